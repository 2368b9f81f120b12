import { ALL_TRAITS, type Call, type Traits, traitsOf } from './call.ts'
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
  readonly points: number
  readonly traits: Traits
  /** What it calls for when it lies on top; null where that takes a wish, or where it lies there invisible. */
  readonly call: Call | null
}

/** `symbol` counts the symbols in the deck; it is negative for cards that have none. */
export function makeFace(
  index: number,
  kind: CardKind,
  colour: Colour | null,
  number: number | null,
  symbol: number,
): Face {
  const points = kind.points === 'number' ? number! : kind.points
  const wild = kind.family === 'open-wish' || kind.family === 'unique'
  const traits = wild ? ALL_TRAITS : traitsOf(colour, number, symbol)
  const call = wild ? null : { colour, number, symbol: symbol < 0 ? null : kind.id, anything: false, traits }
  return { index, kind, colour, number, points, traits, call }
}
