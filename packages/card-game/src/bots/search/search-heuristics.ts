import { listTies, winTemperature } from '@slapwise/bots'
import type { SearchHeuristics, Seat } from '@slapwise/kernel'
import type { CardPosition, CardRules } from '../../card-rules.ts'
import type { Question } from '../../model/question.ts'
import type { Table } from '../../model/table.ts'
import { createPolicyView } from '../../views/policy-view.ts'
import type { View } from '../../views/view.ts'
import { slyBot, traceAnswer } from '../sly/sly-bot.ts'
import { extractFeatures, FEATURE_COUNT } from './features.ts'
import { listCandidates } from './list-candidates.ts'
import valueNetwork from './value-network.json' with { type: 'json' }

/** The value of a won round in a match without a score limit: about the points that a round brings. */
const UNSCORED_WIN_POINTS = 20

/** Fitted to 290 matches of four sly players, base game, short to long. */
const WIN_SPREAD = { lastRound: 23, variancePerPoint: 170 }

export const searchHeuristics: SearchHeuristics<View, Question, CardRules, Table> = {
  policy: slyBot,
  createPolicyView: createPolicyView,
  listCandidates,
  listEqualAnswers(observation) {
    const { answer, trace } = traceAnswer(observation)
    return listTies(answer, trace, observation.prompt.choice)
  },
  laps: 2,
  featureCount: FEATURE_COUNT,
  extractFeatures: ({ state }, seat, target) => extractFeatures(state, seat, target),
  scoreLead: ({ state }, seat) =>
    state.setup.limit === null ? unscoredLead(state, seat) : scoreLead(state.scores, seat),
  winTemperature: ({ state: { setup, scores } }) =>
    winTemperature(setup.limit === null ? 0 : setup.limit - Math.max(...scores), WIN_SPREAD),
  isRoundScored: ({ isOver, prompts }: CardPosition) => isOver || prompts[0].question.ask === 'next-round',
  valueNetwork,
}

/** Positive if the seat has fewer points than the mean of the others: low scores win. */
function scoreLead(scores: readonly number[], seat: Seat): number {
  let sum = 0
  for (const score of scores) sum += score
  const own = scores[seat]
  return (sum - own) / (scores.length - 1) - own
}

const unscoredLead = ({ winners }: Table, seat: Seat): number =>
  winners.includes(seat) ? UNSCORED_WIN_POINTS : 0
