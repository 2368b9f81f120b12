import { argMax } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { decodeGift } from '../../table/gift.ts'
import type { PolicyContext } from './policy-context.ts'

/** So many points less make somebody as good to send ahead as a space more to gain. */
const POINTS_PER_SPACE = 20

/** How far an event sends whom everybody names. */
const SURPRISE_PARTY_STEPS = 2

/** Somebody’s token, for a card or an event. */
export function chooseToken(seen: PolicyContext, source: string | null, options: readonly Seat[]): Seat {
  const { setup, view } = seen
  switch (source) {
    case 'swap':
      return argMax(options, (rival) => -view.tokens[rival])
    case 'surprise-party':
      return argMax(options, (rival) =>
        evaluateTarget(seen, rival, Math.min(SURPRISE_PARTY_STEPS, setup.street.end - view.tokens[rival])),
      )
    default:
      return argMax(options, (rival) => evaluateTarget(seen, rival, expectedGain(seen, rival)))
  }
}

/** Whom to send how many steps ahead: what they come to rest on counts. */
export const chooseGift = (seen: PolicyContext, options: readonly number[]): number =>
  argMax(options, (option) => {
    const { forecast, view } = seen
    const { seat: rival, steps } = decodeGift(option)
    return evaluateTarget(seen, rival, forecast.pointsAfterSteps(rival, steps) - view.tokens[rival])
  })

/** What a rival may expect to gain from a roll. */
export const expectedGain = ({ forecast, view }: PolicyContext, rival: Seat): number =>
  forecast.pointsAfterRoll(rival) - view.tokens[rival]

/** Whoever has the fewest points, and gains the most. Sending itself ahead is the last thing it wants. */
function evaluateTarget(
  { view: { scores, tokens }, seat }: PolicyContext,
  rival: Seat,
  gain: number,
): number {
  return rival === seat ? Number.NEGATIVE_INFINITY : gain - (scores[rival] + tokens[rival]) / POINTS_PER_SPACE
}
