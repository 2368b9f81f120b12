import type { VersionedContent } from '../versions.ts'
import { ALL_TRAITS, BLACK_TRAIT, type Call, type Traits, traitsOf } from './call.ts'
import type { CardKind } from './card-kind.ts'
import { BASIC_COLOURS, type Colour } from './colours.ts'

/** The index of a card in the deck, constant for the whole match. */
export type CardId = number

/** Equal cards, as a set lists them. */
export interface CardPrint extends VersionedContent {
  readonly kind: CardKind
  readonly colour?: Colour
  readonly second?: Colour
  readonly number?: number
  readonly count: number
  /** The card is only in play together with this set. */
  readonly requiredSet?: 'troublemaker' | 'supercharge'
}

export const printInEachColour = (kind: CardKind, count: number, dated: VersionedContent = {}): CardPrint[] =>
  BASIC_COLOURS.map((colour) => ({ kind, colour, count, ...dated }))

/**
 * The printed side of a card. Equal cards share one face. Views name cards in other places than one’s own hand by face,
 * not by id, since equal cards cannot be told apart at a real table either.
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
  /** The call while the card lies on top; null if the player chooses the call, or if the card is invisible. */
  readonly call: Call | null
}

export const hasColour = ({ colour, second }: Face, wanted: Colour): boolean =>
  colour === wanted || second === wanted

/** `symbol` is the index among the symbols of the deck, or negative for none. */
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
