import {
  MAX_PRESENTATION_LAG_MS,
  NORMAL_DURATION,
  type StageStep,
  TAKE_BACK_GRACE_MS,
  totalMs,
} from '@slapwise/kernel'

/**
 * When everybody who looks has seen what was told, which takes the same for all: pages show it act by act. By a clock
 * that nobody sets.
 */
export class PresentationClock {
  /** When the last act begins, and with it what is asked next is seen. */
  #promptShownAt = 0
  #allShownAt = 0

  /** `beat`: milliseconds for a plain step; `mayBeTakenBack`: a person has decided it, and may have slipped. */
  addSteps(acts: readonly StageStep<unknown>[], beat: number, mayBeTakenBack: boolean): void {
    const now = performance.now()
    const scale = beat / NORMAL_DURATION.ms
    const isLate = this.#allShownAt - now > MAX_PRESENTATION_LAG_MS * scale
    const start = isLate ? now : Math.max(now, this.#allShownAt)
    this.#promptShownAt = start + totalMs(acts.slice(0, -1)) * scale
    const rest = Math.max(acts.at(-1)!.ms, mayBeTakenBack ? TAKE_BACK_GRACE_MS : 0)
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
