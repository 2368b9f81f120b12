import type { Seat } from '@slapwise/kernel'
import type { Space } from '../../model/board.ts'
import type { Setup } from '../../model/setup.ts'
import type { View } from '../../views/view.ts'
import { evaluateMatchEnd, type MatchValues } from './match-values.ts'

/** The share of the end's full value that counts, fitted: the round would have ended soon anyway. */
const END_WEIGHT = 0.15

/** The value of reaching the end, by seat. */
export function evaluateEndBySeat(
  setup: Setup,
  view: View,
  matchValues: MatchValues,
  ownSeat: Seat,
): number[] {
  const { end } = setup.street
  const { pointValues, spaceCosts } = matchValues
  return view.tokens.map((spaces, seat) => {
    const spaceValue = pointValues[seat] * (spaceCosts[end] - spaceCosts[spaces])
    return (
      spaceValue +
      END_WEIGHT *
        (evaluateRoundEnd(setup, view, matchValues, ownSeat, view.tokens.with(seat, end)) - spaceValue)
    )
  })
}

/** The value of the round ending with the tokens at these spaces, relative to continuing. */
export function evaluateRoundEnd(
  setup: Setup,
  { tokens, scores, hand }: View,
  matchValues: MatchValues,
  ownSeat: Seat,
  spaces: readonly Space[],
): number {
  const held = sumHandPoints(setup, hand)
  const totals = scores.map((score, seat) => score + spaces[seat] + (seat === ownSeat ? held : 0))
  if (Math.max(...totals) >= setup.limit) return evaluateMatchEnd(matchValues, totals, ownSeat)
  let value = -held
  for (let seat = 0; seat < spaces.length; seat++)
    value += matchValues.pointValues[seat] * (spaces[seat] - matchValues.spaceCosts[tokens[seat]])
  return value
}

export function sumHandPoints({ kinds }: Setup, hand: readonly number[]): number {
  let sum = 0
  for (const kind of hand) sum += kinds[kind].handPoints
  return sum
}
