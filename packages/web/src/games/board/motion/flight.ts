import type { KindIndex } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** A place that cards fly from or to, as it is marked in the page. */
export type Anchor = `seat-${number}` | `space-${number}` | `token-${number}` | 'hand' | 'draw'

/** The place of somebody's cards. */
export type PlaceOf = (seat: Seat) => Anchor

/** One's own cards are in one's hand. */
export const placeFor =
  (own: Seat | null): PlaceOf =>
  (seat) =>
    seat === own ? 'hand' : `seat-${seat}`

/** A card on its way: open ones by their kind, closed ones as a back. */
export interface Flight {
  readonly kind: KindIndex | null
  readonly from: Anchor
  readonly to: Anchor
}

/** As many of a hand fly as one can follow. */
const MOST_OF_A_HAND = 3

export const backs = (count: number, from: Anchor, to: Anchor): Flight[] =>
  Array.from({ length: Math.min(count, MOST_OF_A_HAND) }, () => ({ kind: null, from, to }))
