/** Lets a number of things through in a time, and a burst of twice as many at once. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #capacity: number
  #tokens: number
  #refilledAt: number

  constructor(perSecond: number, now: number, capacity = perSecond * 2) {
    this.#perSecond = perSecond
    this.#capacity = capacity
    this.#tokens = capacity
    this.#refilledAt = now
  }

  /** What weighs more than there is room for weighs as much as there is. */
  take(now: number, weight = 1): boolean {
    this.#refill(now)
    const weighed = Math.min(weight, this.#capacity)
    if (this.#tokens < weighed) return false
    this.#tokens -= weighed
    return true
  }

  hasToken(now: number): boolean {
    this.#refill(now)
    return this.#tokens >= 1
  }

  /** Takes what cannot be refused any more: what is missing has to flow in before there is anything again. */
  charge(now: number, weight = 1): void {
    this.#refill(now)
    this.#tokens -= weight
  }

  /** Whether nothing has been taken lately: a new one would be just the same. */
  isFull(now: number): boolean {
    this.#refill(now)
    return this.#tokens >= this.#capacity
  }

  /** Nothing flows out, whatever the clock does. */
  #refill(now: number): void {
    const filled = this.#tokens + (Math.max(0, now - this.#refilledAt) / 1000) * this.#perSecond
    this.#tokens = Math.min(this.#capacity, filled)
    this.#refilledAt = now
  }
}

/** How many buckets there may be before those that are full are forgotten. */
const EVICTION_THRESHOLD = 1_000

/** A bucket for everybody, by who they are or where they come from. */
export class TokenBuckets {
  readonly #perSecond: number
  readonly #capacity: number
  readonly #byKey = new Map<string, TokenBucket>()
  #evictAt = EVICTION_THRESHOLD

  constructor(perSecond: number, capacity = perSecond * 2) {
    this.#perSecond = perSecond
    this.#capacity = capacity
  }

  get size(): number {
    return this.#byKey.size
  }

  take(key: string, now: number, weight?: number): boolean {
    return this.#bucketFor(key, now).take(now, weight)
  }

  charge(key: string, now: number, weight?: number): void {
    this.#bucketFor(key, now).charge(now, weight)
  }

  /** Whether there is something left to take. */
  hasToken(key: string, now: number): boolean {
    return this.#byKey.get(key)?.hasToken(now) ?? true
  }

  #bucketFor(key: string, now: number): TokenBucket {
    const found = this.#byKey.get(key)
    if (found) return found
    if (this.#byKey.size >= this.#evictAt) this.#evictFull(now)
    const bucket = new TokenBucket(this.#perSecond, now, this.#capacity)
    this.#byKey.set(key, bucket)
    return bucket
  }

  /** Twice as many as are left may come before the next time, so that nobody makes it a habit. */
  #evictFull(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key)
    this.#evictAt = Math.max(EVICTION_THRESHOLD, this.#byKey.size * 2)
  }
}

/** Counts how many of something each address has at a time. */
export class ConcurrencyLimit {
  readonly #max: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#max = most
  }

  acquire(address: string): boolean {
    const count = this.#counts.get(address) ?? 0
    if (count >= this.#max) return false
    this.#counts.set(address, count + 1)
    return true
  }

  release(address: string): void {
    const left = (this.#counts.get(address) ?? 1) - 1
    if (left > 0) this.#counts.set(address, left)
    else this.#counts.delete(address)
  }
}
