import type { Prompt, Seat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { Ask, Question, Reaction } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { isOpen } from '../table/seats.ts'
import { throwIn } from '../table/verbs.ts'
import { forbidden } from './judge.ts'
import { PASS } from './plain-answers.ts'
import { makeWish } from './wish.ts'

/** The first of `seats` who throws the card in, wishing a colour with it, gets what it brings. */
export function* firstWhoReacts(
  table: Table,
  reaction: Reaction,
  seats: readonly Seat[],
  about: Seat,
): Ask<Seat | null> {
  const prompts = openWindow(table, reaction, seats, about)
  if (prompts.length === 0) return null
  const answers = (yield prompts) as readonly number[]
  const first = answers.findIndex((answer) => answer !== PASS)
  if (first < 0) return null
  const { seat } = prompts[first]
  throwIn(table, seat, answers[first], reaction)
  yield* makeWish(table, seat, 'colour', reaction)
  return seat
}

/** All of `seats` who throw the card in; the last wish stands. */
export function* everyoneWhoReacts(
  table: Table,
  reaction: Reaction,
  seats: readonly Seat[],
  about: Seat,
): Ask<readonly Seat[]> {
  const prompts = openWindow(table, reaction, seats, about)
  if (prompts.length === 0) return []
  const answers = (yield prompts) as readonly number[]
  const throwers: Seat[] = []
  for (const [i, { seat }] of prompts.entries()) {
    if (answers[i] === PASS) continue
    throwIn(table, seat, answers[i], reaction)
    yield* makeWish(table, seat, 'colour', reaction)
    throwers.push(seat)
  }
  return throwers
}

/**
 * The one window for cards that are thrown in. It asks everybody of `seats` who could hold the card, as far as open
 * information goes, whether they do or not; it does not open where open information rules the card out.
 */
function openWindow(
  table: Table,
  reaction: Reaction,
  seats: readonly Seat[],
  about: Seat,
): Prompt<Question>[] {
  const copies = allowed(table, table.setup.thrownInAs[reaction])
  if (copies.every((copy) => table.discardPile.includes(copy))) return []
  const question: Question = { ask: reaction, source: reaction, about }
  return seats
    .filter((seat) => couldHold(table, seat, copies))
    .map((seat) => reactionPrompt(table, seat, question, copies))
}

function couldHold(table: Table, seat: Seat, copies: readonly CardId[]): boolean {
  const hand = table.hands[seat]
  return hand.length > 0 && (!isOpen(table, seat) || hand.some((card) => copies.includes(card)))
}

/** Where something is forbidden, all see that it is. */
const allowed = (table: Table, cards: readonly CardId[]): readonly CardId[] =>
  table.lasting.length === 0 ? cards : cards.filter((card) => !forbidden(table, table.setup.faces[card]))

function reactionPrompt(
  table: Table,
  seat: Seat,
  question: Question,
  copies: readonly CardId[],
): Prompt<Question> {
  const options = [PASS]
  for (const card of table.hands[seat]) if (copies.includes(card)) options.push(card)
  return { seat, manner: 'react', question, choice: { kind: 'one', of: 'card', options }, fallback: PASS }
}
