import type { Answer } from '@slapwise/kernel'

/** An answer that might be better than the first one, and what it has gained over it, deal by deal. */
export class Rival {
  readonly answer: Answer
  #deals = 0
  #sum = 0
  #squares = 0

  constructor(answer: Answer) {
    this.answer = answer
  }

  gained(points: number): void {
    this.#deals++
    this.#sum += points
    this.#squares += points * points
  }

  get mean(): number {
    return this.#sum / this.#deals
  }

  /** The standard error of the mean. */
  get error(): number {
    const variance = this.#squares / this.#deals - this.mean ** 2
    return Math.sqrt(Math.max(0, variance) / Math.max(1, this.#deals - 1))
  }

  /** Whether the gain is no accident. */
  get isBetter(): boolean {
    return this.mean > this.error
  }

  /** Whether it could still turn out to gain so much. */
  couldGain(points: number): boolean {
    return this.mean + 2 * this.error > points
  }
}
