import type { EncodedField } from '@slapwise/kernel'
import type { Direction, Space } from '../model/board.ts'
import type { KindIndex } from '../model/card-kind.ts'

/** A card of a kind, the space it is placed on, and its direction. */
export interface Placement {
  readonly kind: KindIndex
  readonly space: Space
  readonly direction: Direction
}

const DIRECTION_BASE = 8
const SPACE_BASE = 128

/** Encodes a placement as one number, for answers. */
export const encodePlacement = (kind: KindIndex, space: Space, direction: Direction): number =>
  (kind * SPACE_BASE + space) * DIRECTION_BASE + direction

export const decodePlacement = (answer: number): Placement => ({
  kind: Math.floor(answer / (SPACE_BASE * DIRECTION_BASE)),
  space: Math.floor(answer / DIRECTION_BASE) % SPACE_BASE,
  direction: (answer % DIRECTION_BASE) as Direction,
})

/** Describes the encoding of a placement for the catalogue. */
export const PLACEMENT_FIELDS: readonly EncodedField[] = [
  { name: 'kind', multiplier: SPACE_BASE * DIRECTION_BASE, size: null, lookup: 'kinds' },
  { name: 'space', multiplier: DIRECTION_BASE, size: SPACE_BASE, lookup: 'board.spaces' },
  { name: 'direction', multiplier: 1, size: DIRECTION_BASE, lookup: 'directions' },
]
