import type { Answer, AnyGame, AnyMatch, BaseSettings } from '@slapwise/kernel'

/** What a decision has led to. */
export interface RecordedStep<M = AnyMatch, Q = unknown, N = unknown> {
  readonly match: M
  readonly question: Q
  readonly answer: Answer
  readonly news: readonly N[]
}

/** A match to be recorded: the first of its kind in which what is wanted happens. */
export interface RecordingPlan<
  S extends BaseSettings = BaseSettings,
  M = AnyMatch,
  Q = unknown,
  N = unknown,
> {
  readonly name: string
  readonly settings: S
  /** Its level. */
  readonly botLevel: string
  isWanted?(step: RecordedStep<M, Q, N>): boolean
}

/** Which matches of a game are kept, and where. */
export interface RecordingSet {
  readonly game: AnyGame
  readonly folder: URL
  readonly plans: readonly RecordingPlan[]
}
