import { franticBoardGame } from '@slapwise/board-game'
import { franticCardGame } from '@slapwise/card-game'
import type { AnyGame, AnyRules, BaseSettings } from '@slapwise/kernel'

/** A game under benchmark, with the limits for its metrics. */
export interface BenchmarkedGame {
  readonly game: AnyGame
  readonly rules: AnyRules
  readonly playerCount: number
  readonly goals: Goals
}

interface Goals {
  /** The minimum speed in answers per second, relative to the first game. */
  readonly minRelativeSpeed: number
  /** The maximum time of a copy, in microseconds. */
  readonly maxTurnCopyMicroseconds?: number
  readonly maxEffectCopyMicroseconds?: number
  /** The maximum memory of a match with its decisions, in kilobytes. */
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
  { minRelativeSpeed: 1, maxTurnCopyMicroseconds: 0.5, maxEffectCopyMicroseconds: 3, maxMatchKilobytes: 30 },
)

const BOARD_BENCH = createBenchmarkedGame(
  franticBoardGame,
  { players: 4 },
  { minRelativeSpeed: 0.5, maxTurnCopyMicroseconds: 2, maxEffectCopyMicroseconds: 8 },
)

/** All benchmarked games; the first one is compared with other engines. */
export const BENCHMARKED_GAMES: readonly BenchmarkedGame[] = [FRANTIC_BENCH, BOARD_BENCH]
