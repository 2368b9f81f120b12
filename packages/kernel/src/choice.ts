import { below, type Random } from './random.ts'

/** One number, or a list of them: an element of the choice it answers. */
export type Answer = number | readonly number[]

/** What the numbers in a choice stand for, so that an interface knows what to tap. Each game has words of its own. */
export type Things = string

/**
 * The set of legal answers to a question, described instead of listed: dealing out a hand of twenty cards has more
 * answers than anybody could list.
 */
export type Choice =
  /** One of the options. */
  | { readonly kind: 'one'; readonly of: Things; readonly options: readonly number[] }
  /** Exactly `count` different options, in any order. */
  | {
      readonly kind: 'some'
      readonly of: Things
      readonly options: readonly number[]
      readonly count: number
    }
  /** How many of `total` equal pieces each option gets, in the order of the options. */
  | {
      readonly kind: 'allot'
      readonly of: Things
      readonly options: readonly number[]
      readonly total: number
    }
  /** An option for each item, in the order of the items. */
  | {
      readonly kind: 'assign'
      readonly of: Things
      readonly options: readonly number[]
      readonly items: readonly number[]
    }

/** Whether anything at all, from anywhere, is a legal answer. Never throws. */
export function accepts(choice: Choice, answer: unknown): answer is Answer {
  if (choice.kind === 'one') return typeof answer === 'number' && choice.options.includes(answer)
  if (!Array.isArray(answer)) return false
  switch (choice.kind) {
    case 'some':
      return (
        answer.length === choice.count && areOptions(choice, answer) && new Set(answer).size === choice.count
      )
    case 'allot':
      return answer.length === choice.options.length && addsUp(answer, choice.total)
    case 'assign':
      return answer.length === choice.items.length && areOptions(choice, answer)
  }
}

/** By index, since `every` would pass over the holes of a sparse list. */
function areOptions({ options }: Choice, answer: readonly unknown[]): boolean {
  for (let i = 0; i < answer.length; i++) if (!options.includes(answer[i] as number)) return false
  return true
}

function addsUp(counts: readonly unknown[], total: number): boolean {
  let sum = 0
  for (const count of counts) {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) return false
    sum += count
  }
  return sum === total
}

/** How many legal answers there are. */
export function countAnswers(choice: Choice): number {
  const n = choice.options.length
  switch (choice.kind) {
    case 'one':
      return n
    case 'some':
      return combinations(n, choice.count)
    case 'allot':
      return combinations(n + choice.total - 1, choice.total)
    case 'assign':
      return n ** choice.items.length
  }
}

function combinations(n: number, k: number): number {
  let result = 1
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1)
  return Math.round(result)
}

/** A legal answer, each equally likely. */
export function sampleAnswer(choice: Choice, random: Random): Answer {
  switch (choice.kind) {
    case 'one':
      return choice.options[below(random, choice.options.length)]
    case 'some':
      return sampleSome(choice.options, choice.count, random)
    case 'allot':
      return sampleAllotment(choice.options.length, choice.total, random)
    case 'assign':
      return choice.items.map(() => choice.options[below(random, choice.options.length)])
  }
}

function sampleSome(options: readonly number[], count: number, random: Random): number[] {
  const left = options.slice()
  const picked: number[] = []
  for (let i = 0; i < count; i++) {
    const j = i + below(random, left.length - i)
    picked.push(left[j])
    left[j] = left[i]
  }
  return picked
}

/** Stars and bars: walking over `total + n - 1` places, each is a bar with the chance that keeps all allotments equal. */
function sampleAllotment(n: number, total: number, random: Random): number[] {
  const counts = [0]
  let bars = n - 1
  for (let places = total + n - 1; places > 0; places--) {
    if (below(random, places) < bars) {
      bars--
      counts.push(0)
    } else counts[counts.length - 1]++
  }
  return counts
}
