/** Nobody has to answer faster than that, in milliseconds, even if their time for this turn is over. */
const LEAST = 5000

/** One clock for each player in a turn: what is left of it is all they have for the questions that come. */
export class TurnTime {
  /** By seat. */
  readonly #left: (number | undefined)[] = []
  readonly #late: number[] = []

  begin(): void {
    this.#left.fill(undefined)
    this.#late.length = 0
  }

  leftFor(seat: number, allotted: number): number {
    return Math.min(allotted, Math.max(LEAST, this.#left[seat] ?? allotted))
  }

  keep(seat: number, left: number): void {
    this.#left[seat] = left
  }

  miss(seat: number): void {
    this.#late.push(seat)
  }

  isLate(seat: number): boolean {
    return this.#late.includes(seat)
  }
}
