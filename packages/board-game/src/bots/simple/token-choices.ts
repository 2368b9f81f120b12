import { argMax } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { decodeGift } from '../../table/gift.ts'
import type { PolicyContext } from './policy-context.ts'

/** The difference in points that outweighs one space of gain. */
const POINTS_PER_SPACE = 20

/** The number of spaces that Surprise Party moves the named player. */
const SURPRISE_PARTY_STEPS = 2

/** Chooses the player to name when the card or event `source` asks for one. */
export function chooseToken(context: PolicyContext, source: string | null, options: readonly Seat[]): Seat {
  const { setup, view } = context
  switch (source) {
    case 'swap':
      return argMax(options, (opponent) => -view.tokens[opponent])
    case 'surprise-party':
      return argMax(options, (opponent) =>
        evaluateTarget(
          context,
          opponent,
          Math.min(SURPRISE_PARTY_STEPS, setup.street.end - view.tokens[opponent]),
        ),
      )
    default:
      return argMax(options, (opponent) => evaluateTarget(context, opponent, expectedGain(context, opponent)))
  }
}

/** The player and the number of steps for a Gift, by the space they come to rest on. */
export const chooseGift = (context: PolicyContext, options: readonly number[]): number =>
  argMax(options, (option) => {
    const { forecast, view } = context
    const { seat: opponent, steps } = decodeGift(option)
    return evaluateTarget(
      context,
      opponent,
      forecast.pointsAfterSteps(opponent, steps) - view.tokens[opponent],
    )
  })

/** The points that a player is expected to gain by a roll. */
export const expectedGain = ({ forecast, view }: PolicyContext, opponent: Seat): number =>
  forecast.pointsAfterRoll(opponent) - view.tokens[opponent]

/** Higher for opponents with few points and a high gain. Its own token comes last. */
function evaluateTarget(
  { view: { scores, tokens }, seat }: PolicyContext,
  opponent: Seat,
  gain: number,
): number {
  return opponent === seat
    ? Number.NEGATIVE_INFINITY
    : gain - (scores[opponent] + tokens[opponent]) / POINTS_PER_SPACE
}
