import type { Direction } from '../model/board.ts'
import type { CardId } from '../model/card-kind.ts'
import type { PlacedCard } from '../model/table.ts'

const DIRECTION_BASE = 8

/** A card and how it points, in one number: in the engine by its id, in what is seen by its kind. */
export const encodePlacedCard = (card: CardId, direction: Direction): PlacedCard =>
  card * DIRECTION_BASE + direction

export const decodeCard = (lying: PlacedCard): CardId => Math.floor(lying / DIRECTION_BASE)

export const decodeDirection = (lying: PlacedCard): Direction => (lying % DIRECTION_BASE) as Direction
