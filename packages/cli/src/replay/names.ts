import type { MatchRecord } from '@slapwise/kernel'
import type { PlayWords } from '../words/lexicon.ts'

/** Who sat where, as far as it is written down. */
export const playerNames = (
  { settings, players }: Pick<MatchRecord, 'settings'> & { readonly players?: readonly string[] | undefined },
  words: PlayWords,
): string[] =>
  Array.from({ length: settings.players }, (_, seat) => players?.[seat] ?? words.player(seat + 1))
