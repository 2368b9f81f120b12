import { BOARD_NAMES, franticBoardGame } from '@slapwise/board-game'
import { CARD_SET_NAMES, franticCardGame } from '@slapwise/card-game'
import type { AnyGame, BaseSettings } from '@slapwise/kernel'
import type { HiddenSizes } from './value-network-trainer.ts'

/** The settings that the value network of a game is trained with, and its file. */
export interface TrainingPlan {
  readonly game: AnyGame
  readonly outputPath: string
  readonly hiddenSizes: HiddenSizes
  /** Used in rotation. */
  readonly settings: readonly BaseSettings[]
}

const withSets = (sets: readonly string[], ...players: number[]): BaseSettings[] =>
  players.map((count) => ({ players: count, sets: [...sets] }))

export const TRAINING_PLANS: readonly TrainingPlan[] = [
  {
    game: franticCardGame,
    outputPath: 'packages/card-game/src/bots/search/value-network.json',
    hiddenSizes: [32, 16],
    settings: [...withSets(['base'], 4, 2, 4, 3, 4, 5), ...withSets(CARD_SET_NAMES, 4, 2, 4, 3, 5)],
  },
  {
    game: franticBoardGame,
    outputPath: 'packages/board-game/src/bots/search/value-network.json',
    // A network twice as large gains nothing (docs/measurements/bots.md).
    hiddenSizes: [16, 12],
    settings: BOARD_NAMES.flatMap((board) => [4, 2, 3, 5].map((players) => ({ players, board }))),
  },
]
