import { crazyEights } from '@slapwise/crazy-eights'
import { type AnySearchHeuristics, Match, type Seat } from '@slapwise/kernel'
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

const DRAW = -1
const PASS = -2
const KING = 48

/** A match in which seat 0 may play a king. */
function createMatch({ hand = [KING], snap = false } = {}) {
  const rules = crazyEights.createRules({ players: PLAYERS, limit: 60, snap }, 1)
  const [top, ...rest] = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card))
  return new Match(rules, {
    ...rules.createState('dealt', false),
    turn: 0,
    suit: top % 4,
    hands: [hand, rest.slice(0, 5), rest.slice(5, 10)],
    drawPile: rest.slice(10),
    discardPile: [top],
  })
}

it('A rollout of two laps is worth the mean of the estimates after each of them', () => {
  const evaluator = createEvaluator([10, 40])
  evaluator.rollOut(createMatch(), { seat: 0, answer: DRAW }, 1)
  expect(evaluator.leads[0]).toBe(25)
  expect(evaluator.winProbabilities.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
})

it('A rollout that ends the round is worth its end, however many laps are left', () => {
  const evaluator = createEvaluator([10, 40])
  evaluator.rollOut(createMatch(), { seat: 0, answer: KING }, 1)
  expect(evaluator.leads[0]).toBe(10)
})

it('A rollout from a reaction counts the turn of the seat that reacts', () => {
  const turns: Seat[] = []
  const heuristics: AnySearchHeuristics = {
    ...crazyEights.searchHeuristics!,
    policy: {
      answer({ prompt: { seat, question, fallback } }) {
        if (question.ask === 'turn' && turns.at(-1) !== seat) turns.push(seat)
        return fallback
      },
    },
  }
  const evaluator = new RolloutEvaluator(crazyEights, heuristics, (_, __, target) => target.fill(0), PLAYERS)
  const match = createMatch({ hand: [KING, 44, 45], snap: true })
  match.answer(0, KING)
  expect(match.prompts[0]).toMatchObject({ seat: 1, question: { ask: 'snap' } })
  evaluator.rollOut(match, { seat: 1, answer: PASS }, 1)
  expect(turns).toEqual([1, 2])
})

it('A rollout scales leads by how close the end of its match is', () => {
  const winProbabilityAt = (temperature: number) => {
    const heuristics: AnySearchHeuristics = {
      ...crazyEights.searchHeuristics!,
      policy: { answer: ({ prompt }) => prompt.fallback },
      scoreLead: (_, seat) => (seat === 0 ? 20 : 0),
      winTemperature: () => temperature,
    }
    const evaluator = new RolloutEvaluator(
      crazyEights,
      heuristics,
      (_, __, target) => target.fill(0),
      PLAYERS,
    )
    evaluator.rollOut(createMatch(), { seat: 0, answer: DRAW }, 1)
    return evaluator.winProbabilities[0]
  }
  expect(winProbabilityAt(20)).toBeCloseTo(Math.E / (Math.E + 2))
  expect(winProbabilityAt(40)).toBeCloseTo(Math.exp(0.5) / (Math.exp(0.5) + 2))
})
