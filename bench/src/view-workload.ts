import type { BenchmarkedGame } from './benchmarked-games.ts'
import { sampleMatches } from './random-play.ts'
import { doNotOptimizeAway, type Workload } from './workload.ts'

/** What each player sees, at any moment of play. */
export function createViewWorkload(played: BenchmarkedGame, count: number): Workload {
  const { game, playerCount } = played
  const matches = sampleMatches(played, count, () => true)
  return {
    run() {
      for (const match of matches)
        for (let seat = 0; seat < playerCount; seat++)
          doNotOptimizeAway({ ...game.publicView(match), ...game.ownView(match, seat) })
      return matches.length * playerCount
    },
  }
}
