import type { BaseReason, Comparison, DecisionTrace, Term } from './decision-trace.ts'

const EPSILON = 1e-6

/** Returns what is untrue about the comparisons of a decision: an empty list if the reasons name what decided. */
export function findTraceErrors<R extends BaseReason>({ comparisons }: DecisionTrace<R>): string[] {
  return comparisons.flatMap((comparison) => [
    ...findSumErrors(comparison),
    ...(comparison.chosen.value > comparison.alternative.value ? [] : ['The alternative is not worse.']),
    ...findReasonErrors(comparison),
  ])
}

/** The terms have to be the whole value. */
function findSumErrors<R extends BaseReason>({ chosen, alternative }: Comparison<R>): string[] {
  return [chosen, alternative]
    .filter(({ value, terms }) => value !== sum(terms) && Math.abs(value - sum(terms)) > EPSILON)
    .map(({ option, value, terms }) => `The terms of option ${option} sum up to ${sum(terms)}, not ${value}.`)
}

/** Without the named terms the lead is gone; if two are not enough, no other one weighs more. */
function findReasonErrors<R extends BaseReason>({ chosen, alternative, reasons }: Comparison<R>): string[] {
  const difference = (id: string) => sumOf(chosen.terms, id) - sumOf(alternative.terms, id)
  const isNamed = ({ reason }: Term<R>) => reasons.some(({ id }) => id === reason.id)
  const named = reasons.map(({ id }) => difference(id))
  const isLeadGone =
    named.reduce((total, part) => total + part, 0) >= chosen.value - alternative.value - EPSILON
  if (reasons.length === 0) return ['There is no reason.']
  if (isLeadGone) return []
  if (reasons.length < 2) return ['Without the only reason, the answer would be the same.']
  const least = Math.min(...named)
  return [...chosen.terms, ...alternative.terms]
    .filter((term) => !isNamed(term) && difference(term.reason.id) > least + EPSILON)
    .map(({ reason }) => `${reason.id} weighs more than the reasons.`)
}

const sum = (terms: readonly { readonly value: number }[]): number =>
  terms.reduce((total, { value }) => total + value, 0)

const sumOf = <R extends BaseReason>(terms: readonly Term<R>[], id: string): number =>
  sum(terms.filter(({ reason }) => reason.id === id))
