import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type AnyMatch, DecisionLog, seeded } from '@slapwise/kernel'
import type { Played } from './played.ts'
import { newMatch, step } from './random-play.ts'
import { keep } from './workload.ts'

/** The memory of a match and its decisions at their biggest, just before the last answer. */
export function bytesPerMatch(played: Played, count: number): number {
  const lengths = Array.from({ length: count }, (_, i) => play(played, i).decisions.length)
  const before = bytesInUse()
  const matches = lengths.map((length, i) => play(played, i, length - 1))
  const bytes = bytesInUse() - before
  keep(matches)
  return bytes / count
}

interface Kept {
  readonly match: AnyMatch
  readonly decisions: DecisionLog
}

/** The same match for the same number, so that one can be played again to just before its end. */
function play(played: Played, number: number, most = Number.POSITIVE_INFINITY): Kept {
  const match = newMatch(played, `kept ${number}`)
  const random = seeded(`players of ${number}`)
  const decisions = new DecisionLog()
  while (!match.over && decisions.length < most) {
    const { seat, answer } = step(match, random)
    decisions.push(seat, answer)
  }
  return { match, decisions }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function bytesInUse(): number {
  // What only the first collection sets free, the second one takes away.
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
