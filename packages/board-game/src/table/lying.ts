import type { Direction } from '../model/board.ts'
import type { CardId } from '../model/kind.ts'
import type { Lying } from '../model/table.ts'

const DIRECTIONS = 8

/** A card and how it points, in one number: in the engine by its id, in what is seen by its kind. */
export const lying = (card: CardId, direction: Direction): Lying => card * DIRECTIONS + direction

export const cardIn = (lying: Lying): CardId => Math.floor(lying / DIRECTIONS)

export const directionOf = (lying: Lying): Direction => (lying % DIRECTIONS) as Direction
