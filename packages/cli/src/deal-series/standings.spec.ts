import { expect, it } from 'vitest'
import { Standings } from './standings.ts'

it('counts shared wins as fractions and averages points over the seats of a bot', () => {
  const bots = ['simple', 'random', 'random']
  const standings = new Standings(bots)
  standings.count([
    {
      bots,
      scores: [10, 20, 40],
      scoreSheet: [
        [0, 10, 20],
        [10, 10, 20],
      ],
      winners: [0, 1],
    },
  ])
  standings.count([{ bots, scores: [30, 10, 20], scoreSheet: [[30, 10, 20]], winners: [1] }])
  expect(standings.byName).toMatchObject({
    simple: { seats: 1, wins: { mean: 0.25 }, roundWins: { mean: 0.5 }, points: { mean: 20 } },
    random: { seats: 2, wins: { mean: 0.75 }, roundWins: { mean: 0.5 }, points: { mean: 22.5 } },
  })
})

it('follows a bot from seat to seat and treats all matches of a deal as one cluster', () => {
  const standings = new Standings(['a', 'b'])
  const match = (bots: string[], winner: number) => ({
    bots,
    scores: [1, 2],
    scoreSheet: [],
    winners: [winner],
  })
  standings.count([match(['a', 'b'], 0), match(['b', 'a'], 0)])
  standings.count([match(['a', 'b'], 0), match(['b', 'a'], 1)])
  // One win of two and two of two: 0.75 ± 1.96 · 0.25. As four independent matches it would be ± 1.96 · 0.5 / 2.
  expect(standings.byName.a.wins).toEqual({ mean: 0.75, margin: 0.49 })
})
