import type { SavedMatch, Seat } from '@slapwise/kernel'
import type { GameSettings } from '../rules-for.ts'

/** A question to a bot, with all that it takes to answer it in another thread. */
export interface BotTask {
  readonly game: string
  /** The version of its rules. */
  readonly rulesVersion: number
  readonly settings: GameSettings
  readonly playerCount: number
  readonly match: SavedMatch
  readonly seat: Seat
  readonly level: string
  /** What chance the bot leaves things to. */
  readonly seed: string
  /** Milliseconds that it may think. */
  readonly timeMs: number
}
