import { viewOf } from '@slapwise/card-game'
import { moments } from './random-play.ts'
import { keep, type Workload } from './workload.ts'

/** What each player sees, at any moment of play. */
export function views(count: number): Workload {
  const matches = moments(count, () => true)
  return {
    run() {
      let made = 0
      for (const match of matches)
        for (let seat = 0; seat < match.state.hands.length; seat++, made++) keep(viewOf(match, seat))
      return made
    },
  }
}
