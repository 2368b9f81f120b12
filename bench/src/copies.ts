import type { AnyMatch } from '@slapwise/kernel'
import type { Played } from './played.ts'
import { moments } from './random-play.ts'
import { keep, type Workload } from './workload.ts'

export const copiesAtTurn = (played: Played, count: number): Workload =>
  copies(moments(played, count, ({ base, state }) => base === state))

/** In the middle of an effect a copy has to run its script again. */
export const copiesInEffect = (played: Played, count: number): Workload =>
  copies(moments(played, count, ({ base, state }) => base !== state))

const copies = (matches: readonly AnyMatch[]): Workload => ({
  run() {
    for (const match of matches) keep(match.fork())
    return matches.length
  },
})
