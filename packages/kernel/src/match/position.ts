import type { Prompt, Seat } from './script.ts'

/** A match at a moment, as views and wits read it, whether it is played or only played out in somebody’s head. */
export interface MatchPosition<S, Q> {
  /** What everybody knows before the match. */
  readonly rules: object
  readonly state: S
  /** The open questions. Several are open at once only while sealed answers are collected. */
  readonly prompts: readonly Prompt<Q>[]
  readonly isOver: boolean
  /** What a seat has still to answer. */
  promptFor(seat: Seat): Prompt<Q> | null
  /** Whether a seat has sealed an answer. */
  hasAnswered(seat: Seat): boolean
  /** Whether the last answer of all was given by `seat` and has revealed nothing so far. */
  mayTakeBack(seat: Seat): boolean
}
