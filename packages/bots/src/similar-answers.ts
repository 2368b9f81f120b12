import type { Answer, Choice } from '@slapwise/kernel'
import { withoutRepeats } from './without-repeats.ts'

/** All legal answers that differ from `answer` by one step: another option for one of its items or pieces. */
export function listSimilarAnswers(choice: Choice, answer: Answer): readonly Answer[] {
  const { options } = choice
  if (typeof answer === 'number') return options.filter((option) => option !== answer)
  const replaceOne = (others: readonly number[]): number[][] =>
    answer.flatMap((option, i) =>
      others.filter((other) => other !== option).map((other) => answer.with(i, other)),
    )
  if (choice.kind === 'some') return replaceOne(options.filter((option) => !answer.includes(option)))
  if (choice.kind === 'allot') return withoutRepeats(replaceOne(options).map(groupPieces))
  return replaceOne(options)
}

/** Makes the pieces of each option adjacent, in the order of their first pieces. */
const groupPieces = (pieces: readonly number[]): number[] =>
  [...Map.groupBy(pieces, (option) => option).values()].flat()
