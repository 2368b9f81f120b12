import type { Prompt, Seat } from './script.ts'

/** A match at one moment, as views and bots read it; either a real match or a simulation. */
export interface MatchPosition<S, Q> {
  /** Public before the match starts. */
  readonly rules: object
  readonly state: S
  /** The open prompts. There are several only while sealed answers are collected. */
  readonly prompts: readonly Prompt<Q>[]
  readonly isOver: boolean
  /** The prompt that a seat has not answered yet. */
  promptFor(seat: Seat): Prompt<Q> | null
  /** Whether a seat has given an answer that is still sealed. */
  hasAnswered(seat: Seat): boolean
  /** Whether the last answer of the match was given by `seat` and has revealed nothing. */
  mayTakeBack(seat: Seat): boolean
}
