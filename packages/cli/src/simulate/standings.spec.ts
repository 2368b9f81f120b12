import { expect, it } from 'vitest'
import { Mean, Standings } from './standings.ts'

it('knows the mean, and how far it may be off', () => {
  const mean = new Mean()
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) mean.add(value)
  // The standard deviation of these is 2.138.
  expect(mean.toJSON()).toEqual({ mean: 5, margin: 1.4816 })
  expect(new Mean().toJSON()).toEqual({ mean: null, margin: null })
  const single = new Mean()
  single.add(3)
  expect(single.toJSON()).toEqual({ mean: 3, margin: null })
})

it('shares a win among those who share it, and points among the seats of a level', () => {
  const standings = new Standings(['simple', 'chaotic', 'chaotic'])
  standings.count({
    scores: [10, 20, 40],
    sheet: [
      [0, 10, 20],
      [10, 10, 20],
    ],
    winners: [0, 1],
  })
  standings.count({ scores: [30, 10, 20], sheet: [[30, 10, 20]], winners: [1] })
  expect(standings.byLevel).toMatchObject({
    simple: { seats: 1, wins: { mean: 0.25 }, rounds: { mean: 0.5 }, points: { mean: 20 } },
    chaotic: { seats: 2, wins: { mean: 0.75 }, rounds: { mean: 0.5 }, points: { mean: 22.5 } },
  })
})
