import {
  type AnyMatch,
  createRandom,
  type Decision,
  Match,
  type Random,
  randomBelow,
  sampleAnswer,
} from '@slapwise/kernel'
import type { BenchmarkedGame } from './benchmarked-games.ts'

export const startMatch = ({ rules }: BenchmarkedGame, seed: string): AnyMatch => Match.start(rules, seed)

/** Answers one open question. */
export function answerRandomly(match: AnyMatch, random: Random): Decision {
  const { seat, choice } = match.prompts.find((prompt) => !match.hasAnswered(prompt.seat))!
  const answer = sampleAnswer(choice, random)
  match.answer(seat, answer)
  return { seat, answer }
}

/** Most matches are longer. */
const MAX_ANSWERS_BEFORE_SAMPLE = 400

/** Matches that were left at a moment such as `wanted`, early or late. */
export function sampleMatches(
  played: BenchmarkedGame,
  count: number,
  wanted: (match: AnyMatch) => boolean,
): AnyMatch[] {
  const random = createRandom('moments')
  const found: AnyMatch[] = []
  for (let i = 0; found.length < count; i++) {
    const match = startMatch(played, `moment ${i}`)
    let atLeast = randomBelow(random, MAX_ANSWERS_BEFORE_SAMPLE)
    while (!match.isOver && (atLeast-- > 0 || !wanted(match))) answerRandomly(match, random)
    if (!match.isOver) found.push(match)
  }
  return found
}
