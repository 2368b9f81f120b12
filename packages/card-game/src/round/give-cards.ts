import type { Seat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { give, revealDeducedCards } from '../table/verbs.ts'
import { chooseFromHand } from './questions.ts'

/**
 * Gives chosen cards to another player, up to `count`. Sticky cards cannot be given: a player who gives fewer cards
 * than they could reveals which ones they keep.
 */
export function* giveChosenCards(
  table: Table,
  giver: Seat,
  receiver: Seat,
  count: number,
  source: string,
): GameScript<void> {
  const isSticky = (card: CardId) => table.setup.faces[card].kind.sticky
  const expected = Math.min(count, table.hands[giver].length)
  const question = { ask: 'give', source, about: receiver } as const
  const cards = yield* chooseFromHand(table, giver, count, question, (card) => !isSticky(card))
  give(table, giver, receiver, cards)
  if (cards.length < expected) revealDeducedCards(table, table.hands[giver].filter(isSticky))
}
