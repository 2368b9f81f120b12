import type { Answer } from '../choice/choice.ts'
import type { MatchPosition } from '../match/position.ts'
import type { Seat } from '../match/script.ts'
import type { Bot, Observation } from './bot.ts'

/**
 * What a game lends to a search that knows no game. Everything here is about one round: how it goes on is played out for
 * a lap, and how it would end from there is guessed from what the position looks like.
 */
export interface SearchHeuristics<V, Q, R, S> {
  /** Its rules of thumb: the search begins with what they say, and plays on by them. They are asked often. */
  readonly policy: Bot<V, Q, R>
  /** As much of what a seat sees as the thumb looks at, at little cost; without it, whole views are made. */
  createPolicyView?(position: MatchPosition<S, Q>, seat: Seat): Partial<V>
  /** The answers worth trying; what comes to the same as another can be left out. What `thumb` says is tried anyway. */
  listCandidates(sight: Observation<V, Q, R>): readonly Answer[]
  /** How many numbers describe a position. */
  readonly featureCount: number
  /**
   * Describes how a running round looks to a seat, for all cards lie open here: writes all the numbers. One description
   * serves all seats.
   */
  extractFeatures(position: MatchPosition<S, Q>, seat: Seat, into: Float64Array): void
  /** How many points a seat is ahead of the others’ mean by now, on the score sheet alone. More is better. */
  scoreLead(position: MatchPosition<S, Q>, seat: Seat): number
  /** Whether the round has been scored, and nothing is left to guess. */
  isRoundScored(position: MatchPosition<S, Q>): boolean
  /**
   * By how many points the lead of a seat will grow until the round has been scored, but for what is the same for all
   * seats; fitted by `npm run tune`.
   */
  readonly valueNetwork: ValueNetwork
}

/**
 * A guess from the numbers that describe a position, as plain data: `packages/GAME/src/bots/wits/value.json`. It is a small
 * net. The numbers of each seat come to a code of a few numbers; its code and the sum of all codes come to a few traits, and
 * those, with the numbers themselves, to the guess. What is below zero counts as nothing on the way.
 */
export interface ValueNetwork {
  /** The command that made it. */
  readonly trainingCommand: string
  /** By how many points it is off, as a rule: much of a round is chance. */
  readonly rmse: number
  /** A row for each number of a seat; and what each code begins with. */
  readonly hidden1Weights: readonly (readonly number[])[]
  readonly hidden1Biases: readonly number[]
  /** A row for each number of the own code, and of the sum. */
  readonly hidden2OwnWeights: readonly (readonly number[])[]
  readonly hidden2SumWeights: readonly (readonly number[])[]
  readonly hidden2Biases: readonly number[]
  readonly outputWeights: readonly number[]
  readonly skipWeights: readonly number[]
}

/** Wits of a game of which nothing more is known. */
// biome-ignore lint/suspicious/noExplicitAny: what a game sees and asks is its own business
export type AnySearchHeuristics = SearchHeuristics<any, any, any, any>
