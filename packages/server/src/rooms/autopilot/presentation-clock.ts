import { MAX_PRESENTATION_LAG_MS, NORMAL_DURATION, type StageStep, totalMs } from '@slapwise/kernel'

/**
 * Computes when the pages have finished showing the last facts, step by step; it takes the same time for all viewers.
 * Monotonic time (`performance.now`), so that changes of the system clock have no effect.
 */
export class PresentationClock {
  /** Start of the last step, when the next prompt is shown. */
  #promptShownAt = 0
  #allShownAt = 0

  /** `stepDurationMs` is the duration of a normal step. */
  addSteps(steps: readonly StageStep<unknown>[], stepDurationMs: number): void {
    const now = performance.now()
    const scale = stepDurationMs / NORMAL_DURATION.ms
    const isLate = this.#allShownAt - now > MAX_PRESENTATION_LAG_MS * scale
    const start = isLate ? now : Math.max(now, this.#allShownAt)
    this.#promptShownAt = start + totalMs(steps.slice(0, -1)) * scale
    this.#allShownAt = this.#promptShownAt + steps.at(-1)!.ms * scale
  }

  /** Milliseconds until the open prompt is shown. */
  get msUntilPromptShown(): number {
    return Math.max(0, this.#promptShownAt - performance.now())
  }

  /** Milliseconds until the last step has ended. */
  get msUntilAllShown(): number {
    return Math.max(0, this.#allShownAt - performance.now())
  }
}
