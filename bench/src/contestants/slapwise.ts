import type { CardMatch } from '@slapwise/card-game'
import { sampleAnswer, seeded } from '@slapwise/kernel'
import { newMatch } from '../random-play.ts'
import type { Contestant } from '../workload.ts'

/** The base game, match after match. Every answer counts as a move. */
export const slapwise: Contestant = {
  name: 'slapwise',
  run() {
    const match = newMatch(`match ${started++}`)
    let answers = 0
    while (!match.over) answers += answerAll(match)
    return answers
  },
}

const random = seeded('slapwise')
let started = 0

/** Answers every open question and returns how many there were. */
function answerAll(match: CardMatch): number {
  const { prompts } = match
  for (const { seat, choice } of prompts) match.answer(seat, sampleAnswer(choice, random))
  return prompts.length
}
