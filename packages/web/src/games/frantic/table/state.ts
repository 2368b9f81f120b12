import {
  type OwnView,
  type PublicView,
  type Setup,
  settingsSchema,
  setUp,
  type Told,
} from '@slapwise/card-game'
import { createStateReader, type GameState } from '../../../kit/game-state.ts'

export type FranticState = GameState<Setup, PublicView, OwnView, Told>

export const readFranticState = createStateReader<FranticState>((settings, rules) =>
  setUp(settingsSchema.parse(settings), rules),
)
