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
import { RolloutEvaluator } from './rollout-evaluator.ts'
import { createValueEstimator } from './value-estimator.ts'

/** So many are enough: more of them make it slower and hardly stronger. */
const DEFAULT_ROLLOUTS = 1200

/** Deals after which rivals that have fallen behind are given up. */
const DEALS_BETWEEN_PRUNING = 12

const SEED_COUNT = 2 ** 30

/**
 * Begins with what the rules of thumb say, and answers otherwise only where that is better beyond chance: every rival is
 * tried on the same imagined deals as they are, with the same luck. It knows the contract of a game, and no game.
 */
export function createSearchBot(wits: AnySearchHeuristics, playouts = DEFAULT_ROLLOUTS): Bot<BasePublicView> {
  const guesser = createValueEstimator(wits.valueNetwork)
  return {
    isSlow: true,
    answer(sight, mind) {
      const first = wits.policy.answer(sight)
      if (!mind) return first
      const rivals = createCandidates(first, wits.listCandidates(sight))
      if (rivals.length === 0) return first
      const { prompt, view } = sight
      const lap = new RolloutEvaluator(mind.game, wits, guesser, prompt.seat, view().scores.length)
      return findBestCandidate(lap, sight, mind, first, rivals, playouts) ?? first
    },
  }
}

function createCandidates(first: Answer, candidates: readonly Answer[]): Candidate[] {
  const seen = new Set([String(first)])
  return candidates.flatMap((answer) => {
    const isNew = !seen.has(String(answer))
    seen.add(String(answer))
    return isNew ? [new Candidate(answer)] : []
  })
}

/** The rival that has gained most, if that is no accident. */
function findBestCandidate(
  playouts: RolloutEvaluator,
  { random }: Observation,
  { determinize, isTimeUp }: SearchContext,
  first: Answer,
  rivals: readonly Candidate[],
  most: number,
): Answer | null {
  let running = rivals
  for (let played = 0, deals = 1; played < most && !isTimeUp(); deals++) {
    const deal = determinize()
    if (!deal) return null
    const chance = randomBelow(random, SEED_COUNT)
    const worth = playouts.evaluate(deal, first, chance)
    for (const rival of running) rival.recordGain(playouts.evaluate(deal, rival.answer, chance) - worth)
    played += running.length + 1
    if (deals % DEALS_BETWEEN_PRUNING === 0) running = pruneCandidates(running)
    if (running.length === 0) return null
  }
  const winner = running.reduce((a, b) => (b.meanGain > a.meanGain ? b : a))
  return winner.isReliablyBetter ? winner.answer : null
}

/** All that may yet be better than the first answer, and not much worse than the best. */
function pruneCandidates(rivals: readonly Candidate[]): readonly Candidate[] {
  const most = Math.max(0, ...rivals.map(({ meanGain, standardError }) => meanGain - 2 * standardError))
  return rivals.filter((rival) => rival.couldGain(most))
}
