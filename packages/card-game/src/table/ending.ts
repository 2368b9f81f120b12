import type { Seat } from '@slapwise/kernel'
import { ENDINGS, type Ending, HAND_SCORING, type SeatScoring } from '../model/ending.ts'
import type { Table } from '../model/table.ts'

/** Marks the round as ending. How much of the turn still happens depends on the ending (see `EndingScope`). */
export function scheduleRoundEnd(table: Table, ending: Ending): void {
  if (table.ending === null || ENDINGS.indexOf(ending) > ENDINGS.indexOf(table.ending)) table.ending = ending
}

const NO_SCORING: SeatScoring = { countsHand: false, points: 0 }

/**
 * Ends the round at once; all players who take part in the event get this scoring. After a second such event, the
 * scorings of seats that take part in both are merged.
 */
export function endRoundAtOnce(
  table: Table,
  ending: Ending,
  players: readonly Seat[],
  scoring: SeatScoring,
): void {
  scheduleRoundEnd(table, ending)
  const before = table.verdicts ?? table.hands.map(() => NO_SCORING)
  table.verdicts = before.map((earlier, seat) =>
    players.includes(seat) ? mergeScoring(earlier, scoring) : earlier,
  )
}

const mergeScoring = (a: SeatScoring, b: SeatScoring): SeatScoring => ({
  countsHand: a.countsHand || b.countsHand,
  points: Math.max(a.points, b.points),
})

export const seatScoringOf = ({ verdicts }: Table, seat: Seat): SeatScoring =>
  verdicts?.[seat] ?? HAND_SCORING

/** Whether an event has ended the round and Lucky Bastard has spared this seat from it. */
export const isSparedAtRoundEnd = (table: Table, seat: Seat): boolean => {
  const { countsHand, points } = seatScoringOf(table, seat)
  return !countsHand && points === 0
}

/** Whether the rest of the turn is cut off, except for the rest of a Plague. */
export const isTurnCutOff = ({ ending, setup }: Table): boolean =>
  ending !== null && setup.endingScopes[ending] !== 'wishes'

/** Whether lasting effects no longer act at the end of the round. */
export const areLastingEffectsCutOff = ({ ending, setup }: Table): boolean =>
  ending !== null && setup.endingScopes[ending] === 'everything'
