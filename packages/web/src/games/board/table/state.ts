import {
  createSetup,
  DEFAULT_SETTINGS,
  type OwnView,
  type PublicView,
  type Settings,
  type Setup,
  type VisibleFact,
} from '@slapwise/board-game'
import { createStateReader, type GameState } from '../../../kit/game-state.ts'

export type BoardState = GameState<Setup, PublicView, OwnView, VisibleFact>

/** The host has judged these settings; the page does without what it takes to judge them. */
export const readBoardState = createStateReader<BoardState>((settings) =>
  createSetup({ ...DEFAULT_SETTINGS, ...(settings as Settings) }),
)
