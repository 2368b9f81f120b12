import { best } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { giftIn } from '../../table/gift.ts'
import type { Seen } from './seen.ts'

/** So many points less make somebody as good to send ahead as a space more to gain. */
const TOTAL = 20

/** How far an event sends whom everybody names. */
const PARTY = 2

/** Somebody’s token, for a card or an event. */
export function bestToken(seen: Seen, source: string | null, options: readonly Seat[]): Seat {
  const { setup, view } = seen
  switch (source) {
    case 'swap':
      return best(options, (rival) => -view.tokens[rival])
    case 'surprise-party':
      return best(options, (rival) =>
        worth(seen, rival, Math.min(PARTY, setup.street.end - view.tokens[rival])),
      )
    default:
      return best(options, (rival) => worth(seen, rival, gainOf(seen, rival)))
  }
}

/** Whom to send how many steps ahead: what they come to rest on counts. */
export const bestGift = (seen: Seen, options: readonly number[]): number =>
  best(options, (option) => {
    const { prospects, view } = seen
    const { seat: rival, steps } = giftIn(option)
    return worth(seen, rival, prospects.after(rival, steps) - view.tokens[rival])
  })

/** What a rival may expect to gain from a roll. */
export const gainOf = ({ prospects, view }: Seen, rival: Seat): number =>
  prospects.rolling(rival) - view.tokens[rival]

/** Whoever has the fewest points, and gains the most. Sending itself ahead is the last thing it wants. */
function worth({ view: { scores, tokens }, seat }: Seen, rival: Seat, gain: number): number {
  return rival === seat ? Number.NEGATIVE_INFINITY : gain - (scores[rival] + tokens[rival]) / TOTAL
}
