import type { BaseSettings } from '@slapwise/kernel'
import type { MatchMetrics } from '../games/game-terminal.ts'
import type { SeatedOutcome } from './standings.ts'

/** Who plays by which settings, in plain data. */
export interface BotSeating {
  readonly settings: BaseSettings
  /** In each seat: levels, or files. */
  readonly bots: readonly string[]
}

/** Many deals, each of them played in the same ways. */
export interface DealSeries {
  readonly game: string
  readonly seed: string
  readonly seatings: readonly BotSeating[]
  /** Whether to count what happens, too. */
  readonly collectsMetrics: boolean
}

/** What remains of a match. */
export interface MatchResult extends SeatedOutcome {
  readonly rounds: number
  readonly turns: number
  readonly answers: number
  /** Empty where nobody asked. */
  readonly metrics: MatchMetrics
}

/** The matches of one deal, one for each way. */
export type DealResults = readonly MatchResult[]

/** What a worker has to say. */
export type WorkerMessage =
  | { readonly deal: number; readonly results: DealResults }
  /** What somebody can put right. */
  | { readonly problem: string }
