import type { Seat } from '@slapwise/kernel'
import { ENDINGS, type Ending, HAND_SCORING, type SeatScoring } from '../model/ending.ts'
import type { Table } from '../model/table.ts'

/** The round ends. What the turn still brings depends on the reason. */
export function scheduleRoundEnd(table: Table, ending: Ending): void {
  if (table.ending === null || ENDINGS.indexOf(ending) > ENDINGS.indexOf(table.ending)) table.ending = ending
}

const NO_SCORING: SeatScoring = { countsHand: false, points: 0 }

/**
 * An event ends the round at once, and everybody who takes part in it scores by its verdict. With a second such event, both
 * verdicts hold for whoever was hit by both; the same one holds once.
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

/** Whether an event has ended the round, and luck has spared this seat from it. */
export const isSparedAtRoundEnd = (table: Table, seat: Seat): boolean => {
  const { countsHand, points } = seatScoringOf(table, seat)
  return !countsHand && points === 0
}

/** Whether nothing more of this turn happens, except the rest of a Plague. */
export const isTurnCutOff = ({ ending, setup }: Table): boolean =>
  ending !== null && setup.endingScopes[ending] !== 'wishes'

/** Whether what lasts has no say any more. */
export const areLastingEffectsCutOff = ({ ending, setup }: Table): boolean =>
  ending !== null && setup.endingScopes[ending] === 'everything'
