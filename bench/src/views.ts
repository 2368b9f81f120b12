import type { Played } from './played.ts'
import { moments } from './random-play.ts'
import { keep, type Workload } from './workload.ts'

/** What each player sees, at any moment of play. */
export function views(played: Played, count: number): Workload {
  const { game, players } = played
  const matches = moments(played, count, () => true)
  return {
    run() {
      for (const match of matches)
        for (let seat = 0; seat < players; seat++)
          keep({ ...game.publicView(match), ...game.ownView(match, seat) })
      return matches.length * players
    },
  }
}
