/** Nobody has to answer faster than that, in milliseconds, even if their time for this turn is over. */
const LEAST = 5000

/** One clock for each player in a turn: what is left of it is all they have for the questions that come. */
export class TurnTime {
  readonly #left = new Map<number, number>()
  #late: number[] = []

  begin(): void {
    this.#left.clear()
    this.#late = []
  }

  leftFor(seat: number, allotted: number): number {
    return Math.min(allotted, Math.max(LEAST, this.#left.get(seat) ?? allotted))
  }

  keep(seat: number, left: number): void {
    this.#left.set(seat, left)
  }

  miss(seat: number): void {
    this.#late.push(seat)
  }

  isLate(seat: number): boolean {
    return this.#late.includes(seat)
  }
}
