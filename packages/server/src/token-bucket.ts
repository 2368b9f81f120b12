/** Token bucket: refills at a constant rate and allows a burst of twice that. */
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

  /** A weight above the capacity counts as the capacity. */
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

  /** Takes tokens without refusing, possibly below zero. */
  charge(now: number, weight = 1): void {
    this.#refill(now)
    this.#tokens -= weight
  }

  /** Whether nothing was taken lately, so that a new bucket would be equal. */
  isFull(now: number): boolean {
    this.#refill(now)
    return this.#tokens >= this.#capacity
  }

  /** Never removes tokens, whatever the clock does. */
  #refill(now: number): void {
    const filled = this.#tokens + (Math.max(0, now - this.#refilledAt) / 1000) * this.#perSecond
    this.#tokens = Math.min(this.#capacity, filled)
    this.#refilledAt = now
  }
}

/** The minimum number of buckets at which full ones are evicted. */
const EVICTION_THRESHOLD = 1_000

/** Token buckets by key, such as an identity or an address. */
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

  /** The next eviction happens at twice the remaining size, so that its cost is amortized. */
  #evictFull(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key)
    this.#evictAt = Math.max(EVICTION_THRESHOLD, this.#byKey.size * 2)
  }
}

/** Counts concurrent uses per address. */
export class ConcurrencyLimit {
  readonly #max: number
  readonly #counts = new Map<string, number>()

  constructor(limit: number) {
    this.#max = limit
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
