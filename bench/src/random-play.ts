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

/** Gives a random answer to one open prompt. */
export function answerRandomly(match: AnyMatch, random: Random): Decision {
  const { seat, choice } = match.prompts.find((prompt) => !match.hasAnswered(prompt.seat))!
  const answer = sampleAnswer(choice, random)
  match.answer(seat, answer)
  return { seat, answer }
}

/** Fewer answers than most matches have. */
const MAX_ANSWERS_BEFORE_SAMPLE = 400

/** Matches stopped at random moments for which `wanted` holds. */
export function sampleMatches(
  benchmarkedGame: BenchmarkedGame,
  count: number,
  isWanted: (match: AnyMatch) => boolean,
): AnyMatch[] {
  const random = createRandom('moments')
  const found: AnyMatch[] = []
  for (let i = 0; found.length < count; i++) {
    const match = startMatch(benchmarkedGame, `moment ${i}`)
    let minAnswers = randomBelow(random, MAX_ANSWERS_BEFORE_SAMPLE)
    while (!match.isOver && (minAnswers-- > 0 || !isWanted(match))) answerRandomly(match, random)
    if (!match.isOver) found.push(match)
  }
  return found
}
