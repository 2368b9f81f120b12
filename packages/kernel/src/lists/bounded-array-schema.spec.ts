import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boundedArraySchema, MAX_REPORTED_ISSUES } from './bounded-array-schema.ts'

const flawsIn = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('A bounded array schema', () => {
  const numbers = boundedArraySchema(z.int().max(9), 1, 100)

  it('validates each item', () => {
    const same = z.array(z.int().max(9)).min(1).max(100)
    for (const value of [
      [1, 2],
      [],
      [1, 10, 'x', 2.5],
      'x',
      null,
      undefined,
      {},
      Array(101).fill(1),
      [undefined, 1],
    ]) {
      expect(numbers.safeParse(value).data).toEqual(same.safeParse(value).data)
      expect(flawsIn(numbers, value)).toEqual(flawsIn(same, value))
    }
  })

  it('stops after the first issues, and does not read arrays that are too long', () => {
    let reads = 0
    const reading = (length: number) =>
      new Proxy(Array(length).fill('x'), {
        get(list, key) {
          if (key !== 'length') reads++
          return list[key as keyof typeof list]
        },
      })
    expect(flawsIn(numbers, reading(100))).toHaveLength(MAX_REPORTED_ISSUES)
    expect(reads).toBeLessThan(2 * MAX_REPORTED_ISSUES)
    expect(flawsIn(numbers, reading(4_000))).toHaveLength(1)
    expect(reads).toBeLessThan(2 * MAX_REPORTED_ISSUES)
  })

  it('reports paths in nested arrays, with the same limit for all of them together', () => {
    const rows = z.object({ rows: boundedArraySchema(boundedArraySchema(z.int(), 0, 12), 0, 12) })
    expect(
      flawsIn(rows, {
        rows: [
          [1, 2],
          [1, 'x'],
        ],
      }),
    ).toEqual(['rows.1.1: Invalid input: expected number, received string'])
    expect(flawsIn(rows, { rows: Array(12).fill(Array(12).fill('x')) })).toHaveLength(MAX_REPORTED_ISSUES)
  })

  it('applies transformations of its items', () => {
    expect(boundedArraySchema(z.string().trim(), 0, 3).parse([' a ', 'b'])).toEqual(['a', 'b'])
  })
})
