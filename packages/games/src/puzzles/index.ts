import type { AnyPuzzlePlan, Puzzle } from '@slapwise/kernel'

export { explainOutcome } from './explain-outcome.ts'

/** The shipped puzzles of a game, and the plan by which they were found. */
export interface PuzzleCollection {
  readonly puzzles: readonly Puzzle[]
  readonly plan: AnyPuzzlePlan
}

const COLLECTIONS: Readonly<Record<string, () => Promise<PuzzleCollection>>> = {
  async frantic() {
    const { PUZZLES, PUZZLE_PLAN } = await import('@slapwise/card-game/puzzles')
    return { puzzles: PUZZLES, plan: PUZZLE_PLAN }
  },
  async board() {
    const { PUZZLES, PUZZLE_PLAN } = await import('@slapwise/board-game/puzzles')
    return { puzzles: PUZZLES, plan: PUZZLE_PLAN }
  },
}

/** Loads the puzzles of a game on demand; null if it has none. */
export const loadPuzzleCollection = async (gameId: string): Promise<PuzzleCollection | null> =>
  (await COLLECTIONS[gameId]?.()) ?? null
