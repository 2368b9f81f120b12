import type { Prompt, Seat } from '@slapwise/kernel'
import { CALL_BLACK } from '../model/call.ts'
import { COLOURS, type Colour } from '../model/colours.ts'
import type { GameScript, Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import type { WishType } from '../model/wishes.ts'
import { callOfWish, type Wish } from '../model/wishes.ts'
import { oneOf } from './questions.ts'

/** Asks for a wish, which is mandatory, unless the round has ended. */
export function* makeWish(table: Table, seat: Seat, wishFor: WishType, card: string): GameScript<void> {
  const prompt = wishPrompt(table, seat, wishFor, card)
  if (prompt !== null) applyWish(table, seat, (yield prompt) as Wish)
}

/** Null if there is nothing to wish for. The most frequent script uses it without `makeWish`, for speed. */
export function wishPrompt(
  table: Table,
  seat: Seat,
  wishFor: WishType,
  card: string,
): Prompt<Question> | null {
  const wishes = availableWishes(table, wishFor)
  if (table.ending !== null || wishes.length === 0) return null
  return oneOf(seat, { ask: 'wish', source: card }, 'wish', wishes)
}

export function applyWish(table: Table, seat: Seat, wish: Wish): void {
  table.call = callOfWish(wish)
  table.wished = true
  table.facts?.push({ publicPart: { kind: 'wished', seat, wish, call: table.call } })
}

/** Calls for black cards, which no other wish can do. */
export function wishForBlack(table: Table, seat: Seat): void {
  if (table.ending !== null) return
  table.call = CALL_BLACK
  table.wished = true
  table.facts?.push({ publicPart: { kind: 'called-black', seat, call: table.call } })
}

/** The possible wishes without blocked colours. */
function availableWishes(table: Table, wishFor: WishType): readonly Wish[] {
  if (table.rules.colourWishesOnly && wishFor === 'number') return []
  const all = table.setup.wishes[table.rules.colourWishesOnly ? 'colour' : wishFor]
  return table.lasting.length === 0 ? all : all.filter((wish) => !isColourBlocked(table, COLOURS[wish]))
}

export const isColourBlocked = ({ lasting, setup }: Table, colour: Colour | undefined): boolean =>
  lasting.some((effect) => colour !== undefined && setup.hooks[effect.id].blockedColour?.(effect) === colour)
