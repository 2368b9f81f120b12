import type { BoardFile } from './board.ts'

export const MATCH_LENGTHS = ['short', 'medium', 'long'] as const

export const BOARD_NAMES = ['house', 'blind-alley'] as const
export type BoardName = (typeof BOARD_NAMES)[number]

/** Everything that can be set before a match. */
export interface Settings {
  players: number
  /** The points at which a match ends. */
  limit: (typeof MATCH_LENGTHS)[number] | number
  /** One of ours, or one of the host’s own. */
  board: BoardName | BoardFile
}
