import type { BoardFile } from './board.ts'

export const MATCH_LENGTHS = ['short', 'medium', 'long'] as const

export const BOARD_NAMES = ['house', 'blind-alley'] as const
export type BoardName = (typeof BOARD_NAMES)[number]

/** The settings of a match. */
export interface Settings {
  players: number
  /** The number of points at which the match ends. */
  limit: (typeof MATCH_LENGTHS)[number] | number
  /** The name of a built-in board, or a custom one. */
  board: BoardName | BoardFile
}
