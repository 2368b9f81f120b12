import type { Seat, Wits } from '@slapwise/kernel'
import type { CardPosition, CardRules } from '../../card-rules.ts'
import type { Question } from '../../model/question.ts'
import type { Table } from '../../model/table.ts'
import { glanceAt } from '../../views/glance.ts'
import type { View } from '../../views/view.ts'
import { slyBot } from '../sly/index.ts'
import { candidates } from './candidates.ts'
import { describe, FEATURES } from './features.ts'
import value from './value.json' with { type: 'json' }

/** What a round is worth where none is counted: about as much as it would bring. */
const WITHOUT_POINTS = 20

export const wits: Wits<View, Question, CardRules, Table> = {
  thumb: slyBot,
  look: glanceAt,
  candidates,
  features: FEATURES,
  describe: ({ state }, seat, into) => describe(state, seat, into),
  lead: ({ state }, seat) => (state.setup.limit === null ? won(state, seat) : leadOf(state.scores, seat)),
  isScored: ({ over, prompts }: CardPosition) => over || prompts[0].question.ask === 'next-round',
  value,
}

/** Low scores are good. */
function leadOf(scores: readonly number[], seat: Seat): number {
  let sum = 0
  for (const score of scores) sum += score
  const own = scores[seat]
  return (sum - own) / (scores.length - 1) - own
}

const won = ({ winners }: Table, seat: Seat): number => (winners.includes(seat) ? WITHOUT_POINTS : 0)
