import type { MatchRecord } from '@slapwise/kernel'
import type { PlayMessages } from '../i18n/messages.ts'

/** Who sat where, as far as it is written down. */
export const listPlayerNames = (
  { settings, players }: Pick<MatchRecord, 'settings'> & { readonly players?: readonly string[] | undefined },
  words: PlayMessages,
): string[] =>
  Array.from({ length: settings.players }, (_, seat) => players?.[seat] ?? words.playerName(seat + 1))
