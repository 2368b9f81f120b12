import { cardRules, SET_NAMES } from '@slapwise/card-game'
import { type AnyRules, Match, sampleAnswer, seeded } from '@slapwise/kernel'
import { FRANTIC } from '../played.ts'
import type { Contestant } from '../workload.ts'

/** Match after match. Every answer counts as a move. */
export function playing(name: string, rules: AnyRules): Contestant {
  const random = seeded('slapwise')
  let started = 0
  return {
    name,
    run() {
      const match = Match.start(rules, `match ${started++}`)
      let answers = 0
      while (!match.over) {
        const { prompts } = match
        for (const { seat, choice } of prompts) match.answer(seat, sampleAnswer(choice, random))
        answers += prompts.length
      }
      return answers
    },
  }
}

export const slapwise = playing('slapwise', FRANTIC.rules)
export const withAllSets = playing('slapwise, all sets', cardRules({ players: 4, sets: [...SET_NAMES] }))
