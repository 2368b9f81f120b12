import type { BaseSettings } from '@slapwise/kernel'
import type { MatchMetrics } from '../games/game-terminal.ts'
import type { SeatedOutcome } from './standings.ts'

/** Settings and bots of one match, as plain data for a worker. */
export interface BotSeating {
  readonly settings: BaseSettings
  /** By seat: levels or file paths. */
  readonly bots: readonly string[]
}

/** Many deals, each of them played with every seating. */
export interface DealSeries {
  readonly game: string
  readonly seed: string
  readonly seatings: readonly BotSeating[]
  /** Whether to collect the metrics of the game. */
  readonly collectsMetrics: boolean
}

/** The result of one match. */
export interface MatchResult extends SeatedOutcome {
  readonly rounds: number
  readonly turns: number
  readonly answers: number
  /** Empty unless `collectsMetrics` is set. */
  readonly metrics: MatchMetrics
}

/** The results of one deal, one per seating. */
export type DealResults = readonly MatchResult[]

export type WorkerMessage =
  | { readonly deal: number; readonly results: DealResults }
  /** The message of a `UsageError`. */
  | { readonly problem: string }
