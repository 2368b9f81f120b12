import { expect, it, vi } from 'vitest'
import { entriesByRound, factKey, type LogFormatter, memoizeByFact } from './log-entries.ts'

interface Fact {
  readonly kind: string
}

const began: Fact = { kind: 'began' }
const pass = (): Fact => ({ kind: 'passed' })
const dealt: Fact = { kind: 'dealt' }

const kindOf = (fact: object) => (fact as Fact).kind

const FORMATTER = {
  formatFact: (fact: object) => (kindOf(fact) === 'dealt' ? null : [kindOf(fact)]),
  isRoundStart: (fact: object) => kindOf(fact) === 'began',
  formatterBefore: () => FORMATTER,
} as unknown as LogFormatter

const kindsOf = (log: readonly Fact[], round: number, most = 80) =>
  entriesByRound(log, FORMATTER, round, most).map(({ round, entries }) => [
    round,
    ...entries.map(({ fact }) => kindOf(fact)),
  ])

it('lists the newest entries first, by round', () => {
  expect(kindsOf([began, dealt, pass(), began, pass(), pass()], 2)).toEqual([
    [2, 'passed', 'passed', 'began'],
    [1, 'passed', 'began'],
  ])
})

it('limits the number of entries, and counts only logged facts', () => {
  expect(kindsOf([began, pass(), dealt, pass()], 4, 2)).toEqual([[4, 'passed', 'passed']])
})

it('numbers rounds of an incomplete log', () => {
  expect(kindsOf([pass(), began], 3)).toEqual([
    [3, 'began'],
    [2, 'passed'],
  ])
})

it('formats each fact once', () => {
  const sentence = vi.fn((_: Fact) => ['Said.'])
  const tell = memoizeByFact(sentence)
  const fact = pass()
  expect(tell(fact)).toBe(tell(fact))
  expect(sentence).toHaveBeenCalledTimes(1)
})

it('gives equal facts different keys, and keeps them', () => {
  const [a, b] = [pass(), pass()]
  expect(factKey(a)).not.toBe(factKey(b))
  expect(factKey(a)).toBe(factKey(a))
})
