import { franticBoardGame } from '@slapwise/board-game'
import { franticCardGame } from '@slapwise/card-game'
import type { AnyGame, AnyRules, BaseSettings } from '@slapwise/kernel'

/** A game as its figures are taken, and what they should stay below. */
export interface BenchmarkedGame {
  readonly game: AnyGame
  readonly rules: AnyRules
  readonly playerCount: number
  readonly goals: Goals
}

interface Goals {
  /** How many answers it takes a second, as a part of what the first one does. */
  readonly minRelativeSpeed: number
  /** A copy, in microseconds. */
  readonly maxTurnCopyMicroseconds?: number
  readonly maxEffectCopyMicroseconds?: number
  /** A match with its journal, in kilobytes. */
  readonly maxMatchKilobytes?: number
}

const createBenchmarkedGame = (game: AnyGame, settings: BaseSettings, goals: Goals): BenchmarkedGame => ({
  game,
  rules: game.createRules(game.settingsSchema.parse(settings), game.latestRulesVersion),
  playerCount: settings.players,
  goals,
})

export const FRANTIC_BENCH = createBenchmarkedGame(
  franticCardGame,
  { players: 4 },
  { minRelativeSpeed: 1, maxTurnCopyMicroseconds: 2, maxEffectCopyMicroseconds: 10, maxMatchKilobytes: 30 },
)

const BOARD_BENCH = createBenchmarkedGame(franticBoardGame, { players: 4 }, { minRelativeSpeed: 0.5 })

/** All whose own figures are taken; the first is the one that races. */
export const BENCHMARKED_GAMES: readonly BenchmarkedGame[] = [FRANTIC_BENCH, BOARD_BENCH]
