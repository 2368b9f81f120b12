import type { ValueNetwork } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createValueEstimator } from './value-estimator.ts'

function estimates(value: ValueNetwork, ...seats: number[][]): number[] {
  const into = new Float64Array(seats.length)
  createValueEstimator(value)(Float64Array.from(seats.flat()), seats.length, into)
  return [...into]
}

describe('A value estimator', () => {
  /** Hidden layer 1 computes ReLU(feature 0 − 1); hidden layer 2 computes ReLU(own − half of the sum). */
  const network: ValueNetwork = {
    trainingCommand: '',
    rmse: 1,
    hidden1Weights: [[1], [0]],
    hidden1Biases: [-1],
    hidden2OwnWeights: [[1]],
    hidden2SumWeights: [[-0.5]],
    hidden2Biases: [0.25],
    outputWeights: [10],
    skipWeights: [0, 1],
  }

  it('depends on all seats', () => {
    expect(estimates(network, [5, 0], [3, 0])).toEqual([12.5, 0])
    expect(estimates(network, [5, 0], [9, 0])).toEqual([0, 22.5])
  })

  it('applies ReLU in the hidden layers, and adds the skip weights', () => {
    expect(estimates(network, [0, 7], [0, -7])).toEqual([9.5, -4.5])
  })

  it('keeps no state between calls', () => {
    const estimateValues = createValueEstimator(network)
    const into = new Float64Array(3)
    estimateValues(Float64Array.from([5, 0, 3, 0, 8, 1]), 3, into)
    estimateValues(Float64Array.from([5, 0, 3, 0]), 2, into)
    expect([into[0], into[1]]).toEqual([12.5, 0])
  })
})
