import type { Direction, Space } from '../model/board.ts'
import type { KindIndex } from '../model/kind.ts'

/** A card of this kind onto this space, pointing there. */
export interface Placement {
  readonly kind: KindIndex
  readonly space: Space
  readonly direction: Direction
}

const DIRECTIONS = 8
const SPACES = 128

/** In one number, as an answer. */
export const placement = (kind: KindIndex, space: Space, direction: Direction): number =>
  (kind * SPACES + space) * DIRECTIONS + direction

export const placementIn = (answer: number): Placement => ({
  kind: Math.floor(answer / (SPACES * DIRECTIONS)),
  space: Math.floor(answer / DIRECTIONS) % SPACES,
  direction: (answer % DIRECTIONS) as Direction,
})
