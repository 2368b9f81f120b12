import { COLOURS, type Colour } from './colours.ts'

/** The properties by which a card can match a call, as a bit set: one bit for each colour, number and symbol. */
export type Traits = number

export const ALL_TRAITS: Traits = -1

const HIGHEST_NUMBER = 10
const FIRST_NUMBER = COLOURS.length
const FIRST_SYMBOL = FIRST_NUMBER + HIGHEST_NUMBER

export const COLOUR_TRAITS: Traits = (1 << FIRST_NUMBER) - 1

/** The trait of black cards. Black is not a colour: only Black Wish calls for it. */
export const BLACK_TRAIT: Traits = 1 << 30

/** The call: a card may be played if it has one of these properties. Never changed in place. */
export interface Call {
  readonly colour: Colour | null
  readonly number: number | null
  /** The id of the special kind that may follow by its symbol. */
  readonly symbol: string | null
  /** Any black number. */
  readonly black: boolean
  readonly anything: boolean
  readonly traits: Traits
}

const EMPTY_CALL = { colour: null, number: null, symbol: null, black: false, anything: false }

export const CALL_BLACK: Call = { ...EMPTY_CALL, black: true, traits: BLACK_TRAIT }

export const CALL_ANYTHING: Call = { ...EMPTY_CALL, anything: true, traits: ALL_TRAITS }

export const callForColour = (colour: Colour): Call => ({
  ...EMPTY_CALL,
  colour,
  traits: traitsOf(colour, null, -1),
})

export const callForNumber = (number: number): Call => ({
  ...EMPTY_CALL,
  number,
  traits: traitsOf(null, number, -1),
})

/** The call of a single-coloured or bi-coloured special card. */
export const callForSpecial = (colour: Colour, symbols: readonly string[], symbol: string): Call => ({
  ...EMPTY_CALL,
  colour,
  symbol,
  traits: traitsOf(colour, null, symbols.indexOf(symbol)),
})

/** `symbol` is the index among the symbols of the deck, or negative for none. */
export function traitsOf(colour: Colour | null, number: number | null, symbol: number): Traits {
  let traits = 0
  if (colour !== null) traits |= 1 << COLOURS.indexOf(colour)
  if (number !== null) traits |= 1 << (FIRST_NUMBER + number - 1)
  if (symbol >= 0) traits |= 1 << (FIRST_SYMBOL + symbol)
  return traits
}

/** A card may follow if it shares a trait with the call. */
export const matchesCall = (call: Call, face: { readonly traits: Traits }): boolean =>
  (call.traits & face.traits) !== 0
