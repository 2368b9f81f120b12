import { createValueEstimator } from '@slapwise/bots'
import { createFastRandom, type Random, randomBelow } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { type TrainingExample, ValueNetworkTrainer } from './value-network-trainer.ts'

const SEATS = 3
const STEPS = 3000

/** Only who has more than all others together gains anything; the second number says nothing. */
function lesson(random: Random): TrainingExample {
  const had = Array.from({ length: SEATS }, () => randomBelow(random, 10))
  const all = had.reduce((a, b) => a + b)
  return {
    features: had.map((number) => Float64Array.of(number, 100 * randomBelow(random, 2))),
    targets: had.map((number) => Math.max(0, 2 * number - all)),
  }
}

const centred = (list: readonly number[]) => {
  const mean = list.reduce((a, b) => a + b, 0) / list.length
  return list.map((number) => number - mean)
}

describe('What a training has learnt', () => {
  it('is what the guesser says of positions that it has never seen, though it is no sum of numbers', () => {
    const random = createFastRandom(7)
    const lessons = (count: number) => Array.from({ length: count }, () => lesson(random))
    const training = new ValueNetworkTrainer(lessons(100))
    for (let i = 0; i < STEPS; i++) training.trainBatch(lessons(8), 1 - i / STEPS)

    const guesser = createValueEstimator({ trainingCommand: '', rmse: 1, ...training.network })
    let [off, all] = [0, 0]
    for (const { features, targets } of lessons(300)) {
      const into = new Float64Array(SEATS)
      guesser(Float64Array.from(features.flatMap((list) => [...list])), SEATS, into)
      const guesses = centred([...into])
      centred(targets).forEach((gain, seat) => {
        off += (guesses[seat] - gain) ** 2
        all += gain ** 2
      })
    }
    expect(off / all).toBeLessThan(0.05)
  })
})
