import { findIndices, type Seat } from '@slapwise/kernel'
import type { RoundOverFact } from './score-messages.ts'

/** The seats that Finish Line and Doomsday have hit in a round that they have ended. */
export const groupHitSeats = ({
  verdicts,
}: RoundOverFact): Record<'byFinishLine' | 'byDoomsday', Seat[]> => ({
  byFinishLine: findIndices(verdicts ?? [], ({ countsHand }) => countsHand),
  byDoomsday: findIndices(verdicts ?? [], ({ points }) => points > 0),
})
