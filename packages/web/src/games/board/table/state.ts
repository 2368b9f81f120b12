import {
  type OwnView,
  type PublicView,
  type Settings,
  type Setup,
  setUp,
  type Told,
  USUAL,
} from '@slapwise/board-game'
import { createStateReader, type GameState } from '../../../kit/game-state.ts'

export type BoardState = GameState<Setup, PublicView, OwnView, Told>

/** The host has judged these settings; the page does without what it takes to judge them. */
export const readBoardState = createStateReader<BoardState>((settings) =>
  setUp({ ...USUAL, ...(settings as Settings) }),
)
