import { type Random, randomBelow, type Seat, shuffled } from '@slapwise/kernel'
import { type Card, DECK } from './cards.ts'
import { copyTable, type Table } from './table.ts'
import { areHandsOpen, type EightsMatch } from './view.ts'

const SEED_COUNT = 2 ** 30

/** The cards that a viewer sees, or has seen in this round. */
export const knownCards = (viewer: Seat, table: Table): readonly Card[] => [
  ...table.discardPile,
  ...(areHandsOpen(table) ? table.hands.flat() : table.hands[viewer]),
]

/** The match as it might be for all that a viewer knows: what they have not seen is dealt another way. */
export function determinize(match: EightsMatch, viewer: Seat, random: Random): EightsMatch | null {
  const known = new Set([...knownCards(viewer, match.base), ...knownCards(viewer, match.state)])
  const dealt = shuffled(
    random,
    DECK.filter((card) => !known.has(card)),
  )
  const anew = (card: Card) => (known.has(card) ? card : dealt.pop()!)
  const table = copyTable(match.base)
  table.hands = table.hands.map((hand) => hand.map(anew))
  table.drawPile = table.drawPile.map(anew)
  // Whatever was answered since lies open.
  const other = match.replayFrom(table, (_, answer) => answer)
  other?.reseed(randomBelow(random, SEED_COUNT), viewer)
  return other
}
