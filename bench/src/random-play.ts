import { type CardMatch, cardRules } from '@slapwise/card-game'
import { below, type Decision, Match, type Random, sampleAnswer, seeded } from '@slapwise/kernel'

const rules = cardRules({ players: 4 })

export const newMatch = (seed: string): CardMatch => Match.start(rules, seed)

/** Answers one open question. */
export function step(match: CardMatch, random: Random): Decision {
  const { seat, choice } = match.prompts.find((prompt) => !match.hasAnswered(prompt.seat))!
  const answer = sampleAnswer(choice, random)
  match.answer(seat, answer)
  return { seat, answer }
}

/** Most matches are longer. */
const LONG = 400

/** Matches that were left at a moment such as `wanted`, early or late. */
export function moments(count: number, wanted: (match: CardMatch) => boolean): CardMatch[] {
  const random = seeded('moments')
  const found: CardMatch[] = []
  for (let i = 0; found.length < count; i++) {
    const match = newMatch(`moment ${i}`)
    let atLeast = below(random, LONG)
    while (!match.over && (atLeast-- > 0 || !wanted(match))) step(match, random)
    if (!match.over) found.push(match)
  }
  return found
}
