import {
  type AnyMatch,
  type BaseState,
  createRandom,
  type Fact,
  type Random,
  sampleAnswer,
} from '@slapwise/kernel'
import type { BenchmarkedGame } from './benchmarked-games.ts'
import { sampleMatches } from './random-play.ts'
import type { Workload } from './workload.ts'

/** Rollouts of one turn each, each in its own copy, from random turns. */
export function createTurnCycleWorkload(benchmarkedGame: BenchmarkedGame, count: number): Workload {
  const matches = sampleMatches(benchmarkedGame, count, ({ base, state }) => base === state)
  const random = createRandom('laps')
  let reusableState: BaseState<Fact> | null = null
  return {
    run() {
      for (const match of matches)
        reusableState = playTurnCycle(benchmarkedGame, match, reusableState, random)
      return matches.length
    },
  }
}

function playTurnCycle(
  { game, playerCount }: BenchmarkedGame,
  match: AnyMatch,
  reusableState: BaseState<Fact> | null,
  random: Random,
): BaseState<Fact> {
  const engine = match.startSimulation(reusableState)
  for (let turns = -1; !engine.isOver; ) {
    const { prompts } = engine
    if (game.isTurnStart(prompts[0].question) && ++turns === playerCount) break
    for (let promptIndex = 0; promptIndex < prompts.length; promptIndex++)
      engine.applyAnswer(promptIndex, sampleAnswer(prompts[promptIndex].choice, random))
  }
  return engine.state
}
