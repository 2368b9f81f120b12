import { type Answer, type Choice, countAnswers, type Random, sampleAnswer } from '@slapwise/kernel'

/** All answers to a choice, or a random sample of `limit` answers if there are more. */
export function listAnswers(choice: Choice, limit: number, random: Random): readonly Answer[] {
  if (choice.kind === 'one') return choice.options
  if (countAnswers(choice) > limit) return Array.from({ length: limit }, () => sampleAnswer(choice, random))
  switch (choice.kind) {
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
