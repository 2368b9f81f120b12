import { type Answer, type Choice, countAnswers, type Random, sampleAnswer, shuffled } from '@slapwise/kernel'
import { listSimilarAnswers } from './similar-answers.ts'
import { withoutRepeats } from './without-repeats.ts'

/** All answers to a choice, or a random sample of at most `limit` different answers if there are more. */
export const listAnswers = (choice: Choice, limit: number, random: Random): readonly Answer[] =>
  countAnswers(choice) <= limit
    ? listAllAnswers(choice)
    : withoutRepeats(Array.from({ length: limit }, () => sortPicked(choice, sampleAnswer(choice, random))))

/** The options of an answer to `some` may be in any order. */
const sortPicked = ({ kind }: Choice, answer: Answer): Answer =>
  kind === 'some' ? (answer as readonly number[]).toSorted((a, b) => a - b) : answer

/** All answers to a choice, or a random sample of at most `limit` answers similar to `answer` if there are more. */
export function listAnswersNear(
  choice: Choice,
  answer: Answer,
  limit: number,
  random: Random,
): readonly Answer[] {
  if (countAnswers(choice) <= limit) return listAllAnswers(choice)
  return shuffled(random, listSimilarAnswers(choice, answer)).slice(0, limit)
}

function listAllAnswers(choice: Choice): readonly Answer[] {
  switch (choice.kind) {
    case 'one':
      return choice.options
    case 'some':
      return listCombinations(choice.options, choice.count)
    case 'allot':
      return listAllotments(choice.options, choice.total)
    case 'assign':
      return choice.items.reduce<number[][]>(
        (lists) => lists.flatMap((list) => choice.options.map((option) => [...list, option])),
        [[]],
      )
  }
}

function listCombinations(options: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return options.flatMap((option, i) =>
    listCombinations(options.slice(i + 1), count - 1).map((rest) => [option, ...rest]),
  )
}

/** Recursive: a first share of any option and size, combined with all allotments of the rest to the other options. */
function listAllotments(options: readonly number[], total: number): number[][] {
  if (total === 0) return [[]]
  return options.flatMap((option) => {
    const others = options.filter((other) => other !== option)
    const shares = Array.from({ length: total }, (_, i) => new Array<number>(i + 1).fill(option))
    return shares.flatMap((share) =>
      listAllotments(others, total - share.length).map((rest) => [...share, ...rest]),
    )
  })
}
