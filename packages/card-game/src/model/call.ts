import { COLOURS, type Colour } from './colours.ts'

/** What a card can have in common with another: each colour, number and symbol is a bit. */
export type Traits = number

export const ALL_TRAITS: Traits = -1

const HIGHEST_NUMBER = 10
const FIRST_NUMBER = COLOURS.length
const FIRST_SYMBOL = FIRST_NUMBER + HIGHEST_NUMBER

export const COLOUR_TRAITS: Traits = (1 << FIRST_NUMBER) - 1

/** Nothing calls for it but Black Wish: a black card is never a colour. */
export const BLACK_TRAIT: Traits = 1 << 30

/** What may be played now: a card that has one of these. Plain data, never changed in place. */
export interface Call {
  readonly colour: Colour | null
  readonly number: number | null
  /** The kind of special card that may follow by its symbol. */
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

/** What a single-coloured or bi-coloured special card calls for. */
export const callForSpecial = (colour: Colour, symbols: readonly string[], symbol: string): Call => ({
  ...EMPTY_CALL,
  colour,
  symbol,
  traits: traitsOf(colour, null, symbols.indexOf(symbol)),
})

/** `symbol` counts the symbols in the deck; it is negative for none. */
export function traitsOf(colour: Colour | null, number: number | null, symbol: number): Traits {
  let traits = 0
  if (colour !== null) traits |= 1 << COLOURS.indexOf(colour)
  if (number !== null) traits |= 1 << (FIRST_NUMBER + number - 1)
  if (symbol >= 0) traits |= 1 << (FIRST_SYMBOL + symbol)
  return traits
}

/** What may follow what: a card that shares a trait with the call. */
export const matchesCall = (call: Call, face: { readonly traits: Traits }): boolean =>
  (call.traits & face.traits) !== 0
