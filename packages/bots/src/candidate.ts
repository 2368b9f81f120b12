import type { Answer } from '@slapwise/kernel'

/** An answer that is compared with the policy's answer: collects its gain over it, one sample per determinization. */
export class Candidate {
  readonly answer: Answer
  #dealCount = 0
  #gainSum = 0
  #squaredGainSum = 0

  constructor(answer: Answer) {
    this.answer = answer
  }

  recordGain(points: number): void {
    this.#dealCount++
    this.#gainSum += points
    this.#squaredGainSum += points * points
  }

  get meanGain(): number {
    return this.#gainSum / this.#dealCount
  }

  /** The standard error of the mean. */
  get standardError(): number {
    const variance = this.#squaredGainSum / this.#dealCount - this.meanGain ** 2
    return Math.sqrt(Math.max(0, variance) / Math.max(1, this.#dealCount - 1))
  }

  /** Whether the mean gain exceeds its standard error. */
  get isReliablyBetter(): boolean {
    return this.meanGain > this.standardError
  }

  /** Whether a gain of `points` lies within two standard errors. */
  couldGain(points: number): boolean {
    return this.meanGain + 2 * this.standardError > points
  }
}
