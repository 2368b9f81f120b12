import type { AnyMatch } from '@slapwise/kernel'
import type { BenchmarkedGame } from './benchmarked-games.ts'
import { sampleMatches } from './random-play.ts'
import { doNotOptimizeAway, type Workload } from './workload.ts'

export const createTurnCopyWorkload = (benchmarkedGame: BenchmarkedGame, count: number): Workload =>
  createCopyWorkload(sampleMatches(benchmarkedGame, count, ({ base, state }) => base === state))

/** Copies in the middle of a script, which have to replay it. */
export const createEffectCopyWorkload = (benchmarkedGame: BenchmarkedGame, count: number): Workload =>
  createCopyWorkload(sampleMatches(benchmarkedGame, count, ({ base, state }) => base !== state))

const createCopyWorkload = (matches: readonly AnyMatch[]): Workload => ({
  run() {
    for (const match of matches) doNotOptimizeAway(match.fork())
    return matches.length
  },
})
