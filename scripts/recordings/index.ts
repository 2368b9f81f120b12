import { board } from './board.ts'
import { frantic } from './frantic.ts'
import type { Recording } from './recording.ts'

/** One for each game of the house. */
export const RECORDINGS: readonly Recording[] = [frantic, board]
