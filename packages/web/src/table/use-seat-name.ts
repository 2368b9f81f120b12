import type { Seat } from '@slapwise/kernel'
import { useCallback } from 'react'
import { useI18n } from '../i18n/index.tsx'
import type { TableState } from '../match-sources/table-source.ts'

/** What everybody at the table is called, by whoever looks at it; the same function until somebody is called otherwise. */
export function useSeatName({ players, match }: TableState): (seat: Seat) => string {
  const { messages } = useI18n()
  const own = match.own.seat
  const everybody = players.map(({ name }) => name).join('\n')
  return useCallback(
    (seat) => (seat === own ? messages.table.you : players[seat].name),
    [everybody, own, messages],
  )
}
