import { crazyEights } from '@slapwise/crazy-eights'
import { type AnyGame, type AnyMatch, type AnySearchHeuristics, createRandom, Match } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { RolloutEvaluator } from '../rollout-evaluator.ts'
import { createSearchBot } from '../search-bot.ts'
import { createValueEstimator } from '../value-estimator.ts'
import { judgeDecision } from './judge-decision.ts'
import { isMistake } from './match-analysis.ts'

const PLAYERS = 3
const PASS = -1
const game = crazyEights as unknown as AnyGame
const heuristics: AnySearchHeuristics = crazyEights.searchHeuristics!
const judge = {
  game,
  bot: createSearchBot(heuristics, 100),
  evaluator: new RolloutEvaluator(game, heuristics, createValueEstimator(heuristics.valueNetwork), PLAYERS),
  samples: 60,
}

/** A match in which it is the turn of seat 0, who holds a single king that fits. */
function matchBeforeWinning(): AnyMatch {
  const rules = crazyEights.createRules({ players: PLAYERS, limit: 60, snap: false }, 1)
  const king = 48
  const [top, ...rest] = Array.from({ length: 52 }, (_, card) => card).filter((card) => card !== king)
  return new Match(rules, {
    ...rules.createState('dealt', false),
    turn: 0,
    suit: top % 4,
    hands: [[king], rest.slice(0, 5), rest.slice(5, 10)],
    drawPile: rest.slice(10),
    discardPile: [top],
  }) as AnyMatch
}

it('A missed win is a mistake, and its cost exceeds its error', () => {
  const judgement = judgeDecision(judge, matchBeforeWinning(), { seat: 0, answer: PASS }, 0, 'judge')
  expect(judgement.bestAnswer).toBe(48)
  expect(judgement.winProbabilityGain).toBeLessThan(0)
  expect(isMistake(judgement)).toBe(true)
})

it('The best answer costs nothing', () => {
  const judgement = judgeDecision(judge, matchBeforeWinning(), { seat: 0, answer: 48 }, 0, 'judge')
  expect(judgement.gain).toBe(0)
  expect(judgement.stake).toBeGreaterThan(0)
  expect(isMistake(judgement)).toBe(false)
})

it('A judgement depends only on what the player could know', () => {
  const match = matchBeforeWinning()
  const judgeIn = (actual: AnyMatch) => judgeDecision(judge, actual, { seat: 0, answer: PASS }, 0, 'judge')
  const random = createRandom('dealt differently')
  for (let i = 0; i < 5; i++) expect(judgeIn(game.determinize(match, 0, random)!)).toEqual(judgeIn(match))
})
