import type { SearchEffort } from '@slapwise/kernel'

/**
 * The end of a search: by a number of rollouts, which is reproducible, or by a clock. The clock is asked before each
 * rollout, since one determinization with all candidates takes many milliseconds on a slow phone.
 */
export class RolloutBudget implements SearchEffort {
  readonly maxRollouts: number
  readonly #isTimeUp: () => boolean
  rollouts = 0
  isCutShort = false

  constructor(maxRollouts: number, isTimeUp: () => boolean) {
    this.maxRollouts = maxRollouts
    this.#isTimeUp = isTimeUp
  }

  get isSpent(): boolean {
    return this.rollouts >= this.maxRollouts || this.isTimeUp
  }

  get isTimeUp(): boolean {
    this.isCutShort ||= this.#isTimeUp()
    return this.isCutShort
  }

  get effort(): SearchEffort {
    const { rollouts, maxRollouts, isCutShort } = this
    return { rollouts, maxRollouts, isCutShort }
  }
}
