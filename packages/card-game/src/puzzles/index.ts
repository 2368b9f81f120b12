import { type Puzzle, puzzleSchema } from '@slapwise/kernel'
import { z } from 'zod'
import recorded from './recorded/puzzles.json' with { type: 'json' }

export { PUZZLE_PLAN } from './puzzle-plan.ts'

/** The puzzles that `slapwise puzzles --mine` has found. */
export const PUZZLES: readonly Puzzle[] = z.array(puzzleSchema).parse(recorded)
