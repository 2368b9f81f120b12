import type { Answer } from '../choice/choice.ts'
import type { MatchPosition } from '../match/position.ts'
import type { Seat } from '../match/script.ts'
import type { Bot, Observation } from './bot.ts'

/**
 * The game-specific part of the search, which itself knows no game. All of it is about one round: a rollout plays
 * some laps with the policy, and the value network estimates the rest of the round.
 */
export interface SearchHeuristics<V, Q, R, S> {
  /**
   * A fast rule-based bot. Its answer is the first candidate of a search, and it plays the rollouts, so it is called
   * often.
   */
  readonly policy: Bot<V, Q, R>
  /** The fields of the view that the policy reads, built at little cost; without it, rollouts build whole views. */
  createPolicyView?(position: MatchPosition<S, Q>, seat: Seat): Partial<V>
  /** The answers worth trying beside that of `policy`; equivalent ones can be left out. */
  listCandidates(observation: Observation<V, Q, R>, policyAnswer: Answer): readonly Answer[]
  /**
   * Other answers to which the policy gives exactly the value of its own one; missing if there never are any. Among
   * those that rollouts cannot tell apart either, a search chooses at random, so that it is not predictable.
   */
  listEqualAnswers?(observation: Observation<V, Q, R>): readonly Answer[]
  /**
   * The number of laps in a rollout, which are one turn of every player. The value network estimates the position after
   * each of them: a later estimate errs less and varies more.
   */
  readonly laps: number
  /** The length of the feature vector of one seat. */
  readonly featureCount: number
  /**
   * Writes the feature vector of a seat, all `featureCount` entries. Everything in `position` may be read: in a
   * determinization no card is hidden. The same encoding serves all seats.
   */
  extractFeatures(position: MatchPosition<S, Q>, seat: Seat, target: Float64Array): void
  /** The points a seat is ahead of the mean of the others, by the score sheet alone. Higher is better. */
  scoreLead(position: MatchPosition<S, Q>, seat: Seat): number
  /**
   * The lead that makes a seat e times as likely to win the match as another, in points: less the closer the match is to
   * its end.
   */
  winTemperature(position: MatchPosition<S, Q>): number
  /** Whether the round has been scored, so that nothing is left to estimate. */
  isRoundScored(position: MatchPosition<S, Q>): boolean
  /**
   * Predicts by how many points the lead of a seat grows until the round is scored, up to a constant that is the same
   * for all seats. Trained by `npm run tune`.
   */
  readonly valueNetwork: ValueNetwork
}

/**
 * A small network as plain data (`packages/GAME/src/bots/search/value-network.json`). Hidden layer 1 encodes the
 * features of each seat. Hidden layer 2 combines the encoding of the seat with the sum over all seats. The output adds
 * the features themselves (skip weights). Hidden layers use ReLU.
 */
export interface ValueNetwork {
  /** The command that trained it. */
  readonly trainingCommand: string
  /** Root mean square error, in points. It cannot get near zero: much of a round is chance. */
  readonly rmse: number
  /** One row per feature. */
  readonly hidden1Weights: readonly (readonly number[])[]
  readonly hidden1Biases: readonly number[]
  /** One row per unit of hidden layer 1: for the seat's own encoding and for the sum over all seats. */
  readonly hidden2OwnWeights: readonly (readonly number[])[]
  readonly hidden2SumWeights: readonly (readonly number[])[]
  readonly hidden2Biases: readonly number[]
  readonly outputWeights: readonly number[]
  readonly skipWeights: readonly number[]
}

/** Heuristics of an unspecified game. */
// biome-ignore lint/suspicious/noExplicitAny: views and questions are specific to each game
export type AnySearchHeuristics = SearchHeuristics<any, any, any, any>
