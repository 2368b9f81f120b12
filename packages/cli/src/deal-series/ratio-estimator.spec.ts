import { expect, it } from 'vitest'
import { RatioEstimator } from './ratio-estimator.ts'

function ratioOf(...deals: [sum: number, units?: number][]): RatioEstimator {
  const ratio = new RatioEstimator()
  for (const deal of deals) ratio.add(...deal)
  return ratio
}

it('knows the mean, and how far it may be off', () => {
  const ratio = ratioOf([2], [4], [4], [4], [5], [5], [7], [9])
  // The standard deviation of these is 2.138, and there are 8: 1.96 · 2.138 / √8.
  expect(ratio.estimate).toEqual({ mean: 5, margin: 1.4816 })
  expect(ratioOf().estimate).toEqual({ mean: null, margin: null })
  expect(ratioOf([0, 0]).estimate).toEqual({ mean: null, margin: null })
  expect(ratioOf([3]).estimate).toEqual({ mean: 3, margin: null })
})

it('takes deals for what is independent, however many units they have', () => {
  // 12 of 24. Each deal is off by 1, -2 and 1 from half of its units, in 8 units a deal: √(6 / 8² / 2 / 3) = 0.125.
  expect(ratioOf([3, 4], [4, 12], [5, 8]).estimate).toEqual({ mean: 0.5, margin: 0.245 })
  // The same rounds as one deal each are surer: 12 wins in 24 have a standard error of √(0.25 / 23) = 0.1043.
  const alone = Array.from({ length: 24 }, (_, i): [number] => [i % 2])
  expect(ratioOf(...alone).estimate).toEqual({ mean: 0.5, margin: 0.2043 })
})

it('is surer of a difference on the same deals than of either', () => {
  const less = ratioOf([10], [20], [30], [40])
  const more = ratioOf([12], [23], [32], [43])
  expect(less.estimate.margin).toBeGreaterThan(12)
  // 2, 3, 2 and 3 more: 2.5, with a standard deviation of 0.5774, of four.
  expect(more.differenceFrom(less)).toEqual({ mean: 2.5, margin: 0.5658 })
  expect(more.differenceFrom(ratioOf())).toEqual({ mean: null, margin: null })
})
