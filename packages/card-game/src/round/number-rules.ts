/** Effects that rule cards add to number cards. */
import type { Seat } from '@slapwise/kernel'
import type { CardId, Face } from '../model/face.ts'
import type { GameScript } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { ruleCardThatSets } from '../table/rule-cards.ts'
import { otherSeats } from '../table/seats.ts'
import { playCard } from '../table/verbs.ts'
import { swapHands } from '../table/whole-hands.ts'
import { PASS } from './answer-codes.ts'
import { unrestrictedCards } from './legality.ts'
import { chooseOne, choosePlayerOrNobody } from './questions.ts'

/** Whether a rule card has an effect when this card is played. */
export const hasNumberRule = ({ rules }: Table, { number }: Face): boolean =>
  number !== null && (rules.bringAFriend || rules.swapNumber === number)

/**
 * Asks for a second card of the same number. Players without one are asked as well, so that nobody learns it from a
 * missing question.
 */
export function* bringAFriend(table: Table, player: Seat, number: number): GameScript<CardId | null> {
  if (table.hands[player].length === 0) return null
  const friends = unrestrictedCards(table, player).filter((card) => table.setup.faces[card].number === number)
  const question = { ask: 'friend', source: ruleCardThatSets(table, 'bringAFriend') } as const
  const friend = yield* chooseOne(player, question, 'card', [PASS, ...friends])
  if (friend === PASS) return null
  playCard(table, player, friend)
  return friend
}

export function* offerHandSwap(table: Table, player: Seat): GameScript<void> {
  const question = { ask: 'swap-hands', source: ruleCardThatSets(table, 'swapNumber') } as const
  const partner = yield* choosePlayerOrNobody(player, question, otherSeats(table, player))
  if (partner !== null) swapHands(table, player, partner)
}
