import { type Call, NOTHING } from './call.ts'
import type { Colour } from './colours.ts'
import type { CardKind } from './kind.ts'

/** A card of the deck, by its place in the setup. It keeps this number for the whole match. */
export type CardId = number

/**
 * What is printed on a card. Cards with equal prints share one face: whoever sees a card that is not in their hand
 * sees its face and not its id, since equal cards cannot be told apart at a table either.
 */
export interface Face {
  readonly index: number
  readonly kind: CardKind
  readonly colour: Colour | null
  readonly number: number | null
  /** What special cards of one colour may be recognised by, besides the colour. */
  readonly symbol: string | null
  readonly followsAnything: boolean
  readonly points: number
  /** What it calls for when it lies on top; null where that takes a wish, or where it lies there invisible. */
  readonly call: Call | null
}

export function makeFace(index: number, kind: CardKind, colour: Colour | null, number: number | null): Face {
  const points = kind.points === 'number' ? number! : kind.points
  const symbol = kind.family === 'single' ? kind.id : null
  const followsAnything = kind.family === 'open-wish' || kind.family === 'unique'
  const call = followsAnything ? null : { ...NOTHING, colour, number, symbol }
  return { index, kind, colour, number, symbol, followsAnything, points, call }
}
