import type { KindIndex } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** A place that cards fly from or to, as it is marked in the page. */
export type FlightAnchor = `seat-${number}` | `space-${number}` | `token-${number}` | 'hand' | 'draw'

/** The place of somebody's cards. */
export type HandAnchorOf = (seat: Seat) => FlightAnchor

/** One's own cards are in one's hand. */
export const createHandAnchorOf =
  (own: Seat | null): HandAnchorOf =>
  (seat) =>
    seat === own ? 'hand' : `seat-${seat}`

/** A card on its way: open ones by their kind, closed ones as a back. */
export interface CardFlight {
  readonly kind: KindIndex | null
  readonly from: FlightAnchor
  readonly to: FlightAnchor
}

/** As many of a hand fly as one can follow. */
const MAX_FLIGHTS_PER_HAND = 3

export const faceDownFlights = (count: number, from: FlightAnchor, to: FlightAnchor): CardFlight[] =>
  Array.from({ length: Math.min(count, MAX_FLIGHTS_PER_HAND) }, () => ({ kind: null, from, to }))
