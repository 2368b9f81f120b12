import type { CardId, FaceIndex } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import type { Anchor } from './anchors.ts'

/** A card on its way: open ones by their face, closed ones as a back. */
export interface Flight {
  readonly face: FaceIndex | null
  /** Which card it is, if one may know. */
  readonly card?: CardId
  readonly from: Anchor
  readonly to: Anchor
}

export type FaceOf = (card: CardId) => FaceIndex

/** As many of a hand fly as one can follow. */
const MOST_OF_A_HAND = 4

export const seatAt = (seat: Seat): Anchor => `seat-${seat}`

export const backs = (count: number, from: Anchor, to: Anchor): Flight[] =>
  Array.from({ length: Math.min(count, MOST_OF_A_HAND) }, () => ({ face: null, from, to }))

export const open = (faces: readonly FaceIndex[], from: Anchor, to: Anchor): Flight[] =>
  faces.slice(0, MOST_OF_A_HAND * 2).map((face) => ({ face, from, to }))

/** Cards that change hands: those who may know them see their faces. */
export function passed(
  { cards, count }: { readonly cards?: readonly CardId[]; readonly count: number },
  from: Anchor,
  to: Anchor,
  faceOf: FaceOf,
): Flight[] {
  if (!cards) return backs(count, from, to)
  return cards.map((card) => ({ face: faceOf(card), card, from, to }))
}
