import type { Answer, Sight } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { Question } from '../../model/question.ts'
import { placementIn } from '../../table/placement.ts'
import type { View } from '../../views/view.ts'
import { worthIn } from '../sly/placing.ts'
import { seenBy } from '../sly/seen.ts'

/** More than that cannot be told apart by a few playouts each. */
const MOST = 12

/** Whatever can be answered. Of all that can be placed, the best of each kind, and what else looks best. */
export function candidates(sight: Sight<View, Question, BoardRules>): readonly Answer[] {
  const { prompt, rules, view } = sight
  const { options } = prompt.choice
  if (options.length <= MOST) return options
  const worthOf = worthIn(seenBy(rules.setup, view(), prompt.seat), prompt.question)
  const ranked = options
    .map((option) => ({ option, worth: worthOf(option) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ option }) => option)
  const chosen = new Set(prompt.choice.of === 'placement' ? bestOfEachKind(ranked) : [])
  for (const option of ranked) if (chosen.size < MOST) chosen.add(option)
  return [...chosen]
}

function bestOfEachKind(ranked: readonly number[]): number[] {
  const best = new Map<number, number>()
  for (const option of ranked) {
    const { kind } = placementIn(option)
    if (!best.has(kind)) best.set(kind, option)
  }
  return [...best.values()]
}
