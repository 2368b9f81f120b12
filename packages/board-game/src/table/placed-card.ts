import type { EncodedField } from '@slapwise/kernel'
import type { Direction } from '../model/board.ts'
import type { CardId } from '../model/card-kind.ts'
import type { PlacedCard } from '../model/table.ts'

const DIRECTION_BASE = 8

/** A card and how it points, in one number: in the engine by its id, in what is seen by its kind. */
export const encodePlacedCard = (card: CardId, direction: Direction): PlacedCard =>
  card * DIRECTION_BASE + direction

export const decodeCard = (lying: PlacedCard): CardId => Math.floor(lying / DIRECTION_BASE)

export const decodeDirection = (lying: PlacedCard): Direction => (lying % DIRECTION_BASE) as Direction

/** How a card on the board is read from its number in a view, for the catalogue. */
export const PLACED_CARD_FIELDS: readonly EncodedField[] = [
  { name: 'kind', multiplier: DIRECTION_BASE, size: null, lookup: 'kinds' },
  { name: 'direction', multiplier: 1, size: DIRECTION_BASE, lookup: 'directions' },
]
