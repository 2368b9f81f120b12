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

  /** What weighs more than there is room for weighs as much as there is. */
  take(now: number, weight = 1): boolean {
    this.#fill(now)
    const weighed = Math.min(weight, this.#capacity)
    if (this.#level < weighed) return false
    this.#level -= weighed
    return true
  }

  holds(now: number): boolean {
    this.#fill(now)
    return this.#level >= 1
  }

  /** Takes what cannot be refused any more: what is missing has to flow in before there is anything again. */
  owe(now: number, weight = 1): void {
    this.#fill(now)
    this.#level -= weight
  }

  /** Whether nothing has been taken lately: a new one would be just the same. */
  isFull(now: number): boolean {
    this.#fill(now)
    return this.#level >= this.#capacity
  }

  /** Nothing flows out, whatever the clock does. */
  #fill(now: number): void {
    const filled = this.#level + (Math.max(0, now - this.#filledAt) / 1000) * this.#perSecond
    this.#level = Math.min(this.#capacity, filled)
    this.#filledAt = now
  }
}

/** How many buckets there may be before those that are full are forgotten. */
const BUCKETS_KEPT = 1_000

/** A bucket for everybody, by who they are or where they come from. */
export class Buckets {
  readonly #perSecond: number
  readonly #capacity: number
  readonly #byKey = new Map<string, Bucket>()
  #tidyAt = BUCKETS_KEPT

  constructor(perSecond: number, capacity = perSecond * 2) {
    this.#perSecond = perSecond
    this.#capacity = capacity
  }

  get size(): number {
    return this.#byKey.size
  }

  take(key: string, now: number, weight?: number): boolean {
    return this.#of(key, now).take(now, weight)
  }

  owe(key: string, now: number, weight?: number): void {
    this.#of(key, now).owe(now, weight)
  }

  /** Whether there is something left to take. */
  has(key: string, now: number): boolean {
    return this.#byKey.get(key)?.holds(now) ?? true
  }

  #of(key: string, now: number): Bucket {
    const found = this.#byKey.get(key)
    if (found) return found
    if (this.#byKey.size >= this.#tidyAt) this.#tidy(now)
    const bucket = new Bucket(this.#perSecond, now, this.#capacity)
    this.#byKey.set(key, bucket)
    return bucket
  }

  /** Twice as many as are left may come before the next time, so that nobody makes it a habit. */
  #tidy(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key)
    this.#tidyAt = Math.max(BUCKETS_KEPT, this.#byKey.size * 2)
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
