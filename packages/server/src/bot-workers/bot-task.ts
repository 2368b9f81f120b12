import type { Answer, SavedMatch, SearchEffort, Seat } from '@slapwise/kernel'
import type { GameSettings } from '../rules-for.ts'

/** A prompt for a bot, with everything a worker thread needs to answer it. */
export interface BotTask {
  readonly game: string
  readonly rulesVersion: number
  readonly settings: GameSettings
  readonly playerCount: number
  readonly match: SavedMatch
  readonly seat: Seat
  readonly level: string
  /** Seed of the bot's random numbers. */
  readonly seed: string
  /** Maximum time of the search, in milliseconds. */
  readonly timeMs: number
}

/** The reply of a worker thread. */
export interface BotTaskResult {
  readonly answer: Answer
  /** Null if the bot did not search. */
  readonly effort: SearchEffort | null
  /** Time from receiving the task to the answer. */
  readonly elapsedMs: number
}
