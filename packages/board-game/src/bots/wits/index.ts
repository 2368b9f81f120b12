import type { Seat, Wits } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { Question } from '../../model/question.ts'
import type { Table } from '../../model/table.ts'
import type { View } from '../../views/view.ts'
import { slyBot } from '../sly/sly.ts'
import { candidates } from './candidates.ts'
import { describe, FEATURES } from './features.ts'
import value from './value.json' with { type: 'json' }

export const wits: Wits<View, Question, BoardRules, Table> = {
  thumb: slyBot,
  candidates,
  features: FEATURES,
  describe: ({ state }, seat, into) => describe(state, seat, into),
  lead: ({ state: { scores } }, seat) => leadOf(scores, seat),
  isScored: ({ over, prompts }) => over || prompts[0].question.ask === 'next-round',
  value,
}

/** Low scores are good. */
function leadOf(scores: readonly number[], seat: Seat): number {
  let sum = 0
  for (const score of scores) sum += score
  return (sum - scores[seat]) / (scores.length - 1) - scores[seat]
}
