import { expect, it } from 'vitest'
import type { DecisionJudgement, PositionEstimate } from './match-analysis.ts'
import { createSeatAccounts } from './seat-accounts.ts'

const position = (leads: readonly number[], error: number): PositionEstimate => ({
  winProbabilities: [],
  winProbabilityErrors: [],
  leads,
  leadErrors: leads.map(() => error),
})

const judgement = (
  decisionIndex: number,
  seat: number,
  [gain, gainError]: readonly [number, number],
): DecisionJudgement => ({
  decisionIndex,
  seat,
  answer: 0,
  bestAnswer: 1,
  gain,
  gainError,
  winProbabilityGain: 0,
  stake: 10,
})

/** The deal is worth 2 points to seat 0, who then loses 6 points by a mistake and wins 10 by luck. */
const decisions = [
  { seat: 0, answer: 0 },
  { seat: 1, answer: 0 },
]
const positions = [position([2, -1, -1], 4), position([-4, 2, 2], 3), position([6, -3, -3], 0)]
const judgements = [judgement(0, 0, [-6, 2]), judgement(1, 1, [-4, 1])]
const [first, second, third] = createSeatAccounts(decisions, positions, judgements)

it('Luck, skill and gifts are the points by which each player is ahead', () => {
  expect(first).toMatchObject({ result: 6, luck: 10, skill: -6, gifts: 2 })
  expect(second).toMatchObject({ result: -3, luck: -2, skill: -4, gifts: 3 })
  expect(third).toMatchObject({ result: -3, luck: -8, skill: 0, gifts: 5 })
})

it('The luck of a step is what its answer does not explain', () => {
  expect(first.steps.map(({ luck }) => luck)).toEqual([0, 8])
  expect(third.steps.map(({ luck }) => luck)).toEqual([0, -7])
  expect(first.steps[0].luckError).toBeCloseTo(Math.hypot(4, 3, 2))
  expect(third.steps[1].luckError).toBeCloseTo(Math.hypot(3, 0, 0.5))
})

it('The errors of all judgements, and of no position on the way, make up the error of luck', () => {
  expect(first).toMatchObject({ skillError: 2, giftsError: 0.5, luckError: Math.hypot(2, 0.5) })
  expect(third).toMatchObject({ skillError: 0, giftsError: Math.hypot(1, 0.5) })
  const [unfinished] = createSeatAccounts(decisions.slice(0, 1), positions.slice(0, 2), [])
  expect(unfinished.luckError).toBe(3)
})

it('Accuracy is the share of what there was to get wrong, with its error', () => {
  expect([first.accuracy, first.accuracyError]).toEqual([0.4, 0.2])
  expect(third.accuracy).toBeNull()
})

it('A position that is the same before and after has no luck and no error', () => {
  const [deal] = positions
  const [account] = createSeatAccounts(decisions.slice(0, 1), [deal, deal], [])
  expect(account.steps).toEqual([{ decisionIndex: 0, luck: 0, luckError: 0 }])
})
