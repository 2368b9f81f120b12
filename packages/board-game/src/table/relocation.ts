import type { EncodedField } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'

const SPACE_BASE = 128

/** Which numbered teleport goes where, in one number, as an answer. The first teleport is 0. */
export const encodeRelocation = (number: number, to: Space): number => number * SPACE_BASE + to

export const decodeRelocation = (answer: number): { readonly number: number; readonly to: Space } => ({
  number: Math.floor(answer / SPACE_BASE),
  to: answer % SPACE_BASE,
})

/** How a relocation is read from its number, for the catalogue. */
export const RELOCATION_FIELDS: readonly EncodedField[] = [
  { name: 'teleport', multiplier: SPACE_BASE, size: null, lookup: 'board.teleports' },
  { name: 'space', multiplier: 1, size: SPACE_BASE, lookup: 'board.spaces' },
]
