import { argMax } from './arg-max.ts'

/** A reason as data of a game; `id` says which kind of term it is about. */
export interface BaseReason {
  readonly id: string
}

/** Reasons of every game: another option has the same value. */
export type CommonReason = { readonly id: 'equal' }

/** A reason for a choice; `isAgainst` if it speaks against the best alternative. */
export type WeighedReason<R extends BaseReason> = (R | CommonReason) & { readonly isAgainst: boolean }

/** A named part of the value of an option. */
export interface Term<R extends BaseReason> {
  readonly value: number
  readonly reason: R
  /** Only differences to other options matter: the reason is about the chosen option, whatever the sign of the value. */
  readonly isRelative?: true
}

/** Returns the value of an option. If `terms` is given, it also adds terms that sum up to that value. */
export type TermEvaluator<R extends BaseReason> = (option: number, terms?: Term<R>[]) => number

export interface EvaluatedOption<R extends BaseReason> {
  readonly option: number
  readonly value: number
  readonly terms: readonly Term<R>[]
}

/** The chosen option beside the best one that is worse. */
export interface Comparison<R extends BaseReason> {
  readonly chosen: EvaluatedOption<R>
  readonly alternative: EvaluatedOption<R>
  readonly reasons: readonly WeighedReason<R>[]
}

/** Values closer than this are equal: sums of the same terms differ by rounding. */
const EPSILON = 1e-9
const MAX_REASONS = 2

/** Collects the reasons of one decision, only if somebody asks for them: rollouts decide without a trace. */
export class DecisionTrace<R extends BaseReason> {
  /** The comparisons, in the order in which they were made. */
  readonly comparisons: Comparison<R>[] = []
  /** The options that the last comparison found equal to the chosen one. */
  ties: readonly number[] = []
  readonly #reasonsByStep: (readonly WeighedReason<R>[])[] = []

  /** The one or two reasons that weighed most. The last step of a decision comes first: whom, then why at all. */
  get reasons(): readonly WeighedReason<R>[] {
    return this.#reasonsByStep.toReversed().flat().slice(0, MAX_REASONS)
  }

  /** Adds the reason of a rule that weighs nothing. */
  state(reason: R): void {
    this.#reasonsByStep.push([{ ...reason, isAgainst: false }])
  }

  /**
   * Compares the chosen option with the best one of the others. Options that are the same as the chosen one count only if
   * there are no others.
   */
  compare(
    chosenOption: number,
    others: readonly number[],
    evaluate: TermEvaluator<R>,
    isSame: (option: number) => boolean = () => false,
  ): void {
    const chosen = evaluateWithTerms(chosenOption, evaluate)
    const different = others.filter((option) => !isSame(option))
    const rivals = different.length > 0 ? different : others
    const worse = rivals.filter((option) => chosen.value - evaluate(option) > EPSILON)
    this.ties = rivals.filter((option) => !worse.includes(option))
    const tie: WeighedReason<R>[] = this.ties.length > 0 ? [{ id: 'equal', isAgainst: false }] : []
    if (worse.length === 0) {
      this.#reasonsByStep.push(tie)
      return
    }
    const alternative = evaluateWithTerms(argMax(worse, evaluate), evaluate)
    const reasons = findDecisiveReasons(chosen.terms, alternative.terms)
    this.comparisons.push({ chosen, alternative, reasons })
    this.#reasonsByStep.push([...tie, ...reasons])
  }
}

/** The option with the highest value, the first of equals; explained if there is a trace. */
export function chooseBest<R extends BaseReason>(
  trace: DecisionTrace<R> | null,
  options: readonly number[],
  evaluate: TermEvaluator<R>,
  isSame?: (a: number, b: number) => boolean,
): number {
  const best = argMax(options, evaluate)
  trace?.compare(
    best,
    options.filter((option) => option !== best),
    evaluate,
    isSame && ((option) => isSame(best, option)),
  )
  return best
}

function evaluateWithTerms<R extends BaseReason>(
  option: number,
  evaluate: TermEvaluator<R>,
): EvaluatedOption<R> {
  const terms: Term<R>[] = []
  const value = evaluate(option, terms)
  return { option, value, terms }
}

/**
 * The fewest terms without which the chosen option would lead no longer, at most two: those in which it exceeds the
 * alternative by most.
 */
function findDecisiveReasons<R extends BaseReason>(
  chosen: readonly Term<R>[],
  alternative: readonly Term<R>[],
): WeighedReason<R>[] {
  const ids = [...new Set([...chosen, ...alternative].map(({ reason }) => reason.id))]
  const differences = ids
    .map((id) => ({ id, difference: sumTerms(chosen, id) - sumTerms(alternative, id) }))
    .sort((a, b) => b.difference - a.difference)
  let lead = differences.reduce((sum, { difference }) => sum + difference, 0)
  const reasons: WeighedReason<R>[] = []
  for (const { id, difference } of differences.slice(0, MAX_REASONS)) {
    // Infinite values leave no number to compare.
    if (!(lead > EPSILON && difference > EPSILON)) break
    reasons.push(weighReason(chosen, alternative, id))
    lead -= difference
  }
  return reasons
}

/** The reason speaks for the chosen option, or against the alternative if that has the larger share. */
function weighReason<R extends BaseReason>(
  chosen: readonly Term<R>[],
  alternative: readonly Term<R>[],
  id: string,
): WeighedReason<R> {
  const pro = findHighest(chosen, id, 1)
  const contra = findHighest(alternative, id, -1)
  const cost = -sumTerms(alternative, id)
  const isAgainst =
    !pro || (!pro.isRelative && contra !== undefined && cost > 0 && cost > sumTerms(chosen, id))
  return { ...(isAgainst ? contra! : pro).reason, isAgainst }
}

const sumTerms = <R extends BaseReason>(terms: readonly Term<R>[], id: string): number =>
  terms.reduce((sum, { value, reason }) => (reason.id === id ? sum + value : sum), 0)

/** The term of this id with the highest value times `sign`. */
const findHighest = <R extends BaseReason>(
  terms: readonly Term<R>[],
  id: string,
  sign: 1 | -1,
): Term<R> | undefined =>
  terms
    .filter(({ reason }) => reason.id === id)
    .reduce<Term<R> | undefined>(
      (highest, term) => (highest && highest.value * sign >= term.value * sign ? highest : term),
      undefined,
    )
