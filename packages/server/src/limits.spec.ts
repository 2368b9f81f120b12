import { describe, expect, it } from 'vitest'
import { Bucket, Counter } from './limits.ts'

describe('A bucket', () => {
  it('lets a burst through, and then as much as flows in', () => {
    const bucket = new Bucket(2, 0)
    const taken = (now: number) => Array.from({ length: 6 }, () => bucket.take(now)).filter(Boolean).length
    expect(taken(0)).toBe(4)
    expect(taken(400)).toBe(0)
    expect(taken(500)).toBe(1)
    expect(taken(1500)).toBe(2)
    expect(taken(1_000_000)).toBe(4)
  })

  it('can have another size', () => {
    const bucket = new Bucket(1, 0, 3)
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false])
  })
})

describe('A counter', () => {
  it('lets so many of an address in at a time', () => {
    const counter = new Counter(2)
    expect(['a', 'a', 'a', 'b'].map((address) => counter.enter(address))).toEqual([true, true, false, true])
    counter.leave('a')
    expect([counter.enter('a'), counter.enter('a')]).toEqual([true, false])
  })

  it('is not confused by who was never there', () => {
    const counter = new Counter(1)
    counter.leave('a')
    expect([counter.enter('a'), counter.enter('a')]).toEqual([true, false])
  })
})
