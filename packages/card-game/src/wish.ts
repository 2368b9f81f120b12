import type { Seat } from '@slapwise/kernel'
import { type Call, callForColour, callForNumber } from './call.ts'
import { COLOURS } from './colours.ts'
import type { WishFor } from './kind.ts'
import { type Ask, oneOf } from './questions.ts'
import type { Table } from './table.ts'

/** A colour by its index in `COLOURS`, or a number plus `NUMBERS_FROM`. */
export type Wish = number

const NUMBERS_FROM = 10

export const wishForNumber = (number: number): Wish => NUMBERS_FROM + number

const colourCalls = COLOURS.map(callForColour)
const numberCalls = Array.from({ length: 10 }, (_, n) => callForNumber(n))

export const callOfWish = (wish: Wish): Call =>
  wish < NUMBERS_FROM ? colourCalls[wish] : numberCalls[wish - NUMBERS_FROM]

/** The wish is mandatory, but once the draw pile has failed there are no further ones. */
export function* makeWish(table: Table, seat: Seat, wishFor: WishFor, card: string): Ask<void> {
  if (table.ending === 'empty-pile') return
  const wish = (yield oneOf(seat, { ask: 'wish', source: card }, 'wish', table.setup.wishes[wishFor])) as Wish
  table.call = callOfWish(wish)
  table.facts?.push({ news: { kind: 'wished', seat, wish, call: table.call } })
}
