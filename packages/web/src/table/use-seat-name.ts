import type { Seat } from '@slapwise/kernel'
import { useCallback } from 'react'
import { useI18n } from '../i18n/index.tsx'
import type { TableState } from '../match-sources/table-source.ts'

/** What everybody at the table is called, by whoever looks at it; the same function until somebody is called otherwise. */
export function useSeatName({ players: people, match }: TableState): (seat: Seat) => string {
  const { messages: words } = useI18n()
  const own = match.own.seat
  const everybody = people.map(({ name }) => name).join('\n')
  return useCallback((seat) => (seat === own ? words.table.you : people[seat].name), [everybody, own, words])
}
