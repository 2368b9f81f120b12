import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type AnyMatch, createRandom, DecisionLog } from '@slapwise/kernel'
import type { BenchmarkedGame } from './benchmarked-games.ts'
import { answerRandomly, startMatch } from './random-play.ts'
import { doNotOptimizeAway } from './workload.ts'

/** The memory of a match and its decisions at their biggest, just before the last answer. */
export function measureBytesPerMatch(played: BenchmarkedGame, count: number): number {
  const lengths = Array.from({ length: count }, (_, i) => playRandomMatch(played, i).decisions.length)
  const before = measureBytesInUse()
  const matches = lengths.map((length, i) => playRandomMatch(played, i, length - 1))
  const bytes = measureBytesInUse() - before
  doNotOptimizeAway(matches)
  return bytes / count
}

interface PlayedMatch {
  readonly match: AnyMatch
  readonly decisions: DecisionLog
}

/** The same match for the same number, so that one can be played again to just before its end. */
function playRandomMatch(
  played: BenchmarkedGame,
  number: number,
  most = Number.POSITIVE_INFINITY,
): PlayedMatch {
  const match = startMatch(played, `kept ${number}`)
  const random = createRandom(`players of ${number}`)
  const decisions = new DecisionLog()
  while (!match.isOver && decisions.length < most) {
    const { seat, answer } = answerRandomly(match, random)
    decisions.push(seat, answer)
  }
  return { match, decisions }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function measureBytesInUse(): number {
  // What only the first collection sets free, the second one takes away.
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
