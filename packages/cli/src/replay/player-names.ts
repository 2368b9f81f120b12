import type { MatchRecord } from '@slapwise/kernel'
import type { PlayMessages } from '../i18n/messages.ts'

/** The player names of a record, or numbered seats where it has none. */
export const listPlayerNames = (
  { settings, players }: Pick<MatchRecord, 'settings'> & { readonly players?: readonly string[] | undefined },
  messages: PlayMessages,
): string[] =>
  Array.from({ length: settings.players }, (_, seat) => players?.[seat] ?? messages.playerName(seat + 1))
