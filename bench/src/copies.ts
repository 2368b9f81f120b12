import type { CardMatch } from '@slapwise/card-game'
import { moments } from './random-play.ts'
import { keep, type Workload } from './workload.ts'

export const copiesAtTurn = (count: number): Workload =>
  copies(moments(count, ({ state }) => state.phase === 'turn'))

/** In the middle of an effect a copy has to run its script again. */
export const copiesInEffect = (count: number): Workload =>
  copies(moments(count, ({ base, state }) => base !== state))

const copies = (matches: readonly CardMatch[]): Workload => ({
  run() {
    for (const match of matches) keep(match.fork())
    return matches.length
  },
})
