import {
  type AnyMatch,
  below,
  type Decision,
  Match,
  type Random,
  sampleAnswer,
  seeded,
} from '@slapwise/kernel'
import type { Played } from './played.ts'

export const newMatch = ({ rules }: Played, seed: string): AnyMatch => Match.start(rules, seed)

/** Answers one open question. */
export function step(match: AnyMatch, random: Random): Decision {
  const { seat, choice } = match.prompts.find((prompt) => !match.hasAnswered(prompt.seat))!
  const answer = sampleAnswer(choice, random)
  match.answer(seat, answer)
  return { seat, answer }
}

/** Most matches are longer. */
const LONG = 400

/** Matches that were left at a moment such as `wanted`, early or late. */
export function moments(played: Played, count: number, wanted: (match: AnyMatch) => boolean): AnyMatch[] {
  const random = seeded('moments')
  const found: AnyMatch[] = []
  for (let i = 0; found.length < count; i++) {
    const match = newMatch(played, `moment ${i}`)
    let atLeast = below(random, LONG)
    while (!match.over && (atLeast-- > 0 || !wanted(match))) step(match, random)
    if (!match.over) found.push(match)
  }
  return found
}
