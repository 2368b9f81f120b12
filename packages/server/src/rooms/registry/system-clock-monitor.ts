const HOUR_MS = 3_600_000

/** It is set by more than that by people and machines that know better, or worse, and by less all the time. */
const MAX_JUMP_MS = HOUR_MS
const STABLE_FOR_MS = 6 * HOUR_MS

/**
 * The clock on the wall, as far as it can be believed: a machine may start with a wrong one, or somebody may set it years
 * ahead and back again. What cannot be undone waits until it has gone evenly for hours, by a clock that nobody sets.
 */
export class SystemClockMonitor {
  #offset = Number.NaN
  #stableSince = 0

  /** To be asked over and over, with what both clocks say. */
  isTrusted(wall: number, steady: number): boolean {
    const ahead = wall - steady
    const isEven = Math.abs(ahead - this.#offset) < MAX_JUMP_MS
    this.#offset = ahead
    if (!isEven) this.#stableSince = steady
    return steady - this.#stableSince >= STABLE_FOR_MS
  }
}
