import type { Seat } from '@slapwise/kernel'
import { ENDINGS, type Ending, HAND_COUNTS, type Verdict } from '../model/ending.ts'
import type { Table } from '../model/table.ts'

/** The round ends. What the turn still brings depends on the reason. */
export function endRoundBy(table: Table, ending: Ending): void {
  if (table.ending === null || ENDINGS.indexOf(ending) > ENDINGS.indexOf(table.ending)) table.ending = ending
}

const SPARED: Verdict = { countsHand: false, points: 0 }

/**
 * An event ends the round at once, and everybody who takes part in it scores by its verdict. With a second such event, both
 * verdicts hold for whoever was hit by both; the same one holds once.
 */
export function endRoundAtOnce(
  table: Table,
  ending: Ending,
  players: readonly Seat[],
  verdict: Verdict,
): void {
  endRoundBy(table, ending)
  const before = table.verdicts ?? table.hands.map(() => SPARED)
  table.verdicts = before.map((earlier, seat) => (players.includes(seat) ? both(earlier, verdict) : earlier))
}

const both = (a: Verdict, b: Verdict): Verdict => ({
  countsHand: a.countsHand || b.countsHand,
  points: Math.max(a.points, b.points),
})

export const verdictOn = ({ verdicts }: Table, seat: Seat): Verdict => verdicts?.[seat] ?? HAND_COUNTS

/** Whether an event has ended the round, and luck has spared this seat from it. */
export const isSparedAtTheEnd = (table: Table, seat: Seat): boolean => {
  const { countsHand, points } = verdictOn(table, seat)
  return !countsHand && points === 0
}

/** Whether nothing more of this turn happens, except the rest of a Plague. */
export const turnIsOver = ({ ending, setup }: Table): boolean =>
  ending !== null && setup.endings[ending] !== 'wishes'

/** Whether what lasts has no say any more. */
export const everythingIsOver = ({ ending, setup }: Table): boolean =>
  ending !== null && setup.endings[ending] === 'everything'
