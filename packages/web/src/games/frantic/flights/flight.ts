import type { CardId, FaceIndex } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import type { FlightAnchor } from './anchors.ts'

/** A flying card: its face if it is face up, null if it is face down. */
export interface CardFlight {
  readonly face: FaceIndex | null
  /** The card, if the viewer may know it. */
  readonly card?: CardId
  readonly from: FlightAnchor
  readonly to: FlightAnchor
}

export type FaceResolver = (card: CardId) => FaceIndex

/** A limit per hand, so that the eye can follow. */
const MAX_FLIGHTS_PER_HAND = 4

export const seatAnchor = (seat: Seat): FlightAnchor => `seat-${seat}`

export const faceDownFlights = (count: number, from: FlightAnchor, to: FlightAnchor): CardFlight[] =>
  Array.from({ length: Math.min(count, MAX_FLIGHTS_PER_HAND) }, () => ({ face: null, from, to }))

export const faceUpFlights = (
  faces: readonly FaceIndex[],
  from: FlightAnchor,
  to: FlightAnchor,
): CardFlight[] => faces.slice(0, MAX_FLIGHTS_PER_HAND * 2).map((face) => ({ face, from, to }))

/** Cards that change hands; face up for players who may know them. */
export function passedCardFlights(
  { cards, count }: { readonly cards?: readonly CardId[]; readonly count: number },
  from: FlightAnchor,
  to: FlightAnchor,
  faceOf: FaceResolver,
): CardFlight[] {
  if (!cards) return faceDownFlights(count, from, to)
  return cards.map((card) => ({ face: faceOf(card), card, from, to }))
}
