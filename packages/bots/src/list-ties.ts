import type { Answer, Choice } from '@slapwise/kernel'
import type { BaseReason, DecisionTrace } from './decision-trace.ts'

/**
 * The other answers that a traced decision valued the same. Only for answers that are one option; negative numbers are
 * special answers, which a policy may compare by codes of its own.
 */
export const listTies = <R extends BaseReason>(
  answer: Answer,
  { ties }: DecisionTrace<R>,
  { options }: Choice,
): readonly Answer[] =>
  typeof answer === 'number' && answer >= 0
    ? ties.filter((option) => option >= 0 && options.includes(option))
    : []
