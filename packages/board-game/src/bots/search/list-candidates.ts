import type { Answer, Observation } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { Question } from '../../model/question.ts'
import { decodePlacement } from '../../table/placement.ts'
import { decodeRelocation } from '../../table/relocation.ts'
import type { View } from '../../views/view.ts'
import { createOptionEvaluator } from '../sly/option-evaluator.ts'
import { createPolicyContext } from '../sly/policy-context.ts'
import { canReRollHelp } from '../sly/reaction-choices.ts'

/**
 * Of some two hundred ways to place something, so many: where a card lies best the thumb knows, and the more rivals there
 * are, the likelier the one that looks best was only lucky.
 */
const MAX_PLACEMENTS = 3

/** So many names can be told apart. */
const MAX_OPTIONS = 8

/**
 * What is placed before the first turn shows only after many, and most dice are as good as any: there the thumb decides
 * alone.
 */
export function listCandidates({
  prompt: { seat, question, choice },
  rules,
  view,
}: Observation<View, Question, BoardRules>): readonly Answer[] {
  const { of, options } = choice
  if (options.length < 2 || question.ask === 'set-up') return []
  if (question.ask === 're-roll')
    return canReRollHelp(createPolicyContext(rules.setup, view(), seat)) ? options : []
  if (of === 'placement' || of === 'relocation') {
    const worthOf = createOptionEvaluator(createPolicyContext(rules.setup, view(), seat), question)
    return bestOptionOfEach(of === 'placement' ? kindIn : numberIn, options, worthOf).slice(0, MAX_PLACEMENTS)
  }
  return options.length <= MAX_OPTIONS ? options : []
}

const kindIn = (option: number): number => decodePlacement(option).kind
const numberIn = (option: number): number => decodeRelocation(option).number

/** The best way to place each of them, the best of all first. */
function bestOptionOfEach(
  whatIn: (option: number) => number,
  options: readonly number[],
  worthOf: (option: number) => number,
): number[] {
  const best = new Map<number, { option: number; worth: number }>()
  for (const option of options) {
    const worth = worthOf(option)
    const found = best.get(whatIn(option))
    if (!found || worth > found.worth) best.set(whatIn(option), { option, worth })
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth).map(({ option }) => option)
}
