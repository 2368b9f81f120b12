import { best } from '@slapwise/bots'
import { type Direction, NOWHERE, type Space } from '../../model/board.ts'
import { cardIn, directionOf } from '../../table/lying.ts'
import { type Act, actOf } from '../paths.ts'
import { Change } from './change.ts'
import { keptFor } from './hand.ts'
import type { Seen } from './seen.ts'

/** What it likes to have in its hand the most. */
export const bestOnMarket = (seen: Seen, options: readonly number[]): number =>
  best(options, (kind) => keptFor(seen.lay, kind))

/** What it likes to have, and what it likes to be gone from the board. */
export function bestPull(seen: Seen, options: readonly Space[]): Space {
  const change = new Change(seen)
  return best(options, (space) => {
    const cards = seen.view.spaces[space]
    const { act, way } = lies(seen, cards[cards.length - 2])
    return keptFor(seen.lay, cardIn(cards[cards.length - 1])) + change.worth(space, act, way, 'waits')
  })
}

function lies({ setup }: Seen, card: number | undefined): { act: Act; way: Direction } {
  if (card === undefined) return { act: 'nothing', way: NOWHERE }
  return { act: actOf(setup.kinds[cardIn(card)]), way: directionOf(card) }
}
