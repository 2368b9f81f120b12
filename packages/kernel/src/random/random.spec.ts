import { describe, expect, it } from 'vitest'
import { copyRandom, createRandom, type Random, randomBelow, shuffle, shuffled } from './random.ts'

const draws = (random: Random, n: number, count: number) =>
  Array.from({ length: count }, () => randomBelow(random, n))

/** Checks that each of `n` values was drawn within five standard deviations of the expected `total / n`. */
function expectFair(counts: Iterable<number>, total: number, n: number): void {
  const slack = 5 * Math.sqrt((total / n) * (1 - 1 / n))
  for (const count of counts) expect(Math.abs(count - total / n)).toBeLessThan(slack)
}

describe('A random generator', () => {
  it('gives the same numbers for ever, since recorded matches depend on them', () => {
    expect(createRandom('slapwise')).toEqual({
      version: 1,
      a: -1989502033,
      b: 1475250596,
      c: -2033298392,
      d: 1027105399,
    })
    expect(draws(createRandom('slapwise'), 1000, 10)).toEqual([970, 704, 447, 617, 416, 141, 84, 903, 6, 376])
    expect(draws(createRandom(''), 2 ** 31, 4)).toEqual([102583172, 239866625, 617136561, 516652001])
    expect(draws(createRandom('grüezi'), 6, 10)).toEqual([1, 5, 3, 4, 1, 2, 2, 5, 2, 5])
    const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    shuffle(createRandom('slapwise'), cards)
    expect(cards).toEqual([1, 2, 6, 7, 3, 8, 4, 5, 9, 0])
  })

  it('differs by seed', () => {
    expect(draws(createRandom('seed 1'), 1000, 10)).not.toEqual(draws(createRandom('seed 2'), 1000, 10))
  })

  it('continues identically and independently after copying', () => {
    const random = createRandom('copy')
    randomBelow(random, 100)
    const copy = copyRandom(random)
    const first = draws(random, 100, 20)
    expect(draws(copy, 100, 20)).toEqual(first)
  })

  it('survives serialization as JSON', () => {
    const random = createRandom('JSON')
    const read = JSON.parse(JSON.stringify(random)) as Random
    expect(draws(read, 100, 20)).toEqual(draws(random, 100, 20))
  })

  it.each([2, 3, 5, 6, 8, 125])('draws uniformly below %i', (n) => {
    const total = 60_000
    const counts = new Array<number>(n).fill(0)
    for (const drawn of draws(createRandom(`fair ${n}`), n, total)) counts[drawn]++
    expectFair(counts, total, n)
  })

  it('returns 0 below 1 without using the stream', () => {
    const random = createRandom('one')
    const before = copyRandom(random)
    expect([randomBelow(random, 1), randomBelow(random, 0)]).toEqual([0, 0])
    expect(random).toEqual(before)
  })

  it('returns integers within range for huge bounds', () => {
    for (const drawn of draws(createRandom('huge'), 2 ** 31, 1000)) {
      expect(Number.isInteger(drawn)).toBe(true)
      expect(drawn >= 0 && drawn < 2 ** 31).toBe(true)
    }
  })
})

describe('Shuffling', () => {
  it('keeps every card exactly once', () => {
    const cards = Array.from({ length: 125 }, (_, card) => card)
    const shuffled = cards.slice()
    shuffle(createRandom('deck'), shuffled)
    expect(shuffled).not.toEqual(cards)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards)
  })

  it('leaves an empty list and a single card as they are', () => {
    for (const cards of [[], [7]]) {
      const shuffled = cards.slice()
      shuffle(createRandom('few'), shuffled)
      expect(shuffled).toEqual(cards)
    }
  })

  it('of a copy leaves the original unchanged', () => {
    const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const copy = cards.slice()
    shuffle(createRandom('copy'), copy)
    expect(shuffled(createRandom('copy'), cards)).toEqual(copy)
    expect(cards).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('produces all orders equally often', () => {
    const random = createRandom('orders')
    const orders = new Map<string, number>()
    const total = 48_000
    for (let i = 0; i < total; i++) {
      const cards = [1, 2, 3, 4]
      shuffle(random, cards)
      orders.set(cards.join(), (orders.get(cards.join()) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expectFair(orders.values(), total, 24)
  })
})
