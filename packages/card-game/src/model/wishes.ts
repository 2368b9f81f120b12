import { type Call, callForColour, callForNumber } from './call.ts'
import { COLOURS } from './colours.ts'

/** A colour by its index in `COLOURS`, or a number plus `NUMBER_WISH_OFFSET`. */
export type Wish = number

const NUMBER_WISH_OFFSET = 10

export const wishForNumber = (number: number): Wish => NUMBER_WISH_OFFSET + number

const colourCalls = COLOURS.map(callForColour)
const numberCalls = Array.from({ length: 11 }, (_, n) => callForNumber(n))

export const callOfWish = (wish: Wish): Call =>
  wish < NUMBER_WISH_OFFSET ? colourCalls[wish] : numberCalls[wish - NUMBER_WISH_OFFSET]

export type WishType = 'colour' | 'number' | 'colour-or-number'
