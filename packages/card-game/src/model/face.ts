import type { VersionedContent } from '../versions.ts'
import { ALL_TRAITS, BLACK_TRAIT, type Call, type Traits, traitsOf } from './call.ts'
import type { CardKind } from './card-kind.ts'
import { BASIC_COLOURS, type Colour } from './colours.ts'

/** A card of the deck, by its place in the setup. It keeps this number for the whole match. */
export type CardId = number

/** Cards of one print, as a set lists them. */
export interface CardPrint extends VersionedContent {
  readonly kind: CardKind
  readonly colour?: Colour
  readonly second?: Colour
  readonly number?: number
  readonly count: number
  /** Without that add-on it stays in the box. */
  readonly requiredSet?: 'troublemaker' | 'supercharge'
}

export const printInEachColour = (kind: CardKind, count: number, dated: VersionedContent = {}): CardPrint[] =>
  BASIC_COLOURS.map((colour) => ({ kind, colour, count, ...dated }))

/**
 * What is printed on a card. Cards with equal prints share one face: whoever sees a card that is not in their hand
 * sees its face and not its id, since equal cards cannot be told apart at a table either.
 */
export interface Face {
  readonly index: number
  readonly kind: CardKind
  readonly colour: Colour | null
  /** The other colour of a bi-coloured card. */
  readonly second: Colour | null
  readonly number: number | null
  readonly points: number
  readonly traits: Traits
  /** What it calls for when it lies on top; null where that takes a choice, or where it lies there invisible. */
  readonly call: Call | null
}

/** Whether the card has that colour; a bi-coloured one counts as both. */
export const hasColour = ({ colour, second }: Face, wanted: Colour): boolean =>
  colour === wanted || second === wanted

/** `symbol` counts the symbols in the deck; it is negative for cards that have none. */
export function createFace(index: number, print: CardPrint, symbol: number): Face {
  const { kind, colour = null, second = null, number = null } = print
  const points = kind.points === 'number' ? number! : kind.points
  const wild = kind.family === 'open-wish' || kind.family === 'unique'
  const own = traitsOf(colour, number, symbol) | traitsOf(second, null, -1)
  const traits = wild ? ALL_TRAITS : kind.family === 'black' ? own | BLACK_TRAIT : own
  const shared = { colour, number, symbol: symbol < 0 ? null : kind.id, black: false, anything: false }
  const call = wild || second ? null : { ...shared, traits: own }
  return { index, kind, colour, second, number, points, traits, call }
}
