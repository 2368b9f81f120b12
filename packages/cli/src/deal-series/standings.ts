import type { BasePublicView } from '@slapwise/kernel'
import { type Estimate, RatioEstimator } from './ratio-estimator.ts'

/** The results of one kind of bot over all matches. */
export interface Standing {
  /** The number of its seats at each table. */
  readonly seats: number
  /** The share of matches won by its seats; a shared win counts as a fraction. */
  readonly wins: Estimate
  /** The share of rounds won by its seats. */
  readonly roundWins: Estimate
  /** Mean final score of its seats. */
  readonly points: Estimate
}

/** The public result of a match. */
export type MatchOutcome = Pick<BasePublicView, 'scores' | 'scoreSheet' | 'winners'>

/** The public result of a match and the bot in each seat. */
export interface SeatedOutcome extends MatchOutcome {
  readonly bots: readonly string[]
}

/** Counts wins and points by kind of bot. */
export class Standings {
  readonly #byName: ReadonlyMap<string, ReturnType<typeof newStanding>>

  /** `bots` has one entry per seat; bots may change seats from match to match. */
  constructor(bots: readonly string[]) {
    this.#byName = new Map(bots.map((name) => [name, newStanding(bots, name)]))
  }

  /** Counts all matches of one deal. */
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
  // Whether low or high scores win follows from the score of the winner.
  const best = winners.some((seat) => scores[seat] === Math.min(...scores)) ? Math.min : Math.max
  return {
    won: winShare(winners, seats),
    rows: scoreSheet.length,
    rowsWon: total(scoreSheet.map((row) => winShare(seatsWith(row, best(...row)), seats))),
    points: total(seats.map((seat) => scores[seat])) / seats.length,
  }
}

const seatsWith = <T>(of: readonly T[], sought: T): number[] =>
  of.flatMap((value, seat) => (value === sought ? [seat] : []))

/** The share of the winners that sit in the given seats. */
const winShare = (winners: readonly number[], seats: readonly number[]): number =>
  winners.filter((seat) => seats.includes(seat)).length / Math.max(1, winners.length)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
