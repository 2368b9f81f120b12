import { type Random, randomBelow } from '../random/random.ts'

/** A number or a list of numbers: one element of the set that the `Choice` describes. */
export type Answer = number | readonly number[]

/**
 * The type of the numbers in a choice, such as `card` or `seat`, so that a client knows what to highlight. Each game
 * has its own.
 */
export type OptionType = string

/**
 * The set of legal answers to a question, described instead of listed: dealing out a hand of twenty cards has more
 * answers than anybody could list.
 */
export type Choice =
  /** One of the options. */
  | { readonly kind: 'one'; readonly of: OptionType; readonly options: readonly number[] }
  /** Exactly `count` different options, in any order. */
  | {
      readonly kind: 'some'
      readonly of: OptionType
      readonly options: readonly number[]
      readonly count: number
    }
  /**
   * An option for each of `total` equal pieces. Pieces of one option are adjacent; the order of the options is the
   * order in which they receive their pieces.
   */
  | {
      readonly kind: 'allot'
      readonly of: OptionType
      readonly options: readonly number[]
      readonly total: number
    }
  /** An option for each item, in the order of the items. */
  | {
      readonly kind: 'assign'
      readonly of: OptionType
      readonly options: readonly number[]
      readonly items: readonly number[]
    }

/** Accepts a value of any type, for input from outside. Never throws. */
export function isLegalAnswer(choice: Choice, answer: unknown): answer is Answer {
  if (choice.kind === 'one') return typeof answer === 'number' && choice.options.includes(answer)
  if (!Array.isArray(answer)) return false
  switch (choice.kind) {
    case 'some':
      return (
        answer.length === choice.count && areOptions(choice, answer) && new Set(answer).size === choice.count
      )
    case 'allot':
      return answer.length === choice.total && areOptions(choice, answer) && areGrouped(answer)
    case 'assign':
      return answer.length === choice.items.length && areOptions(choice, answer)
  }
}

/** Loops by index: `every` would skip the holes of a sparse array. */
function areOptions({ options }: Choice, answer: readonly unknown[]): boolean {
  for (let i = 0; i < answer.length; i++) if (!options.includes(answer[i] as number)) return false
  return true
}

/** Whether equal options are adjacent. */
const areGrouped = (answer: readonly unknown[]): boolean =>
  answer.every((option, i) => answer[i - 1] === option || !answer.slice(0, i).includes(option))

export function countAnswers(choice: Choice): number {
  const n = choice.options.length
  switch (choice.kind) {
    case 'one':
      return n
    case 'some':
      return combinations(n, choice.count)
    case 'allot':
      return sum(countAllotmentsByRecipients(n, choice.total))
    case 'assign':
      return n ** choice.items.length
  }
}

function combinations(n: number, k: number): number {
  let result = 1
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1)
  return Math.round(result)
}

/**
 * The number of allotments by how many options receive pieces (0, 1, 2, …): ordered selections of options times the
 * ways to split the pieces.
 */
function countAllotmentsByRecipients(options: number, total: number): readonly number[] {
  allotmentCounts[options] ??= []
  allotmentCounts[options][total] ??= Array.from({ length: Math.min(options, total) + 1 }, (_, served) =>
    served === 0 ? Number(total === 0) : permutations(options, served) * combinations(total - 1, served - 1),
  )
  return allotmentCounts[options][total]
}

/** Remembered by number of options and total, since random play draws such answers often. */
const allotmentCounts: number[][][] = []

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const permutations = (n: number, k: number): number => (k === 0 ? 1 : n * permutations(n - 1, k - 1))

/** A legal answer, drawn uniformly. */
export function sampleAnswer(choice: Choice, random: Random): Answer {
  switch (choice.kind) {
    case 'one':
      return choice.options[randomBelow(random, choice.options.length)]
    case 'some':
      return sampleSome(choice.options, choice.count, random)
    case 'allot':
      return sampleAllotment(choice.options, choice.total, random)
    case 'assign':
      return choice.items.map(() => choice.options[randomBelow(random, choice.options.length)])
  }
}

function sampleSome(options: readonly number[], count: number, random: Random): number[] {
  const left = options.slice()
  const picked: number[] = []
  for (let i = 0; i < count; i++) {
    const j = i + randomBelow(random, left.length - i)
    picked.push(left[j])
    left[j] = left[i]
  }
  return picked
}

/** Draws how many options receive pieces, then which ones, then the size of each share. */
function sampleAllotment(options: readonly number[], total: number, random: Random): number[] {
  const counts = countAllotmentsByRecipients(options.length, total)
  let index = randomBelow(random, sum(counts))
  let served = 0
  while (index >= counts[served]) index -= counts[served++]
  return sampleShares(sampleSome(options, served, random), total, random)
}

/**
 * Places the borders between shares one after the other, each with the probability that makes all splits equally
 * likely.
 */
function sampleShares(served: readonly number[], total: number, random: Random): number[] {
  const pieces: number[] = []
  let next = 0
  for (let places = total - 1; places >= 0; places--) {
    pieces.push(served[next])
    if (places > 0 && randomBelow(random, places) < served.length - 1 - next) next++
  }
  return pieces
}
