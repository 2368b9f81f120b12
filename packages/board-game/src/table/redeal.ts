import { isKnownTo, type Knower, type Random, shuffle } from '@slapwise/kernel'
import type { CardId } from '../model/card-kind.ts'
import type { Table } from '../model/table.ts'
import { ownDrawPile, ownHand, ownKnowledge } from './shared-lists.ts'

/** The cards whose place the viewer does not know. */
export function cardsHiddenFrom({ knownTo }: Table, viewer: Knower): CardId[] {
  const hidden: CardId[] = []
  for (let card = 0; card < knownTo.length; card++) if (!isKnownTo(knownTo[card], viewer)) hidden.push(card)
  return hidden
}

/**
 * Deals the hidden cards anew to the same hands and the same pile. It collects them in the order of their ids and deals
 * in the order of places, so that the result does not depend on where they really are.
 */
export function redealHiddenCards(table: Table, viewer: Knower, random: Random): void {
  const dealt = cardsHiddenFrom(table, viewer)
  shuffle(random, dealt)
  const before = table.knownTo.slice()
  const knownTo = ownKnowledge(table)
  let next = 0
  const dealTo = (cards: CardId[]) => {
    for (let i = 0; i < cards.length; i++) {
      const knowers = before[cards[i]]
      if (isKnownTo(knowers, viewer)) continue
      cards[i] = dealt[next++]
      knownTo[cards[i]] = knowers
    }
  }
  for (let seat = 0; seat < table.hands.length; seat++) dealTo(ownHand(table, seat))
  dealTo(ownDrawPile(table))
}
