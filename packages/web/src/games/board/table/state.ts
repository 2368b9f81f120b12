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

/** The settings are not validated: the host has done that, and the schema would enlarge the page. */
export const readBoardState = createStateReader<BoardState>((settings) =>
  createSetup({ ...DEFAULT_SETTINGS, ...(settings as Settings) }),
)
