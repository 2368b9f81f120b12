/** Lets a number of things through in a time, and a burst of twice as many at once. */
export class Bucket {
  readonly #perSecond: number
  readonly #capacity: number
  #level: number
  #filledAt: number

  constructor(perSecond: number, now: number, capacity = perSecond * 2) {
    this.#perSecond = perSecond
    this.#capacity = capacity
    this.#level = capacity
    this.#filledAt = now
  }

  take(now: number): boolean {
    const filled = this.#level + ((now - this.#filledAt) / 1000) * this.#perSecond
    this.#level = Math.min(this.#capacity, filled)
    this.#filledAt = now
    if (this.#level < 1) return false
    this.#level--
    return true
  }
}

/** Counts how many of something each address has at a time. */
export class Counter {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  enter(address: string): boolean {
    const count = this.#counts.get(address) ?? 0
    if (count >= this.#most) return false
    this.#counts.set(address, count + 1)
    return true
  }

  leave(address: string): void {
    const left = (this.#counts.get(address) ?? 1) - 1
    if (left > 0) this.#counts.set(address, left)
    else this.#counts.delete(address)
  }
}
