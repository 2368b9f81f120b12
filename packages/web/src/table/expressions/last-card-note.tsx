import { useI18n } from '../../i18n/index.tsx'
import { useTableContext } from '../table-context.tsx'
import { useSeatName } from '../use-seat-name.ts'
import { useExpressions } from './use-expressions.tsx'

/** The sentences about players who have just come down to one card; null if there are none. */
export function useLastCardText(): string | null {
  const { table } = useI18n().messages
  const { state } = useTableContext()
  const nameOfSeat = useSeatName(state)
  const { lastCardSeats } = useExpressions()
  if (lastCardSeats.length === 0) return null
  return lastCardSeats
    .map((seat) => table.lastCard(nameOfSeat(seat), seat === state.match.own.seat))
    .join(' ')
}

/** Above the prompt bar, in the place of the latest log entry. */
export const LastCardNote = ({ text }: { readonly text: string }) => (
  <p className="table-note alarm">
    <span>{text}</span>
  </p>
)
