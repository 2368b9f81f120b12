import { listTies, winTemperature } from '@slapwise/bots'
import type { SearchHeuristics, Seat } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { Question } from '../../model/question.ts'
import type { Table } from '../../model/table.ts'
import type { View } from '../../views/view.ts'
import { slyBot, traceAnswer } from '../sly/sly-bot.ts'
import { extractFeatures, FEATURE_COUNT } from './features.ts'
import { listCandidates } from './list-candidates.ts'
import valueNetwork from './value-network.json' with { type: 'json' }

/** Fitted to 150 matches of four sly players, short and long. */
const WIN_SPREAD = { lastRound: 14, variancePerPoint: 27 }

export const searchHeuristics: SearchHeuristics<View, Question, BoardRules, Table> = {
  policy: slyBot,
  listCandidates,
  listEqualAnswers(observation) {
    const { answer, trace } = traceAnswer(observation)
    return listTies(answer, trace, observation.prompt.choice)
  },
  laps: 1,
  featureCount: FEATURE_COUNT,
  extractFeatures: ({ state }, seat, target) => extractFeatures(state, seat, target),
  scoreLead: ({ state: { scores } }, seat) => scoreLead(scores, seat),
  winTemperature: ({ state: { setup, scores } }) =>
    winTemperature(setup.limit - Math.max(...scores), WIN_SPREAD),
  isRoundScored: ({ isOver, prompts }) => isOver || prompts[0].question.ask === 'next-round',
  valueNetwork,
}

/** Positive if the seat has fewer points than the mean of the others: low scores win. */
function scoreLead(scores: readonly number[], seat: Seat): number {
  let sum = 0
  for (const score of scores) sum += score
  return (sum - scores[seat]) / (scores.length - 1) - scores[seat]
}
