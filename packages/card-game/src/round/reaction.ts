import { createReactionPrompts, listThrownCards, type ReactionWindow, type Seat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { GameScript, Question, Reaction } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { isCardRevealed } from '../table/knowledge.ts'
import { isHandOpen } from '../table/seats.ts'
import { throwIn } from '../table/verbs.ts'
import { findProhibition } from './legality.ts'
import { makeWish } from './wish.ts'

/** Opens a window for a reaction. Only the first seat that throws the card in does so, and wishes for a colour. */
export function* askFirstReaction(
  table: Table,
  reaction: Reaction,
  seats: readonly Seat[],
  about: Seat,
): GameScript<Seat | null> {
  const window = createWindow(table, reaction, seats, about)
  if (window.seats.length === 0) return null
  const thrown = listThrownCards(window, yield createReactionPrompts(window))
  if (thrown.length === 0) return null
  const first = thrown[0]
  throwIn(table, first.seat, first.card, reaction)
  yield* makeWish(table, first.seat, 'colour', reaction)
  return first.seat
}

/** Opens a window for a reaction. All seats that throw the card in do so; the last wish counts. */
export function* askAllReactions(
  table: Table,
  reaction: Reaction,
  seats: readonly Seat[],
  about: Seat,
): GameScript<readonly Seat[]> {
  const window = createWindow(table, reaction, seats, about)
  if (window.seats.length === 0) return []
  const thrown = listThrownCards(window, yield createReactionPrompts(window))
  for (const { seat, card } of thrown) {
    throwIn(table, seat, card, reaction)
    yield* makeWish(table, seat, 'colour', reaction)
  }
  return thrown.map(({ seat }) => seat)
}

/** Creates a prompt only for seats that could hold the card, judged by public information. */
function createWindow(
  table: Table,
  reaction: Reaction,
  seats: readonly Seat[],
  about: Seat,
): ReactionWindow<Question> {
  const copies = withoutForbidden(table, table.setup.reactionCards[reaction])
  const allLieOpen = copies.every((copy) => isOnDiscardPile(table, copy))
  return {
    mode: 'react',
    question: { ask: reaction, source: reaction, about },
    seats: allLieOpen ? [] : seats.filter((seat) => couldHold(table, seat, copies)),
    heldCards: (seat) => table.hands[seat].filter((card) => copies.includes(card)),
  }
}

/** Checks the knowledge first, since searching the pile is slow. */
const isOnDiscardPile = (table: Table, card: CardId): boolean =>
  isCardRevealed(table, card) && table.discardPile.includes(card)

function couldHold(table: Table, seat: Seat, copies: readonly CardId[]): boolean {
  const hand = table.hands[seat]
  return hand.length > 0 && (!isHandOpen(table, seat) || hand.some((card) => copies.includes(card)))
}

/** Prohibitions are public. */
const withoutForbidden = (table: Table, cards: readonly CardId[]): readonly CardId[] =>
  table.lasting.length === 0
    ? cards
    : cards.filter((card) => !findProhibition(table, table.setup.faces[card]))
