import type { Colour } from './colours.ts'
import type { Face } from './face.ts'
import type { CardKind } from './kind.ts'

/** What may be played now: a card that has one of these. Plain data, never changed in place. */
export interface Call {
  readonly colour: Colour | null
  readonly number: number | null
  /** The kind of special card that may follow by its symbol. */
  readonly symbol: string | null
  readonly anything: boolean
}

const NOTHING: Call = { colour: null, number: null, symbol: null, anything: false }

export const ANYTHING: Call = { ...NOTHING, anything: true }
export const callForColour = (colour: Colour): Call => ({ ...NOTHING, colour })
export const callForNumber = (number: number): Call => ({ ...NOTHING, number })

/** What a card calls for by itself. A black card is never a colour. */
export function callOf({ family, id }: CardKind, colour: Colour | null, number: number | null): Call | null {
  switch (family) {
    case 'number':
    case 'black':
      return { ...NOTHING, colour, number }
    case 'single':
      return { ...NOTHING, colour, symbol: id }
    case 'open-wish':
    case 'unique':
      return null
  }
}

/** What may follow what. */
export function follows(call: Call, face: Face): boolean {
  if (call.anything) return true
  switch (face.kind.family) {
    case 'number':
      return face.number === call.number || face.colour === call.colour
    case 'black':
      return face.number === call.number
    case 'single':
      return face.colour === call.colour || face.kind.id === call.symbol
    case 'open-wish':
    case 'unique':
      return true
  }
}
