import { createValueEstimator } from '@slapwise/bots'
import { createFastRandom, type Random, randomBelow } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { TRAINING_PLANS } from './training-plans.ts'
import { type TrainingExample, ValueNetworkTrainer } from './value-network-trainer.ts'

const SEATS = 3
const STEPS = 3000

/** The target is non-zero only for a seat with more than all others together; the second feature is noise. */
function createExample(random: Random): TrainingExample {
  const values = Array.from({ length: SEATS }, () => randomBelow(random, 10))
  const squaredTargets = values.reduce((a, b) => a + b)
  return {
    features: values.map((number) => Float64Array.of(number, 100 * randomBelow(random, 2))),
    targets: values.map((number) => Math.max(0, 2 * number - squaredTargets)),
  }
}

const centred = (list: readonly number[]) => {
  const mean = list.reduce((a, b) => a + b, 0) / list.length
  return list.map((number) => number - mean)
}

describe('A trained value network', () => {
  it('predicts a non-linear target on unseen examples', () => {
    const random = createFastRandom(7)
    const createExamples = (count: number) => Array.from({ length: count }, () => createExample(random))
    const trainer = new ValueNetworkTrainer(createExamples(100), [32, 16])
    for (let i = 0; i < STEPS; i++) trainer.trainBatch(createExamples(8), 1 - i / STEPS)

    const estimateValues = createValueEstimator({ trainingCommand: '', rmse: 1, ...trainer.network })
    let [squaredError, squaredTargets] = [0, 0]
    for (const { features, targets } of createExamples(300)) {
      const target = new Float64Array(SEATS)
      estimateValues(Float64Array.from(features.flatMap((list) => [...list])), SEATS, target)
      const estimates = centred([...target])
      centred(targets).forEach((gain, seat) => {
        squaredError += (estimates[seat] - gain) ** 2
        squaredTargets += gain ** 2
      })
    }
    expect(squaredError / squaredTargets).toBeLessThan(0.05)
  })

  it.each(TRAINING_PLANS)('has the sizes of the plan: $outputPath', ({ game, hiddenSizes }) => {
    const { hidden1Biases, hidden2Biases } = game.searchHeuristics!.valueNetwork
    expect([hidden1Biases.length, hidden2Biases.length]).toEqual(hiddenSizes)
  })
})
