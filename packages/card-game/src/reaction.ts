import type { Prompt, Seat } from '@slapwise/kernel'
import type { CardId } from './face.ts'
import type { Ask, Question } from './questions.ts'
import type { Table } from './table.ts'
import { throwIn } from './verbs.ts'
import { makeWish } from './wish.ts'
import { PASS } from './words.ts'

/**
 * The one window for cards that are thrown in. It asks everybody of `seats` who could hold the card, as far as open
 * information goes, whether they do or not; it does not open where open information rules the card out. The first of
 * `seats` who throws it in gets it.
 */
export function* reactionWindow(
  table: Table,
  card: 'counterattack' | 'nice-try',
  seats: readonly Seat[],
  about: Seat,
): Ask<Seat | null> {
  const copies = table.setup.copies[card]
  if (copies.every((copy) => table.discardPile.includes(copy))) return null
  const asked = seats.filter((seat) => table.hands[seat].length > 0)
  if (asked.length === 0) return null
  const question: Question = { ask: card, source: card, about }
  const answers = (yield asked.map((seat) => reactionPrompt(table, seat, question, copies))) as number[]
  const first = answers.findIndex((answer) => answer !== PASS)
  if (first < 0) return null
  const thrower = asked[first]
  throwIn(table, thrower, answers[first])
  yield* makeWish(table, thrower, 'colour', card)
  return thrower
}

function reactionPrompt(
  table: Table,
  seat: Seat,
  question: Question,
  copies: readonly CardId[],
): Prompt<Question> {
  const options = [PASS]
  for (const card of table.hands[seat]) if (copies.includes(card)) options.push(card)
  return { seat, question, choice: { kind: 'one', of: 'card', options }, fallback: PASS }
}
