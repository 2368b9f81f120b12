import type { BasePublicView } from '@slapwise/kernel'
import { type Estimate, RatioEstimator } from './ratio-estimator.ts'

/** How one kind of bot fared, over all matches. */
export interface Standing {
  /** At each table. */
  readonly seats: number
  /** The part of a match that its seats win together; of a shared win a part. */
  readonly wins: Estimate
  /** The same for a round. */
  readonly roundWins: Estimate
  /** Of a seat, at the end of a match. */
  readonly points: Estimate
}

/** What the table shows to everybody at the end of a match. */
export type MatchOutcome = Pick<BasePublicView, 'scores' | 'scoreSheet' | 'winners'>

/** A match that is over, and which bot sat where. */
export interface SeatedOutcome extends MatchOutcome {
  readonly bots: readonly string[]
}

/** Who won, by kind of bot. */
export class Standings {
  readonly #byName: ReadonlyMap<string, ReturnType<typeof newStanding>>

  /** The bot of each seat; they may change seats from match to match. */
  constructor(bots: readonly string[]) {
    this.#byName = new Map(bots.map((name) => [name, newStanding(bots, name)]))
  }

  /** All matches that were played with one deal. */
  count(deal: readonly SeatedOutcome[]): void {
    for (const [name, { wins, roundWins, points }] of this.#byName) {
      const results = deal.map((match) => resultOf(match, name))
      const scored = results.filter(({ rows }) => rows > 0)
      wins.add(total(results.map(({ won }) => won)), results.length)
      roundWins.add(total(results.map(({ rowsWon }) => rowsWon)), total(results.map(({ rows }) => rows)))
      points.add(total(scored.map((result) => result.points)), scored.length)
    }
  }

  get byName(): Record<string, Standing> {
    return Object.fromEntries(
      Array.from(this.#byName, ([name, { seats, wins, roundWins, points }]) => [
        name,
        { seats, wins: wins.estimate, roundWins: roundWins.estimate, points: points.estimate },
      ]),
    )
  }
}

const newStanding = (bots: readonly string[], name: string) => ({
  seats: bots.filter((other) => other === name).length,
  wins: new RatioEstimator(),
  roundWins: new RatioEstimator(),
  points: new RatioEstimator(),
})

function resultOf({ bots, scores, scoreSheet, winners }: SeatedOutcome, name: string) {
  const seats = seatsWith(bots, name)
  // Whether the fewest points are best, or the most, is known by who has won.
  const best = winners.some((seat) => scores[seat] === Math.min(...scores)) ? Math.min : Math.max
  return {
    won: winShare(winners, seats),
    rows: scoreSheet.length,
    rowsWon: total(scoreSheet.map((row) => winShare(seatsWith(row, best(...row)), seats))),
    points: total(seats.map((seat) => scores[seat])) / seats.length,
  }
}

const seatsWith = <T>(of: readonly T[], wanted: T): number[] =>
  of.flatMap((value, seat) => (value === wanted ? [seat] : []))

/** How much of what these have won goes to those seats. */
const winShare = (winners: readonly number[], seats: readonly number[]): number =>
  winners.filter((seat) => seats.includes(seat)).length / Math.max(1, winners.length)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
