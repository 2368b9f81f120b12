import { describe, expect, it } from 'vitest'
import type { MatchSummary } from '../../../match-sources/archive/match-summary.ts'
import { placeOf } from '../../../match-sources/archive/match-summary.ts'
import { createSummary } from '../../../match-sources/archive/testing/create-summary.ts'
import { beatenShareOf, computeFigures, createSeries, groupMatches, luckOf } from './figures.ts'

const namesOf = ({ players }: MatchSummary): string[] => players.map((name) => name ?? '?')

describe('A place', () => {
  it('puts winners first, then fewer points before more', () => {
    const match = { scores: [40, 90, 12, 40], winners: [2] }
    expect([0, 1, 2, 3].map((seat) => placeOf(match, seat))).toEqual([2, 4, 1, 2])
  })

  it('is the first for a winner, whatever the points are', () => {
    expect(placeOf({ scores: [99, 0], winners: [0] }, 0)).toBe(1)
    expect(placeOf({ scores: [99, 0], winners: [0] }, 1)).toBe(2)
  })

  it('counts relative to the number of players', () => {
    const second = (players: number) =>
      createSummary({ scores: Array.from({ length: players }, (_, i) => i), winners: [0], seat: 1 })
    expect([2, 3, 5].map((players) => beatenShareOf(second(players)))).toEqual([0, 0.5, 0.75])
    expect(beatenShareOf(createSummary({ scores: [5, 5, 9], winners: [], seat: 0 }))).toBe(0.75)
  })
})

describe('Figures', () => {
  const hits = (attacker: number, victim: number, count: number) => ({ attacker, victim, count })

  it('find nemesis and victim per match played together, not in total', () => {
    const often = createSummary({ course: { rounds: 4, hits: [hits(1, 0, 2), hits(0, 1, 3)] } })
    const once = createSummary({
      players: ['Ada', 'Cem'],
      course: { rounds: 2, hits: [hits(1, 0, 3), hits(0, 1, 1)] },
    })
    const figures = computeFigures([often, often, often, once], namesOf)
    expect(figures).toMatchObject({
      matches: 4,
      rounds: 14,
      nemesis: { name: 'Cem', hitsPerMatch: 3, matches: 1 },
      favouriteVictim: { name: 'Ben', hitsPerMatch: 3, matches: 3 },
    })
  })

  it('name no rival without a hit, and ignore hits among others', () => {
    const match = createSummary({
      players: ['Ada', 'Ben', 'Cem'],
      scores: [1, 2, 3],
      course: { rounds: 1, hits: [hits(1, 2, 9)] },
    })
    expect(computeFigures([match, createSummary({ course: null })], namesOf)).toMatchObject({
      nemesis: null,
      favouriteVictim: null,
      rounds: 1,
    })
  })

  it('state luck over analysed matches only', () => {
    const lucky = createSummary({ account: { luck: 8, skill: -2 } })
    expect(computeFigures([lucky, createSummary({})], namesOf)?.luck).toEqual({ points: 8, matches: 1 })
    expect(computeFigures([createSummary({})], namesOf)?.luck).toBeNull()
  })

  it('leave out matches that were played on from a replay', () => {
    const playedOn = createSummary({ isPlayedOn: true, winners: [0] })
    expect(computeFigures([playedOn], namesOf)).toBeNull()
    expect(computeFigures([playedOn, createSummary({ winners: [1] })], namesOf)).toMatchObject({
      matches: 1,
      wins: 0,
    })
    expect(groupMatches([playedOn])).toEqual([])
    expect(createSeries([playedOn], 9, beatenShareOf).values).toEqual([])
  })

  it('are grouped by game and sets, whatever the order of the sets', () => {
    const groups = groupMatches([
      createSummary({ game: 'board', sets: ['street'] }),
      createSummary({ sets: ['base', 'pandora'] }),
      createSummary({ sets: ['pandora', 'base'], winners: [1] }),
    ])
    expect(groups.map(({ game, matches, wins }) => [game, matches, wins])).toEqual([
      ['frantic', 2, 1],
      ['board', 1, 1],
    ])
  })

  it('run from the oldest match to the newest, with a mean once there are enough', () => {
    const newestFirst = [0, 1, 1, 1, 1, 1].map((winner) =>
      createSummary({ winners: [winner], scores: [9, 9] }),
    )
    const { values, trend } = createSeries(newestFirst, 3, beatenShareOf)
    expect([values, trend]).toEqual([
      [0, 0, 1],
      [null, 0, 1 / 6],
    ])
  })

  it('show the luck of analysed matches over time', () => {
    const newestFirst = [3, null, -1].map((luck) =>
      createSummary({ account: luck === null ? null : { luck, skill: 0 } }),
    )
    expect(createSeries(newestFirst, 9, luckOf).values).toEqual([-1, 3])
  })
})
