import type { Seat } from '@slapwise/kernel'
import { callForBlack } from '../model/call.ts'
import { COLOURS, type Colour } from '../model/colours.ts'
import type { Ask } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import type { WishFor } from '../model/wishes.ts'
import { callOfWish, type Wish } from '../model/wishes.ts'
import { oneOf } from './questions.ts'

/** The wish is mandatory, unless the round has ended. */
export function* makeWish(table: Table, seat: Seat, wishFor: WishFor, card: string): Ask<void> {
  const wishes = wishesNow(table, wishFor)
  if (table.ending !== null || wishes.length === 0) return
  // Most turns with a question ask this one: another generator for it would be felt.
  const wish = (yield oneOf(seat, { ask: 'wish', source: card }, 'wish', wishes)) as Wish
  table.call = callOfWish(wish)
  table.wished = true
  table.facts?.push({ news: { kind: 'wished', seat, wish, call: table.call } })
}

/** Black cards, which no other wish is for. */
export function wishForBlack(table: Table, seat: Seat): void {
  if (table.ending !== null) return
  table.call = callForBlack
  table.wished = true
  table.facts?.push({ news: { kind: 'called-black', seat, call: table.call } })
}

/** A blocked colour is not offered. */
function wishesNow(table: Table, wishFor: WishFor): readonly Wish[] {
  if (table.rules.colourWishesOnly && wishFor === 'number') return []
  const all = table.setup.wishes[table.rules.colourWishesOnly ? 'colour' : wishFor]
  return table.lasting.length === 0 ? all : all.filter((wish) => !isBlocked(table, COLOURS[wish]))
}

export const isBlocked = ({ lasting, setup }: Table, colour: Colour | undefined): boolean =>
  lasting.some((effect) => colour !== undefined && setup.hooks[effect.id].blocks?.(effect) === colour)
