import type { CardId, FaceIndex } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import type { FlightAnchor } from './anchors.ts'

/** A card on its way: open ones by their face, closed ones as a back. */
export interface CardFlight {
  readonly face: FaceIndex | null
  /** Which card it is, if one may know. */
  readonly card?: CardId
  readonly from: FlightAnchor
  readonly to: FlightAnchor
}

export type FaceOf = (card: CardId) => FaceIndex

/** As many of a hand fly as one can follow. */
const MAX_FLIGHTS_PER_HAND = 4

export const seatAnchor = (seat: Seat): FlightAnchor => `seat-${seat}`

export const faceDownFlights = (count: number, from: FlightAnchor, to: FlightAnchor): CardFlight[] =>
  Array.from({ length: Math.min(count, MAX_FLIGHTS_PER_HAND) }, () => ({ face: null, from, to }))

export const faceUpFlights = (
  faces: readonly FaceIndex[],
  from: FlightAnchor,
  to: FlightAnchor,
): CardFlight[] => faces.slice(0, MAX_FLIGHTS_PER_HAND * 2).map((face) => ({ face, from, to }))

/** Cards that change hands: those who may know them see their faces. */
export function passedCardFlights(
  { cards, count }: { readonly cards?: readonly CardId[]; readonly count: number },
  from: FlightAnchor,
  to: FlightAnchor,
  faceOf: FaceOf,
): CardFlight[] {
  if (!cards) return faceDownFlights(count, from, to)
  return cards.map((card) => ({ face: faceOf(card), card, from, to }))
}
