/** Minimum time for an answer, even if the player's time for this turn is used up. */
export const MIN_ANSWER_MS = 5000

/** One time budget per player and turn, shared by all prompts of the turn. */
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
