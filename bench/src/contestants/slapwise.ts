import { cardRules, SET_NAMES } from '@slapwise/card-game'
import { type AnyRules, Machine, Match, sampleAnswer, seeded } from '@slapwise/kernel'
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

/** The same without checks and memory, as a search plays on in its head. */
function playingOut(name: string, rules: AnyRules): Contestant {
  const random = seeded('slapwise')
  let started = 0
  return {
    name,
    run() {
      const machine = new Machine(rules, rules.begin(`match ${started++}`, false))
      let answers = 0
      while (!machine.over) {
        const { prompts } = machine
        for (let slot = 0; slot < prompts.length; slot++)
          machine.carryOut(slot, sampleAnswer(prompts[slot].choice, random))
        answers += prompts.length
      }
      return answers
    },
  }
}

export const slapwise = playing('slapwise', FRANTIC.rules)
export const withAllSets = playing('slapwise, all sets', cardRules({ players: 4, sets: [...SET_NAMES] }))
export const inItsHead = playingOut('slapwise, in its head, of the bare loop', FRANTIC.rules)
