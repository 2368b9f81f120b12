import type { Space } from '../model/board.ts'

const SPACES = 128

/** Which numbered teleport goes where, in one number, as an answer. The first teleport is 0. */
export const relocation = (number: number, to: Space): number => number * SPACES + to

export const relocationIn = (answer: number): { readonly number: number; readonly to: Space } => ({
  number: Math.floor(answer / SPACES),
  to: answer % SPACES,
})
