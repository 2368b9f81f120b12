import { expect, it } from 'vitest'
import { type Attack, findLuckiestStep, findMeanestAttack, listLuckySteps } from './highlights.ts'
import type { PositionEstimate, SeatAccount } from './match-analysis.ts'

const account = (seat: number, ...lucks: readonly [luck: number, error: number][]): SeatAccount => ({
  seat,
  result: 0,
  luck: 0,
  luckError: 0,
  skill: 0,
  skillError: 0,
  gifts: 0,
  giftsError: 0,
  accuracy: null,
  accuracyError: 0,
  steps: lucks.map(([luck, luckError], decisionIndex) => ({ decisionIndex, luck, luckError })),
})

it('The luckiest step is the greatest good luck that exceeds its error', () => {
  const accounts = [account(0, [-30, 1], [9, 5]), account(1, [4, 1], [6, 1])]
  expect(findLuckiestStep(accounts)).toEqual({ seat: 1, decisionIndex: 1, luck: 6, luckError: 1 })
  expect(findLuckiestStep([account(0, [-3, 0], [1, 1])])).toBeNull()
})

it('Lucky steps exceed their error, and the greatest come first, good or bad', () => {
  const accounts = [account(0, [-30, 1], [9, 5]), account(1, [4, 1], [50, 1])]
  expect(listLuckySteps(accounts).map(({ seat, luck }) => [seat, luck])).toEqual([
    [1, 50],
    [0, -30],
    [1, 4],
  ])
})

const position = (error: number, ...leads: readonly number[]): PositionEstimate => ({
  winProbabilities: [],
  winProbabilityErrors: [],
  leads,
  leadErrors: leads.map(() => error),
})

const attack = (attacker: number, victim: number, indexBefore: number, indexAfter: number): Attack => ({
  attacker,
  victim,
  indexBefore,
  indexAfter,
})

it('The meanest attack cost its victim most until the end of the turn', () => {
  const positions = [position(0, 0, 0), position(0, 4, -4), position(0, 12, -12), position(0, 5, -5)]
  const attacks = [attack(0, 1, 0, 1), attack(0, 1, 1, 2), attack(1, 0, 2, 3)]
  expect(findMeanestAttack(attacks, positions)).toEqual({ ...attack(0, 1, 1, 2), loss: 8 })
})

it('An attack is not mean by chance, nor before its end is estimated', () => {
  expect(findMeanestAttack([attack(0, 1, 0, 1)], [position(2, 0, 0), position(2, 4, -4)])).toBeNull()
  expect(findMeanestAttack([attack(0, 1, 0, 1)], [position(0, 0, 0)])).toBeNull()
})
