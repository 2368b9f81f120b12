import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit, TokenBucket, TokenBuckets } from './token-bucket.ts'

describe('A token bucket', () => {
  it('allows a burst, then the refill rate', () => {
    const bucket = new TokenBucket(2, 0)
    const taken = (now: number) => Array.from({ length: 6 }, () => bucket.take(now)).filter(Boolean).length
    expect(taken(0)).toBe(4)
    expect(taken(400)).toBe(0)
    expect(taken(500)).toBe(1)
    expect(taken(1500)).toBe(2)
    expect(taken(1_000_000)).toBe(4)
  })

  it('can have another capacity', () => {
    const bucket = new TokenBucket(1, 0, 3)
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false])
  })

  it('takes a large weight only when there are enough tokens, and one above its capacity when it is full', () => {
    const bucket = new TokenBucket(1, 0, 10)
    expect([6, 6, 4].map((weight) => bucket.take(0, weight))).toEqual([true, false, true])
    expect([bucket.take(9_000, 99), bucket.take(10_000, 99)]).toEqual([false, true])
  })

  it('can be overdrawn, and refills first then', () => {
    const bucket = new TokenBucket(1, 0, 2)
    for (let i = 0; i < 5; i++) bucket.charge(0)
    expect([3_999, 4_000].map((now) => bucket.hasToken(now))).toEqual([false, true])
  })

  it('loses nothing when the clock goes back', () => {
    const bucket = new TokenBucket(1, 3_600_000, 2)
    expect([bucket.take(3_600_000), bucket.take(0), bucket.take(500), bucket.take(1_000)]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})

describe('Token buckets', () => {
  it('are independent of each other', () => {
    const buckets = new TokenBuckets(1, 1)
    expect(['a', 'a', 'b'].map((key) => buckets.take(key, 0))).toEqual([true, false, true])
    expect([buckets.hasToken('a', 0), buckets.hasToken('c', 0), buckets.hasToken('a', 1_000)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('are evicted when they are full again, and not before', () => {
    const buckets = new TokenBuckets(1, 1)
    for (let i = 0; i < 1_000; i++) buckets.take(`early ${i}`, 0)
    buckets.take('late', 900)
    for (let i = 0; i < 1_000; i++) buckets.take(`later ${i}`, 1_000)
    expect(buckets.size).toBeLessThan(1_100)
    expect(buckets.take('late', 1_000)).toBe(false)
  })
})

describe('A concurrency limit', () => {
  it('allows a number of uses per address', () => {
    const counter = new ConcurrencyLimit(2)
    expect(['a', 'a', 'a', 'b'].map((address) => counter.acquire(address))).toEqual([true, true, false, true])
    counter.release('a')
    expect([counter.acquire('a'), counter.acquire('a')]).toEqual([true, false])
  })

  it('ignores a release without a use', () => {
    const counter = new ConcurrencyLimit(1)
    counter.release('a')
    expect([counter.acquire('a'), counter.acquire('a')]).toEqual([true, false])
  })
})
