import type { AnyMatch } from '@slapwise/kernel'
import type { BenchmarkedGame } from './benchmarked-games.ts'
import { sampleMatches } from './random-play.ts'
import { doNotOptimizeAway, type Workload } from './workload.ts'

export const createTurnCopyWorkload = (played: BenchmarkedGame, count: number): Workload =>
  createCopyWorkload(sampleMatches(played, count, ({ base, state }) => base === state))

/** In the middle of an effect a copy has to run its script again. */
export const createEffectCopyWorkload = (played: BenchmarkedGame, count: number): Workload =>
  createCopyWorkload(sampleMatches(played, count, ({ base, state }) => base !== state))

const createCopyWorkload = (matches: readonly AnyMatch[]): Workload => ({
  run() {
    for (const match of matches) doNotOptimizeAway(match.fork())
    return matches.length
  },
})
