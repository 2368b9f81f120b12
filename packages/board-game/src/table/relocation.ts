import type { Space } from '../model/board.ts'

const SPACE_BASE = 128

/** Which numbered teleport goes where, in one number, as an answer. The first teleport is 0. */
export const encodeRelocation = (number: number, to: Space): number => number * SPACE_BASE + to

export const decodeRelocation = (answer: number): { readonly number: number; readonly to: Space } => ({
  number: Math.floor(answer / SPACE_BASE),
  to: answer % SPACE_BASE,
})
