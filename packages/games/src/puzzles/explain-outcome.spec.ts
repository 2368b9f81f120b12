import type { Puzzle } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { explainOutcome } from './explain-outcome.ts'

type Outcome = Puzzle['outcomes']['best']

const explain = (best: Outcome, obvious: Outcome, players = 3) =>
  explainOutcome({ outcomes: { best, obvious }, settings: { players }, decisions: [] } as unknown as Puzzle)

it('names the rounds that are won, if these are many more', () => {
  const { en, de } = explain({ own: 1, others: 20, wins: 0.9 }, { own: 9, others: 20, wins: 0.4 })
  expect(en).toContain('90 rounds in a hundred, the obvious way 40')
  expect(de).toContain('90 von hundert Runden, auf die naheliegende Art 40')
})

it('names the points that are saved', () => {
  const { en, de } = explain({ own: 10, others: 20, wins: 0.1 }, { own: 21.6, others: 18, wins: 0.1 })
  expect(en).toContain('about 12 points off your sheet')
  expect(de).toContain('etwa 12 Punkte')
})

it('names the points that the others pay', () => {
  const [many, two] = [3, 2].map((players) =>
    explain({ own: 10, others: 30, wins: 0.1 }, { own: 11, others: 18, wins: 0.1 }, players),
  )
  expect([many.en, two.en]).toEqual([
    expect.stringContaining('each of the others about 12 points'),
    expect.stringContaining('your opponent about 12 points'),
  ])
  expect([many.de, two.de]).toEqual([
    expect.stringContaining('Die anderen kostet es je etwa 12 Punkte'),
    expect.stringContaining('Dein Gegenüber kostet es etwa 12 Punkte'),
  ])
})

it('names the points that the player invests', () => {
  const { en, de } = explain({ own: 14, others: 30, wins: 0.1 }, { own: 11, others: 18, wins: 0.1 })
  expect(en).toContain('costs you about 3 points, and each of the others about 12')
  expect(de).toContain('Dich kostet es etwa 3 Punkte, die anderen je etwa 12')
})
