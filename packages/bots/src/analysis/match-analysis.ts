import type { Answer, Seat } from '@slapwise/kernel'
import { exceedsError } from '../error-margin.ts'

/** An estimate of a match at one moment, given all hands but not the piles, by seat. */
export interface PositionEstimate {
  readonly winProbabilities: readonly number[]
  /** The standard errors of the win probabilities. They contain the spread of rollouts, not the errors of the network. */
  readonly winProbabilityErrors: readonly number[]
  /** The lead over the mean of the others when the round has been scored, in points. They sum up to zero. */
  readonly leads: readonly number[]
  readonly leadErrors: readonly number[]
}

/** An answer of a player, compared with what the search would have answered from the same knowledge. */
export interface DecisionJudgement {
  readonly decisionIndex: number
  readonly seat: Seat
  readonly answer: Answer
  readonly bestAnswer: Answer
  /** The gain of the answer over the best one, in points: below zero for a mistake, 0 if both are the same. */
  readonly gain: number
  readonly gainError: number
  /** The same as a difference of win probabilities. */
  readonly winProbabilityGain: number
  /** The gain of the best answer over a random one, in points: how much there was to get wrong. */
  readonly stake: number
}

/** The luck of one player in a step of the match, from one decision to the next. */
export interface StepLuck {
  readonly decisionIndex: number
  /** In points. Over all players it sums up to zero. */
  readonly luck: number
  readonly luckError: number
}

/** The result of a player, split by its causes: `luck + skill + gifts` is `result`. All errors are standard errors. */
export interface SeatAccount {
  readonly seat: Seat
  /** The lead over the mean of the others at the end, in points. */
  readonly result: number
  /** The value of the first hand, then everything that cards, events, dice and the aims of others did. */
  readonly luck: number
  readonly luckError: number
  /** The gain of the own answers over those of the search: zero at best, apart from errors. */
  readonly skill: number
  readonly skillError: number
  /** The points that the mistakes of the others gave away to this player. */
  readonly gifts: number
  readonly giftsError: number
  /** 1 if the player always answered like the search, 0 if they did as well as random answers; null without a choice. */
  readonly accuracy: number | null
  readonly accuracyError: number
  readonly steps: readonly StepLuck[]
}

/** The analysis as far as it has got: the figures of a match are estimates by rollouts, never certain. */
export interface MatchAnalysis {
  /** One more than there are decisions: the last one is the end. Missing entries are not estimated yet. */
  readonly positions: readonly PositionEstimate[]
  /** In the order in which they were judged. Answers without an alternative are not judged. */
  readonly judgements: readonly DecisionJudgement[]
  /** By seat, once all positions are estimated. Answers that are not judged yet count as luck. */
  readonly accounts: readonly SeatAccount[]
  /** The part of the work that is done, from 0 to 1. */
  readonly progress: number
}

/** Whether an answer cost more than the error of its judgement. */
export const isMistake = ({ gain, gainError }: DecisionJudgement): boolean =>
  gain < 0 && exceedsError(gain, gainError)
