import {
  type OwnView,
  type PublicView,
  type Setup,
  settingsSchema,
  setUp,
  type Told,
} from '@slapwise/card-game'
import { type GameState, stateReader } from '../../../kit/game-state.ts'

export type FranticState = GameState<Setup, PublicView, OwnView, Told>

export const franticState = stateReader<FranticState>((settings, rules) =>
  setUp(settingsSchema.parse(settings), rules),
)
