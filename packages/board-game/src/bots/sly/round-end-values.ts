import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { evaluateMatchEnd, type MatchValues } from './match-values.ts'

/** How much more than another space the end is, as far as it shows in how rounds turn out: it would have come anyway. */
const END_WEIGHT = 0.15

/** By seat: what it is worth if that seat’s token came to the end. */
export function evaluateEndBySeat(setup: Setup, view: View, standing: MatchValues, me: Seat): number[] {
  const { end } = setup.street
  const { pointValues, spaceCosts } = standing
  return view.tokens.map((at, seat) => {
    const walked = pointValues[seat] * (spaceCosts[end] - spaceCosts[at])
    return (
      walked +
      END_WEIGHT * (evaluateRoundEnd(setup, view, standing, me, view.tokens.with(seat, end)) - walked)
    )
  })
}

/** What it is worth if the round ended with the tokens like that, instead of going on. */
export function evaluateRoundEnd(
  setup: Setup,
  { tokens, scores, hand }: View,
  standing: MatchValues,
  me: Seat,
  at: readonly Space[],
): number {
  const held = sumHandPoints(setup, hand)
  const totals = scores.map((score, seat) => score + at[seat] + (seat === me ? held : 0))
  if (Math.max(...totals) >= setup.limit) return evaluateMatchEnd(standing, totals, me)
  let worth = -held
  for (let seat = 0; seat < at.length; seat++)
    worth += standing.pointValues[seat] * (at[seat] - standing.spaceCosts[tokens[seat]])
  return worth
}

function sumHandPoints({ kinds }: Setup, hand: readonly number[]): number {
  let sum = 0
  for (const kind of hand) sum += kinds[kind].handPoints
  return sum
}
