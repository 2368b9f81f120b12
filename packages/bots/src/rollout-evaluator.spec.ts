import { crazyEights } from '@slapwise/crazy-eights'
import { type AnySearchHeuristics, Match } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { RolloutEvaluator } from './rollout-evaluator.ts'

const PLAYERS = 3

/** Rollouts of passes; the estimates of seat 0 are these leads, one after the other. */
function createEvaluator(leads: readonly number[]): RolloutEvaluator {
  let estimates = 0
  const heuristics: AnySearchHeuristics = {
    ...crazyEights.searchHeuristics!,
    policy: { answer: ({ prompt }) => prompt.fallback },
    laps: 2,
    scoreLead: (_, seat) => (seat === 0 ? leads[estimates++] : 0),
  }
  return new RolloutEvaluator(crazyEights, heuristics, (_, __, target) => target.fill(0), PLAYERS)
}

/** A match in which seat 0 may play the only card of its hand, a king. */
function createMatch() {
  const rules = crazyEights.createRules({ players: PLAYERS, limit: 60, snap: false }, 1)
  const [king, top, ...rest] = [48, 0, ...Array.from({ length: 50 }, (_, i) => i + 1).filter((c) => c !== 48)]
  return new Match(rules, {
    ...rules.createState('dealt', false),
    turn: 0,
    suit: top % 4,
    hands: [[king], rest.slice(0, 5), rest.slice(5, 10)],
    drawPile: rest.slice(10),
    discardPile: [top],
  })
}

const PASS = -1
const KING = 48

it('A rollout of two laps is worth the mean of the estimates after each of them', () => {
  const evaluator = createEvaluator([10, 40])
  evaluator.rollOut(createMatch(), { seat: 0, answer: PASS }, 1)
  expect(evaluator.leads[0]).toBe(25)
  expect(evaluator.winProbabilities.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
})

it('A rollout that ends the round is worth its end, however many laps are left', () => {
  const evaluator = createEvaluator([10, 40])
  evaluator.rollOut(createMatch(), { seat: 0, answer: KING }, 1)
  expect(evaluator.leads[0]).toBe(10)
})
