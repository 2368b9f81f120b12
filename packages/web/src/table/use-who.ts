import type { Seat } from '@slapwise/kernel'
import { useCallback } from 'react'
import type { TableState } from '../game/source.ts'
import { useI18n } from '../words/index.tsx'

/** What everybody at the table is called, by whoever looks at it; the same function until somebody is called otherwise. */
export function useSeatName({ players: people, match }: TableState): (seat: Seat) => string {
  const { messages: words } = useI18n()
  const own = match.own.seat
  const everybody = people.map(({ name }) => name).join('\n')
  return useCallback((seat) => (seat === own ? words.table.you : people[seat].name), [everybody, own, words])
}
