import { type Call, callForColour, callForNumber } from './call.ts'
import { COLOURS } from './colours.ts'

/** A colour by its index in `COLOURS`, or a number plus `NUMBERS_FROM`. */
export type Wish = number

const NUMBERS_FROM = 10

export const wishForNumber = (number: number): Wish => NUMBERS_FROM + number

const colourCalls = COLOURS.map(callForColour)
const numberCalls = Array.from({ length: 11 }, (_, n) => callForNumber(n))

export const callOfWish = (wish: Wish): Call =>
  wish < NUMBERS_FROM ? colourCalls[wish] : numberCalls[wish - NUMBERS_FROM]

/** What may be wished for. */
export type WishFor = 'colour' | 'number' | 'colour-or-number'
