import type { EncodedField } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'

const SPACE_BASE = 128

/** Encodes the move of a numbered teleport as one number, for answers. `number` is 0 for the first teleport. */
export const encodeRelocation = (number: number, to: Space): number => number * SPACE_BASE + to

export const decodeRelocation = (answer: number): { readonly number: number; readonly to: Space } => ({
  number: Math.floor(answer / SPACE_BASE),
  to: answer % SPACE_BASE,
})

/** Describes the encoding of a relocation for the catalogue. */
export const RELOCATION_FIELDS: readonly EncodedField[] = [
  { name: 'teleport', multiplier: SPACE_BASE, size: null, lookup: 'board.teleports' },
  { name: 'space', multiplier: 1, size: SPACE_BASE, lookup: 'board.spaces' },
]
