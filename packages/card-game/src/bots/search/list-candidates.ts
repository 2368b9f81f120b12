import { listAnswers } from '@slapwise/bots'
import type { Answer, Observation } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { Question } from '../../model/question.ts'
import { decodeCard, decodePowerSlot } from '../../table/powers.ts'
import type { View } from '../../views/view.ts'

/** More than that cannot be told apart by a few playouts each. */
const MAX_CANDIDATES = 20

/** Whatever can be answered, or some of it; equal cards are one. */
export function listCandidates({
  prompt,
  rules,
  random,
}: Observation<View, Question, CardRules>): readonly Answer[] {
  const { choice } = prompt
  const answers = listAnswers(choice, MAX_CANDIDATES, random)
  if (choice.of !== 'card' || choice.kind === 'assign') return answers
  const { faces } = rules.setup
  const nameOf = (option: number) =>
    option < 0 ? `${option}` : `${faces[decodeCard(option)].index} with ${decodePowerSlot(option)}`
  const lookOf = (answer: Answer) =>
    typeof answer === 'number' ? nameOf(answer) : answer.map(nameOf).sort().join()
  return [...new Map(answers.map((answer) => [lookOf(answer), answer])).values()]
}
