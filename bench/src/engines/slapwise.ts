import { CARD_SET_NAMES, createCardRules } from '@slapwise/card-game'
import { type AnyRules, createRandom, Match, MatchEngine, sampleAnswer } from '@slapwise/kernel'
import { FRANTIC_BENCH } from '../benchmarked-games.ts'
import type { NamedWorkload } from '../workload.ts'

/** Plays match after match. Every answer counts as a move. */
export function createMatchWorkload(name: string, rules: AnyRules): NamedWorkload {
  const random = createRandom('slapwise')
  let started = 0
  return {
    name,
    run() {
      const match = Match.start(rules, `match ${started++}`)
      let answers = 0
      while (!match.isOver) {
        const { prompts } = match
        for (const { seat, choice } of prompts) match.answer(seat, sampleAnswer(choice, random))
        answers += prompts.length
      }
      return answers
    },
  }
}

/** The same without validation and history, as in a search. */
function createSimulationWorkload(name: string, rules: AnyRules): NamedWorkload {
  const random = createRandom('slapwise')
  let started = 0
  return {
    name,
    run() {
      const engine = new MatchEngine(rules, rules.createState(`match ${started++}`, false))
      let answers = 0
      while (!engine.isOver) {
        const { prompts } = engine
        for (let promptIndex = 0; promptIndex < prompts.length; promptIndex++)
          engine.applyAnswer(promptIndex, sampleAnswer(prompts[promptIndex].choice, random))
        answers += prompts.length
      }
      return answers
    },
  }
}

export const slapwiseBase = createMatchWorkload('slapwise', FRANTIC_BENCH.rules)
export const slapwiseAllSets = createMatchWorkload(
  'slapwise, all sets',
  createCardRules({ players: 4, sets: [...CARD_SET_NAMES] }),
)
export const slapwiseSimulation = createSimulationWorkload(
  'slapwise simulation, relative to the bare loop',
  FRANTIC_BENCH.rules,
)
