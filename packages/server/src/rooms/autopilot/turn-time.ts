/** Nobody has to answer faster than that, in milliseconds, even if their time for this turn is over. */
export const MIN_ANSWER_MS = 5000

/** One clock for each player in a turn: what is left of it is all they have for the questions that come. */
export class TurnTimeBudget {
  /** By seat. */
  readonly #timeLeft: (number | undefined)[] = []
  readonly #timedOutSeats: number[] = []

  startTurn(): void {
    this.#timeLeft.fill(undefined)
    this.#timedOutSeats.length = 0
  }

  timeLeftFor(seat: number, allotted: number): number {
    return Math.min(allotted, Math.max(MIN_ANSWER_MS, this.#timeLeft[seat] ?? allotted))
  }

  saveTimeLeft(seat: number, left: number): void {
    this.#timeLeft[seat] = left
  }

  noteTimeout(seat: number): void {
    this.#timedOutSeats.push(seat)
  }

  hasTimedOut(seat: number): boolean {
    return this.#timedOutSeats.includes(seat)
  }
}
