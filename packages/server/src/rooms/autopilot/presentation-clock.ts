import { type Act, PATIENCE, PLAIN, TAKE_BACK, totalOf } from '@slapwise/kernel'

/**
 * When everybody who looks has seen what was told, which takes the same for all: pages show it act by act. By a clock
 * that nobody sets.
 */
export class PresentationClock {
  /** When the last act begins, and with it what is asked next is seen. */
  #promptShownAt = 0
  #allShownAt = 0

  /** `beat`: milliseconds for a plain step; `mayBeTakenBack`: a person has decided it, and may have slipped. */
  addSteps(acts: readonly Act<unknown>[], beat: number, mayBeTakenBack: boolean): void {
    const now = performance.now()
    const scale = beat / PLAIN.ms
    const isLate = this.#allShownAt - now > PATIENCE * scale
    const start = isLate ? now : Math.max(now, this.#allShownAt)
    this.#promptShownAt = start + totalOf(acts.slice(0, -1)) * scale
    const rest = Math.max(acts.at(-1)!.ms, mayBeTakenBack ? TAKE_BACK : 0)
    this.#allShownAt = this.#promptShownAt + rest * scale
  }

  /** Milliseconds until the open question is seen. */
  get msUntilPromptShown(): number {
    return Math.max(0, this.#promptShownAt - performance.now())
  }

  /** Milliseconds until all of it has been seen. */
  get msUntilAllShown(): number {
    return Math.max(0, this.#allShownAt - performance.now())
  }
}
