import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { type Standing, worthOfWinning } from './standing.ts'

/** How much more than another space the end is, as far as it shows in how rounds turn out: it would have come anyway. */
const FINAL = 0.15

/** By seat: what it is worth if that seat’s token came to the end. */
export function worthsOfEnd(setup: Setup, view: View, standing: Standing, me: Seat): number[] {
  const { end } = setup.street
  const { stakes, costs } = standing
  return view.tokens.map((at, seat) => {
    const walked = stakes[seat] * (costs[end] - costs[at])
    return walked + FINAL * (worthOfEnd(setup, view, standing, me, view.tokens.with(seat, end)) - walked)
  })
}

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
