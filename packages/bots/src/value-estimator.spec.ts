import type { ValueNetwork } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createValueEstimator } from './value-estimator.ts'

function guesses(value: ValueNetwork, ...seats: number[][]): number[] {
  const into = new Float64Array(seats.length)
  createValueEstimator(value)(Float64Array.from(seats.flat()), seats.length, into)
  return [...into]
}

describe('A guess', () => {
  /** A seat’s code is how far its first number lies above 1; what counts is how far that lies above half of the sum. */
  const net: ValueNetwork = {
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
    expect(guesses(net, [5, 0], [3, 0])).toEqual([12.5, 0])
    expect(guesses(net, [5, 0], [9, 0])).toEqual([0, 22.5])
  })

  it('counts nothing below zero on the way, and the numbers themselves besides', () => {
    expect(guesses(net, [0, 7], [0, -7])).toEqual([9.5, -4.5])
  })

  it('is the same again: no table leaves anything behind for the next', () => {
    const guesser = createValueEstimator(net)
    const into = new Float64Array(3)
    guesser(Float64Array.from([5, 0, 3, 0, 8, 1]), 3, into)
    guesser(Float64Array.from([5, 0, 3, 0]), 2, into)
    expect([into[0], into[1]]).toEqual([12.5, 0])
  })
})
