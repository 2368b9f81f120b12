import {
  type AnyMatch,
  type AnySearchHeuristics,
  type Bot,
  countAnswers,
  type Decision,
  type Replay,
  type ReplayStep,
  type Seat,
} from '@slapwise/kernel'
import { RolloutEvaluator } from '../rollout-evaluator.ts'
import { createSearchBot } from '../search-bot.ts'
import { createValueEstimator } from '../value-estimator.ts'
import { type Judge, judgeDecision } from './judge-decision.ts'
import type { DecisionJudgement, MatchAnalysis, PositionEstimate } from './match-analysis.ts'
import { estimatePosition } from './position-evaluator.ts'
import { createSeatAccounts } from './seat-accounts.ts'

/** The effort of an analysis, in rollouts: the same effort gives the same figures. */
export interface AnalysisEffort {
  /** For each position. */
  readonly positionRollouts: number
  /** For the search at each decision. */
  readonly searchRollouts: number
  /** Determinizations on which an answer is compared with the best one. */
  readonly comparisons: number
}

/** Analyses a match of 60 decisions within 30 seconds on one core, see docs/measurements/bots.md. */
export const DEFAULT_EFFORT: AnalysisEffort = {
  positionRollouts: 240,
  searchRollouts: 2000,
  comparisons: 240,
}

/** A decision with the match as it was before. */
interface Moment {
  readonly decision: Decision
  readonly match: AnyMatch
  /** Whether the decision had no alternative and no visible effect, such as to pass without a card to react with. */
  readonly isFormality: boolean
}

/**
 * Analyses a finished match in small pieces, so that a worker can report and stop between them: first all positions,
 * then the decisions of `firstSeat`, those after which the chance to win fell most first, then those of the others.
 */
export class MatchAnalyser {
  readonly #effort: AnalysisEffort
  readonly #seed: string
  readonly #judge: Judge
  readonly #moments: readonly Moment[]
  readonly #end: AnyMatch
  readonly #positions: PositionEstimate[] = []
  readonly #judgements: DecisionJudgement[] = []
  #firstSeat: Seat | null
  /** The indices of the decisions that are still to be judged; null until they are put in order. */
  #queue: number[] | null = null
  readonly #pieceCount: number

  /** Throws if the game has no search heuristics. */
  constructor(replay: Replay, firstSeat: Seat | null = null, effort = DEFAULT_EFFORT) {
    const { game, settings, seed } = replay.start
    const heuristics = game.searchHeuristics as AnySearchHeuristics | null
    if (!heuristics) throw new Error(`The game ${game.id} has no search heuristics.`)
    this.#effort = effort
    this.#seed = seed
    this.#firstSeat = firstSeat
    const estimateValues = createValueEstimator(heuristics.valueNetwork)
    const evaluator = new RolloutEvaluator(game, heuristics, estimateValues, settings.players)
    const bot: Bot = createSearchBot(heuristics, effort.searchRollouts)
    this.#judge = { game, bot, evaluator, samples: effort.comparisons }
    const moments = replay.decisions.slice(0, replay.lastIndex).map(
      ([seat, answer], index): Moment => ({
        decision: { seat, answer },
        match: replay.hostAt(index).match,
        isFormality: isFormality(replay.steps[index + 1]),
      }),
    )
    this.#moments = moments
    this.#end = replay.hostAt(replay.lastIndex).match
    this.#pieceCount = moments.length + 1 + moments.filter(isJudged).length
  }

  /** Judges the decisions of another player next. The figures do not depend on the order. */
  judgeFirst(seat: Seat): void {
    this.#firstSeat = seat
    this.#queue = null
  }

  /** Does the next piece of work; false if there is none. */
  advance(): boolean {
    if (this.#positions.length <= this.#moments.length) {
      this.#estimateNextPosition()
      return true
    }
    this.#queue ??= this.#orderDecisions()
    const index = this.#queue.shift()
    if (index === undefined) return false
    const { match, decision } = this.#moments[index]
    this.#judgements.push(judgeDecision(this.#judge, match, decision, index, `${this.#seed} ${index}`))
    return true
  }

  /** The part of the work that is done, from 0 to 1. */
  get progress(): number {
    return (this.#positions.length + this.#judgements.length) / this.#pieceCount
  }

  get analysis(): MatchAnalysis {
    const isEveryPositionEstimated = this.#positions.length > this.#moments.length
    return {
      positions: [...this.#positions],
      judgements: [...this.#judgements],
      accounts: isEveryPositionEstimated
        ? createSeatAccounts(
            this.#moments.map(({ decision }) => decision),
            this.#positions,
            this.#judgements,
          )
        : [],
      progress: this.progress,
    }
  }

  /** A formality changes nothing, so the position before it is estimated like the one after it. */
  #estimateNextPosition(): void {
    const first = this.#positions.length
    let index = first
    while (this.#moments[index]?.isFormality) index++
    const match = this.#moments[index]?.match ?? this.#end
    const { game, evaluator } = this.#judge
    const seed = `${this.#seed} position ${index}`
    const estimate = estimatePosition(game, evaluator, match, this.#effort.positionRollouts, seed)
    // If nothing could be sampled, the estimate of the position before is the best guess.
    const position = estimate ?? this.#positions.at(-1) ?? noEstimate(evaluator.leads.length)
    for (let i = first; i <= index; i++) this.#positions.push(position)
  }

  #orderDecisions(): number[] {
    const winLoss = (index: number): number => {
      const { seat } = this.#moments[index].decision
      const [before, after] = [this.#positions[index], this.#positions[index + 1]]
      return before.winProbabilities[seat] - after.winProbabilities[seat]
    }
    const isFirst = (index: number) => Number(this.#moments[index].decision.seat === this.#firstSeat)
    const judged = new Set(this.#judgements.map(({ decisionIndex }) => decisionIndex))
    return [...this.#moments.keys()]
      .filter((index) => isJudged(this.#moments[index]) && !judged.has(index))
      .sort((a, b) => isFirst(b) - isFirst(a) || winLoss(b) - winLoss(a))
  }
}

const isFormality = ({ hadChoice, factCount }: ReplayStep): boolean => !hadChoice && factCount === 0

/** Without an alternative there is nothing to judge. */
const isJudged = ({ match, decision }: Moment): boolean =>
  countAnswers(match.promptFor(decision.seat)!.choice) > 1

const noEstimate = (players: number): PositionEstimate => {
  const zeros = Array.from({ length: players }, () => 0)
  return {
    winProbabilities: zeros.map(() => 1 / players),
    winProbabilityErrors: zeros,
    leads: zeros,
    leadErrors: zeros,
  }
}
