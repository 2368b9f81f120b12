import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { type Answer, type Choice, countAnswers, isLegalAnswer, sampleAnswer } from './choice.ts'

const one: Choice = { kind: 'one', of: 'card', options: [-1, 2, 4] }
const some: Choice = { kind: 'some', of: 'card', options: [0, 3, 4], count: 2 }
const allot: Choice = { kind: 'allot', of: 'seat', options: [1, 2, 3], total: 4 }
const assign: Choice = { kind: 'assign', of: 'seat', options: [1, 2], items: [40, 50, 60] }

/** Small choices of every kind, each with at least one legal answer. */
const small: fc.Arbitrary<Choice> = fc
  .record({
    options: fc.uniqueArray(fc.integer({ min: -1, max: 4 }), { minLength: 1, maxLength: 4 }),
    size: fc.nat(3),
  })
  .chain(({ options, size }) =>
    fc.constantFrom<Choice>(
      { kind: 'one', of: 'card', options },
      { kind: 'some', of: 'card', options, count: Math.min(size, options.length) },
      { kind: 'allot', of: 'seat', options, total: size },
      { kind: 'assign', of: 'seat', options, items: [100, 101, 102].slice(0, size) },
    ),
  )

/** The answer as text, equal for equal answers: answers to `some` are sorted, because their order does not matter. */
const canonical = ({ kind }: Choice, answer: Answer): string =>
  JSON.stringify(kind === 'some' ? (answer as number[]).toSorted((a, b) => a - b) : answer)

/** All legal answers, found by trying every list of small numbers. */
function bruteForce(choice: Choice): Set<string> {
  const numbers = [-1, 0, 1, 2, 3, 4]
  const longer = (lists: number[][]) => lists.flatMap((list) => numbers.map((n) => [...list, n]))
  const lists: number[][][] = [[[]]]
  for (let length = 1; length <= 4; length++) lists.push(longer(lists[length - 1]))
  const legal = [...numbers, ...lists.flat()].filter((answer) => isLegalAnswer(choice, answer))
  return new Set(legal.map((answer) => canonical(choice, answer)))
}

describe('A choice', () => {
  const takes = (choice: Choice, answers: unknown[]) =>
    expect(answers.filter((answer) => isLegalAnswer(choice, answer))).toEqual(answers)
  const refuses = (choice: Choice, answers: unknown[]) =>
    expect(answers.filter((answer) => isLegalAnswer(choice, answer))).toEqual([])
  /** A sparse array. */
  const sparse = (length: number, ...first: number[]) => Object.assign([...first], { length })

  it('of kind `one` accepts one of its options', () => {
    takes(one, [-1, 2, 4])
    refuses(one, [0, 5, 2.5, Number.NaN, Infinity, '2', [2], [], {}, null, undefined, true, 2n])
  })

  it('of kind `some` accepts different options in any order', () => {
    takes(some, [
      [0, 3],
      [3, 0],
      [4, 0],
    ])
    takes({ ...some, count: 0 }, [[]])
    refuses(some, [[3], [0, 3, 4], [3, 3], [3, 5], [3, '4'], [3, [4]], [3, Number.NaN], [3, null], 3, '34'])
    refuses(some, [sparse(2), sparse(2, 3), { length: 2, 0: 3, 1: 4 }])
  })

  it('of kind `allot` accepts an option per piece, with pieces of one option next to each other', () => {
    takes(allot, [
      [1, 1, 1, 1],
      [3, 1, 1, 2],
      [2, 2, 1, 1],
      [1, 1, 2, 2],
    ])
    takes({ ...allot, total: 0 }, [[]])
    refuses(allot, [
      [1, 2, 1, 2],
      [1, 1, 2, 1],
      [3, 1, 2, 3],
    ])
    refuses(allot, [
      [],
      [1],
      [1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 4],
      [1, 1, 1, 0],
      [1, 1, 1, -1],
      1,
      '1111',
    ])
    refuses(allot, [
      ['1', 1, 1, 1],
      [[1], 1, 1, 1],
      [1n, 1n, 1n, 1n],
      [null, 1, 1, 1],
      [Number.NaN, 1, 1, 1],
      [true, 1, 1, 1],
    ])
    refuses(allot, [sparse(4), sparse(4, 1), { length: 4, 0: 1, 1: 1, 2: 1, 3: 1 }])
  })

  it('of kind `assign` accepts an option per item', () => {
    takes(assign, [
      [1, 1, 1],
      [2, 1, 2],
    ])
    takes({ ...assign, items: [] }, [[]])
    refuses(assign, [[1, 1], [1, 1, 1, 1], [1, 1, 3], [1, 1, null], [[1], 1, 1], [1, Number.NaN, 1], 1])
    refuses(assign, [sparse(3), sparse(3, 1, 1), { length: 3, 0: 1, 1: 1, 2: 1 }])
  })

  it('refuses invalid answers of any type without throwing', () => {
    const legal = new Map([one, some, allot, assign].map((choice) => [choice, bruteForce(choice)]))
    const number = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.anything())
    const garbage = fc.oneof(
      number,
      fc.array(number, { maxLength: 4 }),
      fc.sparseArray(number, { maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...legal.keys()), garbage, (choice, answer) => {
        if (isLegalAnswer(choice, answer)) expect(legal.get(choice)).toContain(canonical(choice, answer))
      }),
      { numRuns: 5000 },
    )
  })

  it('refuses a huge answer', () => {
    for (const choice of [some, allot, assign]) refuses(choice, [new Array(1e6).fill(1), sparse(2 ** 31)])
  })

  it('counts its legal answers correctly', () => {
    fc.assert(
      fc.property(small, (choice) => {
        expect(countAnswers(choice)).toBe(bruteForce(choice).size)
      }),
      { numRuns: 60 },
    )
  })

  it('counts its answers without listing them', () => {
    const options = Array.from({ length: 20 }, (_, i) => i)
    expect(countAnswers({ kind: 'some', of: 'card', options, count: 10 })).toBe(184_756)
    expect(countAnswers({ kind: 'allot', of: 'seat', options: [1, 2, 3, 4, 5, 6, 7], total: 4 })).toBe(1603)
    expect(countAnswers({ kind: 'assign', of: 'seat', options: [1, 2, 3], items: options })).toBe(3 ** 20)
  })

  it('is sampled with legal answers only, and every legal answer occurs', () => {
    fc.assert(
      fc.property(small, fc.string(), (choice, seed) => {
        const random = createRandom(seed)
        const sampled = new Set<string>()
        for (let i = 0; i < 64 * 25; i++) {
          const answer = sampleAnswer(choice, random)
          if (!isLegalAnswer(choice, answer)) throw new Error(`${JSON.stringify(answer)} is not legal.`)
          sampled.add(canonical(choice, answer))
        }
        expect(sampled.size).toBe(countAnswers(choice))
      }),
      { numRuns: 60 },
    )
  })

  it.each([one, some, allot, assign])('is sampled uniformly: %o', (choice) => {
    const random = createRandom('fair')
    const total = 30_000
    const n = countAnswers(choice)
    const counts = new Map<string, number>()
    for (let i = 0; i < total; i++) {
      const key = canonical(choice, sampleAnswer(choice, random))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(n)
    const slack = 5 * Math.sqrt((total / n) * (1 - 1 / n))
    for (const count of counts.values()) expect(Math.abs(count - total / n)).toBeLessThan(slack)
  })

  it('is not changed by sampling', () => {
    const before = JSON.stringify(some)
    for (let i = 0; i < 20; i++) sampleAnswer(some, createRandom(`${i}`))
    expect(JSON.stringify(some)).toBe(before)
  })
})
