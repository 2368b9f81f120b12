import type { Seat } from '@slapwise/kernel'
import { useCallback } from 'react'
import { useI18n } from '../i18n/index.tsx'
import type { TableState } from '../match-sources/table-source.ts'

/** Player names by seat, with “you” for the viewer. It returns the same function until a name changes. */
export function useSeatName({ players, match }: TableState): (seat: Seat) => string {
  const { messages } = useI18n()
  const own = match.own.seat
  const allNames = players.map(({ name }) => name).join('\n')
  return useCallback(
    (seat) => (seat === own ? messages.table.you : players[seat].name),
    [allNames, own, messages],
  )
}
