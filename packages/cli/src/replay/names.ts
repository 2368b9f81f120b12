import type { MatchRecord } from '@slapwise/kernel'

/** Who sat where, as far as it is written down. */
export const playerNames = ({ settings, players }: MatchRecord): string[] =>
  Array.from({ length: settings.players }, (_, seat) => players?.[seat] ?? `Player ${seat + 1}`)
