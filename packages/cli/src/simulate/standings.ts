import type { PublicFrame } from '@slapwise/kernel'

/** The mean of many values, and how far the true one may be from it, in 95 of 100 cases. */
export class Mean {
  #count = 0
  #mean = 0
  #squares = 0

  add(value: number): void {
    this.#count++
    const off = value - this.#mean
    this.#mean += off / this.#count
    this.#squares += off * (value - this.#mean)
  }

  toJSON(): Estimate {
    const deviation = Math.sqrt(this.#squares / (this.#count - 1) / this.#count)
    return {
      mean: this.#count === 0 ? null : rounded(this.#mean),
      margin: this.#count < 2 ? null : rounded(1.96 * deviation),
    }
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

export interface Estimate {
  /** Null if there was nothing to count. */
  readonly mean: number | null
  /** Null for one value alone, which says nothing about how far it may be off. */
  readonly margin: number | null
}

/** How one kind of bot fared, over all matches. */
export interface Standing {
  /** At each table. */
  readonly seats: number
  /** The part of a match that its seats win together; of a shared win a part. */
  readonly wins: Estimate
  /** The same for a round. */
  readonly rounds: Estimate
  /** Of a seat, at the end of a match. */
  readonly points: Estimate
}

/** What the table shows to everybody at the end of a match. */
export type Outcome = Pick<PublicFrame, 'scores' | 'sheet' | 'winners'>

/** Who won, by kind of bot. */
export class Standings {
  readonly #byLevel: ReadonlyMap<string, ReturnType<typeof newStanding>>

  /** The level of each seat. */
  constructor(levels: readonly string[]) {
    this.#byLevel = new Map(levels.map((level) => [level, newStanding(levels, level)]))
  }

  count({ scores, sheet, winners }: Outcome): void {
    // Whether the fewest points are best, or the most, is known by who has won.
    const best = winners.some((seat) => scores[seat] === Math.min(...scores)) ? Math.min : Math.max
    for (const { seats, wins, rounds, points } of this.#byLevel.values()) {
      wins.add(partOf(winners, seats))
      for (const row of sheet) rounds.add(partOf(seatsWith(row, best(...row)), seats))
      if (sheet.length > 0) points.add(seats.reduce((sum, seat) => sum + scores[seat], 0) / seats.length)
    }
  }

  get byLevel(): Record<string, Standing> {
    return Object.fromEntries(
      Array.from(this.#byLevel, ([level, { seats, wins, rounds, points }]) => [
        level,
        {
          seats: seats.length,
          wins: wins.toJSON(),
          rounds: rounds.toJSON(),
          points: points.toJSON(),
        },
      ]),
    )
  }
}

const newStanding = (levels: readonly string[], level: string) => ({
  seats: levels.flatMap((other, seat) => (other === level ? [seat] : [])),
  wins: new Mean(),
  rounds: new Mean(),
  points: new Mean(),
})

const seatsWith = (points: readonly number[], wanted: number): number[] =>
  points.flatMap((value, seat) => (value === wanted ? [seat] : []))

/** How much of what these have won goes to those seats. */
const partOf = (winners: readonly number[], seats: readonly number[]): number =>
  winners.filter((seat) => seats.includes(seat)).length / Math.max(1, winners.length)
