import type { KindIndex } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** The value of `data-anchor` of an element that cards fly from or to. */
export type FlightAnchor = `seat-${number}` | `space-${number}` | `token-${number}` | 'hand' | 'draw'

/** Returns the anchor of a player's cards. */
export type HandAnchorResolver = (seat: Seat) => FlightAnchor

/** The viewer's cards fly from and to the hand, all others from and to the seat. */
export const createHandAnchorResolver =
  (own: Seat | null): HandAnchorResolver =>
  (seat) =>
    seat === own ? 'hand' : `seat-${seat}`

/** A flying card: its kind if it is face up, null if it is face down. */
export interface CardFlight {
  readonly kind: KindIndex | null
  readonly from: FlightAnchor
  readonly to: FlightAnchor
}

/** A limit per hand, so that the eye can follow. */
const MAX_FLIGHTS_PER_HAND = 3

export const faceDownFlights = (count: number, from: FlightAnchor, to: FlightAnchor): CardFlight[] =>
  Array.from({ length: Math.min(count, MAX_FLIGHTS_PER_HAND) }, () => ({ kind: null, from, to }))
