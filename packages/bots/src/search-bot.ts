import {
  type Answer,
  type AnySearchHeuristics,
  type BasePublicView,
  type Bot,
  type Observation,
  randomBelow,
  type SearchContext,
} from '@slapwise/kernel'
import { Candidate } from './candidate.ts'
import { chooseEqualAnswer } from './choose-equal-answer.ts'
import { RolloutBudget } from './rollout-budget.ts'
import { RolloutEvaluator } from './rollout-evaluator.ts'
import { createValueEstimator } from './value-estimator.ts'
import { withoutRepeats } from './without-repeats.ts'

/** The number of determinizations after which hopeless candidates are dropped. */
const DETERMINIZATIONS_BETWEEN_PRUNING = 12

/** Within an effect, single determinizations may fail by chance. After so many the search gives up. */
const MAX_FAILURES_IN_A_ROW = 8

const SEED_COUNT = 2 ** 30

/**
 * A flat Monte Carlo search. It starts from the policy's answer and deviates only to a candidate that is reliably
 * better: all candidates are compared on the same determinizations with the same random seeds. It uses the `Game`
 * contract only.
 */
export function createSearchBot(heuristics: AnySearchHeuristics, maxRollouts: number): Bot<BasePublicView> {
  const estimateValues = createValueEstimator(heuristics.valueNetwork)
  return {
    isSlow: true,
    answer(observation, search) {
      const first = heuristics.policy.answer(observation)
      if (!search) return first
      const candidates = createCandidates(first, heuristics.listCandidates(observation, first))
      if (candidates.length === 0) return first
      const players = observation.view().scores.length
      const evaluator = new RolloutEvaluator(search.game, heuristics, estimateValues, players)
      const budget = new RolloutBudget(maxRollouts, search.isTimeUp)
      const best = findBestCandidate(evaluator, observation, search, first, candidates, budget)
      search.reportEffort(budget.effort)
      if (best !== null) return best
      const equalAnswers = heuristics.listEqualAnswers?.(observation) ?? []
      return chooseEqualAnswer(first, equalAnswers, candidates, observation.random)
    },
  }
}

const createCandidates = (first: Answer, answers: readonly Answer[]): Candidate[] =>
  withoutRepeats([first, ...answers])
    .slice(1)
    .map((answer) => new Candidate(answer))

/** The candidate with the highest mean gain, if it is reliably better than the policy's answer. */
function findBestCandidate(
  evaluator: RolloutEvaluator,
  { prompt: { seat }, random }: Observation,
  { determinize }: SearchContext,
  first: Answer,
  candidates: readonly Candidate[],
  budget: RolloutBudget,
): Answer | null {
  let candidatesLeft = candidates
  let determinizations = 0
  let failures = 0
  while (!budget.isSpent) {
    const match = determinize()
    if (!match) {
      if (++failures === MAX_FAILURES_IN_A_ROW) break
      continue
    }
    failures = 0
    determinizations++
    const seed = randomBelow(random, SEED_COUNT)
    const estimate = (answer: Answer): number => {
      evaluator.rollOut(match, { seat, answer }, seed)
      budget.rollouts++
      return evaluator.winProbabilities[seat]
    }
    const baseline = estimate(first)
    for (const { answer, gain } of candidatesLeft) {
      if (budget.isTimeUp) break
      gain.record(estimate(answer) - baseline)
    }
    if (determinizations % DETERMINIZATIONS_BETWEEN_PRUNING === 0)
      candidatesLeft = pruneCandidates(candidatesLeft)
    if (candidatesLeft.length === 0) return null
  }
  const winner = candidatesLeft.reduce((a, b) => (b.gain.mean > a.gain.mean ? b : a))
  return winner.isReliablyBetter ? winner.answer : null
}

/** Keeps the candidates that could still be better than the policy's answer and than the best candidate. */
function pruneCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
  const bestLowerBound = Math.max(0, ...candidates.map(({ gain }) => gain.mean - 2 * gain.standardError))
  return candidates.filter((candidate) => candidate.couldGain(bestLowerBound))
}
