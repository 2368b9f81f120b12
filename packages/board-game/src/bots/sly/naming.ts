import { best } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { within } from '../../model/board.ts'
import { giftIn } from '../../table/gift.ts'
import { strideFrom } from '../paths.ts'
import { settled, walked, worthAt } from './lay.ts'
import type { Seen } from './seen.ts'

/** How far an event sends whom everybody names. */
const PARTY = 2

/** Somebody’s token, for a card or an event. */
export function bestToken(seen: Seen, source: string | null, options: readonly Seat[]): Seat {
  switch (source) {
    case 'swap':
      return best(options, (rival) => worthOfSwap(seen, rival))
    case 'surprise-party':
      return best(options, (token) => worthOfParty(seen, token))
    default:
      return best(options, (token) => worthOfWalk(seen, token))
  }
}

/** What it is worth to let the best token walk by a roll. */
export function worthOfNaming(seen: Seen): number {
  let most = Number.NEGATIVE_INFINITY
  for (let token = 0; token < seen.lay.tokens.length; token++) most = Math.max(most, worthOfWalk(seen, token))
  return most
}

/** What it is worth to let a token walk by a roll. */
export const worthOfWalk = ({ lay }: Seen, token: Seat): number => walked(lay, token, lay.tokens[token], 1)

/** It goes where they were, and they where it is. */
export const worthOfSwap = ({ lay, seat }: Seen, rival: Seat): number =>
  worthAt(lay, seat, lay.tokens[rival]) + worthAt(lay, rival, lay.tokens[seat])

const worthOfParty = ({ lay }: Seen, token: Seat): number =>
  worthAt(lay, token, within(lay.street, lay.tokens[token] + PARTY))

/** Whom to send how many steps ahead: what they come to rest on counts. */
export const bestGift = (seen: Seen, options: readonly number[]): number =>
  best(options, (option) => {
    const { seat, steps } = giftIn(option)
    return worthOfGift(seen, seat, steps)
  })

export const worthOfGift = ({ lay }: Seen, seat: Seat, steps: number): number =>
  settled(lay, seat, strideFrom(lay, lay.tokens[seat], steps, 1), 1)
