import type { MatchRecord } from '@slapwise/kernel'
import type { PlayMessages } from '../i18n/messages.ts'

/** Who sat where, as far as it is written down. */
export const listPlayerNames = (
  { settings, players }: Pick<MatchRecord, 'settings'> & { readonly players?: readonly string[] | undefined },
  messages: PlayMessages,
): string[] =>
  Array.from({ length: settings.players }, (_, seat) => players?.[seat] ?? messages.playerName(seat + 1))
