import type { EncodedField } from '@slapwise/kernel'
import type { Direction } from '../model/board.ts'
import type { CardId } from '../model/card-kind.ts'
import type { PlacedCard } from '../model/table.ts'

const DIRECTION_BASE = 8

/** Encodes a card and its direction as one number. On the table the card is a card id, in views a kind index. */
export const encodePlacedCard = (card: CardId, direction: Direction): PlacedCard =>
  card * DIRECTION_BASE + direction

export const decodeCard = (placed: PlacedCard): CardId => Math.floor(placed / DIRECTION_BASE)

export const decodeDirection = (placed: PlacedCard): Direction => (placed % DIRECTION_BASE) as Direction

/** Describes the encoding of a placed card in views for the catalogue. */
export const PLACED_CARD_FIELDS: readonly EncodedField[] = [
  { name: 'kind', multiplier: DIRECTION_BASE, size: null, lookup: 'kinds' },
  { name: 'direction', multiplier: 1, size: DIRECTION_BASE, lookup: 'directions' },
]
