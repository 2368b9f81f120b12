import type { SavedMatch, Seat } from '@slapwise/kernel'
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
  readonly timeMs: number
}
