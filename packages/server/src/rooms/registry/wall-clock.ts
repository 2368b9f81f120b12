const HOUR = 3_600_000

/** It is set by more than that by people and machines that know better, or worse, and by less all the time. */
const JUMP = HOUR
const LONG_ENOUGH = 6 * HOUR

/**
 * The clock on the wall, as far as it can be believed: a machine may start with a wrong one, or somebody may set it years
 * ahead and back again. What cannot be undone waits until it has gone evenly for hours, by a clock that nobody sets.
 */
export class WallClock {
  #ahead = Number.NaN
  #evenSince = 0

  /** To be asked over and over, with what both clocks say. */
  isToBeBelieved(wall: number, steady: number): boolean {
    const ahead = wall - steady
    const isEven = Math.abs(ahead - this.#ahead) < JUMP
    this.#ahead = ahead
    if (!isEven) this.#evenSince = steady
    return steady - this.#evenSince >= LONG_ENOUGH
  }
}
