import { type Answer, type Choice, countAnswers, createRandom, isLegalAnswer } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { listAnswers, listAnswersNear } from './list-answers.ts'

const CARDS = [3, 5, 8, 13, 21, 34, 55, 89]

/** Choices of every kind, each with more than a hundred answers to the last three. */
const CHOICES: readonly Choice[] = [
  { kind: 'one', of: 'card', options: CARDS },
  { kind: 'some', of: 'card', options: [...CARDS, 144, 233], count: 4 },
  { kind: 'allot', of: 'seat', options: [1, 2, 3, 4], total: 6 },
  { kind: 'assign', of: 'seat', options: [1, 2, 3], items: [40, 50, 60, 70, 80] },
]

/** Answers to `some` are equal in any order. */
const textsOf = (choice: Choice, answers: readonly Answer[]): string[] =>
  answers.map((answer) =>
    String(choice.kind === 'some' ? (answer as number[]).toSorted((a, b) => a - b) : answer),
  )

const expectDifferentLegalAnswers = (choice: Choice, answers: readonly Answer[]) => {
  expect(answers.filter((answer) => !isLegalAnswer(choice, answer))).toEqual([])
  expect(new Set(textsOf(choice, answers)).size).toBe(answers.length)
}

describe.each(CHOICES)('The answers to a choice of kind $kind', (choice) => {
  it('are all listed if the limit allows it', () => {
    const answers = listAnswers(choice, 10_000, createRandom(''))
    expectDifferentLegalAnswers(choice, answers)
    expect(answers).toHaveLength(countAnswers(choice))
    expect(listAnswersNear(choice, answers[0], 10_000, createRandom(''))).toEqual(answers)
  })

  it('are sampled without repeats if there are more', () => {
    const limit = Math.ceil(countAnswers(choice) / 2)
    const answers = listAnswers(choice, limit, createRandom(''))
    expectDifferentLegalAnswers(choice, answers)
    expect(answers.length).toBeGreaterThan(limit / 4)
    expect(answers.length).toBeLessThanOrEqual(limit)
  })

  it('are taken from those similar to an answer if there are too many', () => {
    const [answer] = listAnswers(choice, 1, createRandom('an answer'))
    const similar = listAnswersNear(choice, answer, 7, createRandom(''))
    expectDifferentLegalAnswers(choice, similar)
    expect(similar).toHaveLength(7)
    expect(similar).toEqual(listAnswersNear(choice, answer, 7, createRandom('')))
    expect(similar).not.toEqual(listAnswersNear(choice, answer, 7, createRandom('other')))
    for (const other of similar) expect(countDifferences(answer, other)).toBe(1)
  })
})

/** The number of options that one answer has and the other has not, counted with their repeats, or in their places. */
function countDifferences(answer: Answer, other: Answer): number {
  if (typeof answer === 'number' || typeof other === 'number') return Number(answer !== other)
  const left = [...other]
  const missing = answer.filter((option) => {
    const i = left.indexOf(option)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
  return missing.length
}
