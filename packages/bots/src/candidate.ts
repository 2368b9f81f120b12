import type { Answer } from '@slapwise/kernel'

/** An answer that might be better than the first one, and what it has gained over it, deal by deal. */
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

  /** Whether the gain is no accident. */
  get isReliablyBetter(): boolean {
    return this.meanGain > this.standardError
  }

  /** Whether it could still turn out to gain so much. */
  couldGain(points: number): boolean {
    return this.meanGain + 2 * this.standardError > points
  }
}
