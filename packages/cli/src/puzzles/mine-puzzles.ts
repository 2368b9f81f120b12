import { writeFileSync } from 'node:fs'
import { PuzzleMiner } from '@slapwise/bots'
import type { AnyGame, AnyPuzzlePlan, Puzzle } from '@slapwise/kernel'
import { createProgressBar } from '../deal-series/progress-bar.ts'

/**
 * Finds puzzles and writes them to `path` as JSON, one per line, after each one: stopping early keeps those so far.
 * `found` are those of a run that was stopped early.
 */
export function minePuzzles(
  game: AnyGame,
  plan: AnyPuzzlePlan,
  seed: string,
  path: string,
  found: readonly Puzzle[],
): PuzzleMiner {
  const miner = new PuzzleMiner(game, plan, seed, found)
  const showProgress = createProgressBar(plan.count)
  let written = -1
  do {
    if (miner.puzzles.length > written) {
      written = miner.puzzles.length
      writeFileSync(path, formatPuzzles(miner.puzzles))
      showProgress(written)
    }
  } while (miner.advance())
  return miner
}

const formatPuzzles = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`
