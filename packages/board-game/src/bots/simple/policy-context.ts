import type { Random, Seat } from '@slapwise/kernel'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import type { MovementForecast } from './movement-forecast.ts'

/** The input of a policy, computed once per question. */
export interface PolicyContext {
  readonly setup: Setup
  readonly view: View
  readonly seat: Seat
  readonly forecast: MovementForecast
  readonly random: Random
}

export const opponentsOf = ({ view, seat }: Pick<PolicyContext, 'view' | 'seat'>): Seat[] =>
  view.tokens.flatMap((_, other) => (other === seat ? [] : [other]))
