import type { Answer, AnyGame, AnyMatch, BaseSettings } from '@slapwise/kernel'

/** A decision and the facts it led to. */
export interface RecordedStep<M = AnyMatch, Q = unknown, N = unknown> {
  readonly match: M
  readonly question: Q
  readonly answer: Answer
  readonly publicParts: readonly N[]
}

/** A match to record: the first one of its settings in which `wanted` is satisfied. */
export interface RecordingPlan<
  S extends BaseSettings = BaseSettings,
  M = AnyMatch,
  Q = unknown,
  N = unknown,
> {
  readonly name: string
  readonly settings: S
  readonly botLevel: string
  isWanted?(step: RecordedStep<M, Q, N>): boolean
}

/** The matches of a game to record, and their folder. */
export interface RecordingSet {
  readonly game: AnyGame
  readonly folder: URL
  readonly plans: readonly RecordingPlan[]
}
