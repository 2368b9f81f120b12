import { type AnyMatch, createRandom, type Random, sampleAnswer } from '@slapwise/kernel'
import type { BenchmarkedGame } from './benchmarked-games.ts'
import { sampleMatches } from './random-play.ts'
import type { Workload } from './workload.ts'

/** Rollouts of one turn each, each in its own copy, from random turns. */
export function createTurnCycleWorkload(benchmarkedGame: BenchmarkedGame, count: number): Workload {
  const matches = sampleMatches(benchmarkedGame, count, ({ base, state }) => base === state)
  const random = createRandom('laps')
  return {
    run() {
      for (const match of matches) playTurnCycle(benchmarkedGame, match, random)
      return matches.length
    },
  }
}

function playTurnCycle({ game, playerCount }: BenchmarkedGame, match: AnyMatch, random: Random): void {
  const engine = match.startSimulation()
  for (let turns = -1; !engine.isOver; ) {
    const { prompts } = engine
    if (game.isTurnStart(prompts[0].question) && ++turns === playerCount) break
    for (let promptIndex = 0; promptIndex < prompts.length; promptIndex++)
      engine.applyAnswer(promptIndex, sampleAnswer(prompts[promptIndex].choice, random))
  }
}
