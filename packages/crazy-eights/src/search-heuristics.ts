import type { Advice, Observation, SearchHeuristics, Seat } from '@slapwise/kernel'
import { type Card, pointsOf } from './cards.ts'
import type { EightsRules } from './rules.ts'
import type { Question, Table } from './table.ts'
import type { View } from './view.ts'

const pointsIn = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0)

/** The mean of the others minus the own number: positive if the own number is lower, which is better. */
const leadOver = (numbers: readonly number[], seat: Seat): number => {
  const all = numbers.reduce((sum, number) => sum + number, 0)
  return (all - numbers[seat]) / (numbers.length - 1) - numbers[seat]
}

/**
 * Minimal heuristics for a search: the policy plays its most expensive card, features are the points and size of the
 * hand.
 */
export const searchHeuristics: SearchHeuristics<View, Question, EightsRules, Table> = {
  policy: {
    answer({ prompt: { choice, fallback } }) {
      if (choice.of !== 'card') return fallback
      const cards = choice.options.filter((option) => option >= 0)
      return cards.length === 0 ? fallback : cards.reduce((a, b) => (pointsOf(b) > pointsOf(a) ? b : a))
    },
  },
  listCandidates: ({ prompt }) => prompt.choice.options,
  laps: 1,
  featureCount: 2,
  extractFeatures({ state: { hands } }, seat, target) {
    target[0] = leadOver(hands.map(pointsIn), seat)
    target[1] = leadOver(
      hands.map((hand) => hand.length),
      seat,
    )
  },
  scoreLead: ({ state }, seat) => leadOver(state.scores, seat),
  winTemperature: () => 30,
  isRoundScored: ({ isOver, prompts }) => isOver || prompts[0].question.ask === 'next-round',
  valueNetwork: {
    trainingCommand: 'by hand',
    rmse: 30,
    skipWeights: [0.5, 2],
    hidden1Weights: [],
    hidden1Biases: [],
    hidden2OwnWeights: [],
    hidden2SumWeights: [],
    hidden2Biases: [],
    outputWeights: [],
  },
}

/** The points that the answer gets rid of. */
export interface Reason {
  readonly points: number
}

/** The answer of the policy; its only reason is the points of the card. */
export function advise(observation: Observation<View, Question, EightsRules>): Advice {
  const answer = searchHeuristics.policy.answer(observation)
  const isCard = observation.prompt.choice.of === 'card' && typeof answer === 'number' && answer >= 0
  const reasons: Reason[] = isCard ? [{ points: pointsOf(answer) }] : []
  return { answer, reasons }
}
