import { expect, it } from 'vitest'
import { estimateMean } from './mean-estimate.ts'

it('The interval of a mean has 1.96 standard errors on each side', () => {
  const { mean, confidenceHalfWidth } = estimateMean([2, 4, 4, 6])
  expect(mean).toBe(4)
  expect(confidenceHalfWidth).toBeCloseTo(1.96 * Math.sqrt(8 / 3 / 4))
})

it('Numbers that repeat each other within a cluster do not narrow the interval', () => {
  const single = estimateMean([2, 4, 4, 6])
  const repeated = estimateMean([2, 4, 4, 6].map((number) => [number, number, number]))
  expect(repeated.mean).toBe(single.mean)
  expect(repeated.confidenceHalfWidth).toBeCloseTo(single.confidenceHalfWidth)
})

it('All numbers have the same weight in the mean, however large their clusters are', () => {
  expect(estimateMean([[1, 1, 1], [5]]).mean).toBe(2)
})
