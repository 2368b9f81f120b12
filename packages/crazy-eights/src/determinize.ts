import { type Knower, type Random, randomBelow, shuffled } from '@slapwise/kernel'
import { type Card, DECK } from './cards.ts'
import { copyTable, type Table } from './table.ts'
import { areHandsOpen, type EightsMatch } from './view.ts'

const SEED_COUNT = 2 ** 30

/** The cards that a viewer sees or has seen in this round. */
export const knownCards = (viewer: Knower, table: Table): readonly Card[] => [
  ...table.discardPile,
  ...(areHandsOpen(table) || viewer === 'everyone' ? table.hands.flat() : table.hands[viewer]),
]

/** Samples a match that the viewer cannot tell from the real one: unseen cards are dealt anew. */
export function determinize(match: EightsMatch, viewer: Knower, random: Random): EightsMatch | null {
  const known = new Set([...knownCards(viewer, match.base), ...knownCards(viewer, match.state)])
  const dealt = shuffled(
    random,
    DECK.filter((card) => !known.has(card)),
  )
  const redeal = (card: Card) => (known.has(card) ? card : dealt.pop()!)
  const table = copyTable(match.base)
  table.hands = table.hands.map((hand) => hand.map(redeal))
  table.drawPile = table.drawPile.map(redeal)
  // Answers since the script began are public, so they stay as they are.
  const other = match.replayFrom(table, (_, answer) => answer)
  other?.reseed(randomBelow(random, SEED_COUNT), viewer)
  return other
}
