import {
  completeSettings,
  createSetup,
  type OwnView,
  type PublicView,
  type Setup,
  type VisibleFact,
} from '@slapwise/card-game'
import { createStateReader, type GameState } from '../../../kit/game-state.ts'

export type FranticState = GameState<Setup, PublicView, OwnView, VisibleFact>

/** The settings are not validated: the host has done that, and the schema would enlarge the page. */
export const readFranticState = createStateReader<FranticState>((settings, rules) =>
  createSetup(completeSettings(settings), rules),
)
