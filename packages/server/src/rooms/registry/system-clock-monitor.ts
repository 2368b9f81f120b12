const HOUR_MS = 3_600_000

/**
 * Larger jumps of the system clock count as a change by hand or by a time service; smaller corrections happen all the
 * time.
 */
const MAX_JUMP_MS = HOUR_MS
const STABLE_FOR_MS = 6 * HOUR_MS

/**
 * Tells whether the system clock can be trusted: a machine may boot with a wrong time, or somebody may set it years
 * ahead and back. Deletions wait until system and monotonic time have advanced evenly for hours.
 */
export class SystemClockMonitor {
  #offset = Number.NaN
  #stableSince = 0

  /** Call it regularly, with the system time and the monotonic time. */
  isTrusted(systemMs: number, monotonicMs: number): boolean {
    const ahead = systemMs - monotonicMs
    const isEven = Math.abs(ahead - this.#offset) < MAX_JUMP_MS
    this.#offset = ahead
    if (!isEven) this.#stableSince = monotonicMs
    return monotonicMs - this.#stableSince >= STABLE_FOR_MS
  }
}
