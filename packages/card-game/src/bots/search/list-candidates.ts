import { listAnswers } from '@slapwise/bots'
import type { Answer, Observation } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { Question } from '../../model/question.ts'
import { decodeCard, decodePowerSlot } from '../../table/powers.ts'
import type { View } from '../../views/view.ts'

/** A search cannot tell more candidates apart with the rollouts it has. */
const MAX_CANDIDATES = 20

/** All answers, or a random sample; answers with equal cards are listed once. */
export function listCandidates({
  prompt,
  rules,
  random,
}: Observation<View, Question, CardRules>): readonly Answer[] {
  const { choice } = prompt
  const answers = listAnswers(choice, MAX_CANDIDATES, random)
  if (choice.of !== 'card' || choice.kind === 'assign') return answers
  const { faces } = rules.setup
  const describeOption = (option: number) =>
    option < 0 ? `${option}` : `${faces[decodeCard(option)].index} with ${decodePowerSlot(option)}`
  const describeAnswer = (answer: Answer) =>
    typeof answer === 'number' ? describeOption(answer) : answer.map(describeOption).sort().join()
  return [...new Map(answers.map((answer) => [describeAnswer(answer), answer])).values()]
}
