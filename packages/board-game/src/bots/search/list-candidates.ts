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
 * The number of placements that are tried, of about two hundred: the policy already finds good spaces, and with more
 * candidates the best one is more often only lucky.
 */
const MAX_PLACEMENTS = 3

/** With more options than this, rollouts cannot tell them apart. */
const MAX_OPTIONS = 8

/**
 * Leaves two kinds of questions to the policy alone: placements before the first turn, which have an effect only much
 * later, and re-rolls that cannot help.
 */
export function listCandidates({
  prompt: { seat, question, choice },
  rules,
  view,
}: Observation<View, Question, BoardRules>): readonly Answer[] {
  const { of, options } = choice
  if (options.length < 2 || question.ask === 'set-up') return []
  if (question.ask === 're-roll')
    return canReRollHelp(createPolicyContext(rules.setup, view(), seat, null)) ? options : []
  if (of === 'placement' || of === 'relocation') {
    const evaluate = createOptionEvaluator(createPolicyContext(rules.setup, view(), seat, null), question)
    return bestOptionOfEach(of === 'placement' ? kindOfOption : numberOfOption, options, evaluate).slice(
      0,
      MAX_PLACEMENTS,
    )
  }
  return options.length <= MAX_OPTIONS ? options : []
}

const kindOfOption = (option: number): number => decodePlacement(option).kind
const numberOfOption = (option: number): number => decodeRelocation(option).number

/** The best option per key, sorted by value, best first. */
function bestOptionOfEach(
  keyOf: (option: number) => number,
  options: readonly number[],
  evaluate: (option: number) => number,
): number[] {
  const best = new Map<number, { option: number; worth: number }>()
  for (const option of options) {
    const value = evaluate(option)
    const found = best.get(keyOf(option))
    if (!found || value > found.worth) best.set(keyOf(option), { option, worth: value })
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth).map(({ option }) => option)
}
