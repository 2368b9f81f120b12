import {
  createSetup,
  type OwnView,
  type PublicView,
  type Setup,
  settingsSchema,
  type VisibleFact,
} from '@slapwise/card-game'
import { createStateReader, type GameState } from '../../../kit/game-state.ts'

export type FranticState = GameState<Setup, PublicView, OwnView, VisibleFact>

export const readFranticState = createStateReader<FranticState>((settings, rules) =>
  createSetup(settingsSchema.parse(settings), rules),
)
