import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type AnyMatch, createRandom, DecisionLog } from '@slapwise/kernel'
import type { BenchmarkedGame } from './benchmarked-games.ts'
import { answerRandomly, startMatch } from './random-play.ts'
import { doNotOptimizeAway } from './workload.ts'

/** The memory of a match with its decisions just before the last answer, when it is largest. */
export function measureBytesPerMatch(benchmarkedGame: BenchmarkedGame, count: number): number {
  const lengths = Array.from(
    { length: count },
    (_, i) => playRandomMatch(benchmarkedGame, i).decisions.length,
  )
  const before = measureBytesInUse()
  const matches = lengths.map((length, i) => playRandomMatch(benchmarkedGame, i, length - 1))
  const bytes = measureBytesInUse() - before
  doNotOptimizeAway(matches)
  return bytes / count
}

interface PlayedMatch {
  readonly match: AnyMatch
  readonly decisions: DecisionLog
}

/** Plays a match that is determined by its number, so that it can be repeated up to just before its end. */
function playRandomMatch(
  benchmarkedGame: BenchmarkedGame,
  number: number,
  largest = Number.POSITIVE_INFINITY,
): PlayedMatch {
  const match = startMatch(benchmarkedGame, `kept ${number}`)
  const random = createRandom(`players of ${number}`)
  const decisions = new DecisionLog()
  while (!match.isOver && decisions.length < largest) {
    const { seat, answer } = answerRandomly(match, random)
    decisions.push(seat, answer)
  }
  return { match, decisions }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function measureBytesInUse(): number {
  // Some objects are only freed by a second collection.
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
