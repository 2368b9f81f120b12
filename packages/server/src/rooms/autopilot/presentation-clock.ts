import { type Act, PATIENCE, PLAIN, TAKE_BACK, totalOf } from '@slapwise/kernel'

/**
 * When everybody who looks has seen what was told, which takes the same for all: pages show it act by act. By a clock
 * that nobody sets.
 */
export class PresentationClock {
  /** When the last act begins, and with it what is asked next is seen. */
  #askedAt = 0
  #seenAt = 0

  /** `beat`: milliseconds for a plain step; `mayBeTakenBack`: a person has decided it, and may have slipped. */
  tell(acts: readonly Act<unknown>[], beat: number, mayBeTakenBack: boolean): void {
    const now = performance.now()
    const scale = beat / PLAIN.ms
    const isLate = this.#seenAt - now > PATIENCE * scale
    const start = isLate ? now : Math.max(now, this.#seenAt)
    this.#askedAt = start + totalOf(acts.slice(0, -1)) * scale
    const rest = Math.max(acts.at(-1)!.ms, mayBeTakenBack ? TAKE_BACK : 0)
    this.#seenAt = this.#askedAt + rest * scale
  }

  /** Milliseconds until the open question is seen. */
  get untilAsked(): number {
    return Math.max(0, this.#askedAt - performance.now())
  }

  /** Milliseconds until all of it has been seen. */
  get untilSeen(): number {
    return Math.max(0, this.#seenAt - performance.now())
  }
}
