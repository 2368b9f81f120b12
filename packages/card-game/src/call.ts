import type { Colour } from './colours.ts'
import type { Face } from './face.ts'

/** What may be played now: a card that has one of these. Plain data, never changed in place. */
export interface Call {
  readonly colour: Colour | null
  readonly number: number | null
  /** The kind of special card that may follow by its symbol. */
  readonly symbol: string | null
  readonly anything: boolean
}

export const NOTHING: Call = { colour: null, number: null, symbol: null, anything: false }

export const ANYTHING: Call = { ...NOTHING, anything: true }
export const callForColour = (colour: Colour): Call => ({ ...NOTHING, colour })
export const callForNumber = (number: number): Call => ({ ...NOTHING, number })

/** What may follow what: a card that shares its colour, number or symbol with the call. Some follow everything. */
export const follows = (call: Call, face: Face): boolean =>
  face.followsAnything ||
  (call.colour !== null && call.colour === face.colour) ||
  (call.number !== null && call.number === face.number) ||
  (call.symbol !== null && call.symbol === face.symbol) ||
  call.anything
