/** The mean of samples, and how far off it may be. */
export class SampleMean {
  #count = 0
  #sum = 0
  #squaredSum = 0

  record(sample: number): void {
    this.#count++
    this.#sum += sample
    this.#squaredSum += sample * sample
  }

  get count(): number {
    return this.#count
  }

  get isEmpty(): boolean {
    return this.#count === 0
  }

  get mean(): number {
    return this.#sum / this.#count
  }

  /** The standard error of the mean. */
  get standardError(): number {
    const variance = this.#squaredSum / this.#count - this.mean ** 2
    return Math.sqrt(Math.max(0, variance) / Math.max(1, this.#count - 1))
  }
}
