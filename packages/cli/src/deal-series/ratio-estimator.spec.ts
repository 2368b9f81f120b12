import { expect, it } from 'vitest'
import { RatioEstimator } from './ratio-estimator.ts'

function ratioOf(...deals: [sum: number, units?: number][]): RatioEstimator {
  const ratio = new RatioEstimator()
  for (const deal of deals) ratio.add(...deal)
  return ratio
}

it('estimates the mean and its margin', () => {
  const ratio = ratioOf([2], [4], [4], [4], [5], [5], [7], [9])
  // The standard deviation of the eight values is 2.138: the margin is 1.96 · 2.138 / √8.
  expect(ratio.estimate).toEqual({ mean: 5, margin: 1.4816 })
  expect(ratioOf().estimate).toEqual({ mean: null, margin: null })
  expect(ratioOf([0, 0]).estimate).toEqual({ mean: null, margin: null })
  expect(ratioOf([3]).estimate).toEqual({ mean: 3, margin: null })
})

it('computes the variance between deals, whatever their number of units', () => {
  // 12 of 24. The deals differ by 1, -2 and 1 from half of their units, with 8 units per deal: √(6 / 8² / 2 / 3) =
  // 0.125.
  expect(ratioOf([3, 4], [4, 12], [5, 8]).estimate).toEqual({ mean: 0.5, margin: 0.245 })
  // The margin is smaller with one deal per round: 12 wins in 24 rounds have a standard error of √(0.25 / 23) = 0.1043.
  const alone = Array.from({ length: 24 }, (_, i): [number] => [i % 2])
  expect(ratioOf(...alone).estimate).toEqual({ mean: 0.5, margin: 0.2043 })
})

it('has a smaller margin for the difference over the same deals', () => {
  const less = ratioOf([10], [20], [30], [40])
  const more = ratioOf([12], [23], [32], [43])
  expect(less.estimate.margin).toBeGreaterThan(12)
  // Differences of 2, 3, 2 and 3: mean 2.5, standard deviation 0.5774, four deals.
  expect(more.differenceFrom(less)).toEqual({ mean: 2.5, margin: 0.5658 })
  expect(more.differenceFrom(ratioOf())).toEqual({ mean: null, margin: null })
})
