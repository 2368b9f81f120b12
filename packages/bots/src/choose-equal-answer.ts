import { type Answer, type Random, randomBelow } from '@slapwise/kernel'
import type { Candidate } from './candidate.ts'

/**
 * Returns `answer` or, with the same probability, one of the others that both the policy and the rollouts value the same.
 */
export function chooseEqualAnswer(
  answer: Answer,
  equalAnswers: readonly Answer[],
  candidates: readonly Candidate[],
  random: Random,
): Answer {
  const equalToPolicy = new Set(equalAnswers.map(String))
  const others = candidates.filter(
    (candidate) => equalToPolicy.has(String(candidate.answer)) && candidate.isEqual,
  )
  if (others.length === 0) return answer
  const index = randomBelow(random, others.length + 1)
  return index === 0 ? answer : others[index - 1].answer
}
