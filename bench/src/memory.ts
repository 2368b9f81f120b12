import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CardMatch } from '@slapwise/card-game'
import { DecisionLog, seeded } from '@slapwise/kernel'
import { newMatch, step } from './random-play.ts'
import { keep } from './workload.ts'

/** The memory of a match and its decisions at their biggest, just before the last answer. */
export function bytesPerMatch(count: number): number {
  const lengths = Array.from({ length: count }, (_, i) => play(i).decisions.length)
  const before = bytesInUse()
  const matches = lengths.map((length, i) => play(i, length - 1))
  const bytes = bytesInUse() - before
  keep(matches)
  return bytes / count
}

interface Played {
  readonly match: CardMatch
  readonly decisions: DecisionLog
}

/** The same match for the same number, so that one can be played again to just before its end. */
function play(number: number, most = Number.POSITIVE_INFINITY): Played {
  const match = newMatch(`kept ${number}`)
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
