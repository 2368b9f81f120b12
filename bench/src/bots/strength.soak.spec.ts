import { expect, it } from 'vitest'
import { measureWinRate } from './contest.ts'
import { CONTESTS, type ContestName } from './contests.ts'
import { measurePointGain } from './point-gain.ts'

const SEED = 'strength'
/** Each deal is played from every seat. */
const DEALS = 150
const ROUNDS = 120

/** The bounds are at least three standard errors away from the measured values. */
it.each<[ContestName, moreThan: number, lessThan: number]>([
  ['sly against three simple-1, base', 0.33, 1],
  ['board: sly against three simple', 0.33, 1],
  ['board: sly against three simple, generated board 1', 0.26, 1],
  ['board: sly against three simple, generated board 2', 0.26, 1],
  ['board: sly against three simple, generated board 3', 0.38, 1],
  ['gentle against three simple-1, base', 0.08, 0.22],
  ['board: gentle against three simple', 0.08, 0.22],
])('%s: wins more than %d and less than %d of the matches', (name, moreThan, lessThan) => {
  const { mean } = measureWinRate(CONTESTS[name], DEALS, SEED)
  expect(mean).toBeGreaterThan(moreThan)
  expect(mean).toBeLessThan(lessThan)
})

it.each<[ContestName, moreThan: number]>([
  ['fiendish against three sly-2, base', 0],
  ['fiendish against three sly-2, all sets', 0],
  ['fiendish against one sly-2, base', 0],
  ['board: fiendish against three sly-2', -1],
])('%s: gains more than %d points per round over the answers of its opponents', (name, moreThan) => {
  const { mean } = measurePointGain(CONTESTS[name], ROUNDS, SEED)
  expect(mean).toBeGreaterThan(moreThan)
})
