import type { BenchmarkedGame } from './benchmarked-games.ts'
import { sampleMatches } from './random-play.ts'
import { doNotOptimizeAway, type Workload } from './workload.ts'

/** The views of all players at random moments. */
export function createViewWorkload(benchmarkedGame: BenchmarkedGame, count: number): Workload {
  const { game, playerCount } = benchmarkedGame
  const matches = sampleMatches(benchmarkedGame, count, () => true)
  return {
    run() {
      for (const match of matches)
        for (let seat = 0; seat < playerCount; seat++)
          doNotOptimizeAway({ ...game.publicView(match), ...game.ownView(match, seat) })
      return matches.length * playerCount
    },
  }
}
