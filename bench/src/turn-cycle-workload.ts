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

/** Playouts of one lap, each in a copy of its own, from any turn. */
export function createTurnCycleWorkload(played: BenchmarkedGame, count: number): Workload {
  const matches = sampleMatches(played, count, ({ base, state }) => base === state)
  const random = createRandom('laps')
  let spare: BaseState<Fact> | null = null
  return {
    run() {
      for (const match of matches) spare = playTurnCycle(played, match, spare, random)
      return matches.length
    },
  }
}

function playTurnCycle(
  { game, playerCount }: BenchmarkedGame,
  match: AnyMatch,
  spare: BaseState<Fact> | null,
  random: Random,
): BaseState<Fact> {
  const machine = match.startSimulation(spare)
  for (let turns = -1; !machine.isOver; ) {
    const { prompts } = machine
    if (game.isTurnStart(prompts[0].question) && ++turns === playerCount) break
    for (let slot = 0; slot < prompts.length; slot++)
      machine.applyAnswer(slot, sampleAnswer(prompts[slot].choice, random))
  }
  return machine.state
}
