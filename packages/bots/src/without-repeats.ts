import type { Answer } from '@slapwise/kernel'

/** Keeps the order of the answers. */
export const withoutRepeats = (answers: readonly Answer[]): readonly Answer[] => [
  ...new Map(answers.map((answer) => [String(answer), answer])).values(),
]
