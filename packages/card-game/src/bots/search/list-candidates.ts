import { listAnswersNear } from '@slapwise/bots'
import type { Answer, Observation } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { Question } from '../../model/question.ts'
import { decodeCard, decodePowerSlot } from '../../table/powers.ts'
import type { View } from '../../views/view.ts'

/** A search cannot tell more candidates apart with the rollouts it has; these are all pairs of ten cards. */
const MAX_CANDIDATES = 45

/**
 * All answers, or some that are similar to that of the policy. Answers with equal cards are listed once, and not at all
 * if the answer of the policy has them.
 */
export function listCandidates(
  { prompt: { choice }, rules, random }: Observation<View, Question, CardRules>,
  policyAnswer: Answer,
): readonly Answer[] {
  const answers = listAnswersNear(choice, policyAnswer, MAX_CANDIDATES, random)
  if (choice.of !== 'card' || choice.kind === 'assign') return answers
  const { faces } = rules.setup
  const describeOption = (option: number) =>
    option < 0 ? `${option}` : `${faces[decodeCard(option)].index} with ${decodePowerSlot(option)}`
  const describeAnswer = (answer: Answer) =>
    typeof answer === 'number' ? describeOption(answer) : answer.map(describeOption).sort().join()
  const byDescription = new Map(answers.map((answer) => [describeAnswer(answer), answer]))
  byDescription.delete(describeAnswer(policyAnswer))
  return [...byDescription.values()]
}
