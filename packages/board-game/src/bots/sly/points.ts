import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { type Standing, worthOfWinning } from './standing.ts'

/** By seat: what it is worth if that seat’s token came to the end. */
export const worthsOfEnd = (setup: Setup, view: View, standing: Standing, me: Seat): number[] =>
  view.tokens.map((_, seat) =>
    worthOfEnd(setup, view, standing, me, view.tokens.with(seat, setup.street.end)),
  )

/** What it is worth if the round ended with the tokens like that, instead of going on. */
export function worthOfEnd(
  setup: Setup,
  { tokens, scores, hand }: View,
  standing: Standing,
  me: Seat,
  at: readonly Space[],
): number {
  const held = pointsInHand(setup, hand)
  const totals = scores.map((score, seat) => score + at[seat] + (seat === me ? held : 0))
  if (Math.max(...totals) >= setup.limit) return worthOfWinning(standing, totals, me)
  let worth = -held
  for (let seat = 0; seat < at.length; seat++)
    worth += standing.stakes[seat] * (at[seat] - standing.costs[tokens[seat]])
  return worth
}

function pointsInHand({ kinds }: Setup, hand: readonly number[]): number {
  let sum = 0
  for (const kind of hand) sum += kinds[kind].inHand
  return sum
}
