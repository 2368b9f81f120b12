import type { Seat } from '@slapwise/kernel'
import type { TableState } from '../game/source.ts'
import { useSpeech } from '../words/index.tsx'

/** What everybody at the table is called, by whoever looks at it. */
export function useWho({ people, match }: TableState): (seat: Seat) => string {
  const { words } = useSpeech()
  return (seat) => (seat === match.own.seat ? words.table.you : (people[seat].name ?? words.bots[seat]))
}
