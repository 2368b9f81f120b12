import { expect, it, vi } from 'vitest'
import { entriesByRound, factKey, type LogFormatter, memoizeByFact } from './log-entries.ts'

interface Fact {
  readonly kind: string
}

const began: Fact = { kind: 'began' }
const pass = (): Fact => ({ kind: 'passed' })
const dealt: Fact = { kind: 'dealt' }

const kindOf = (told: object) => (told as Fact).kind

const TELLER = {
  formatFact: (told: object) => (kindOf(told) === 'dealt' ? null : [kindOf(told)]),
  isRoundStart: (told: object) => kindOf(told) === 'began',
  formatterBefore: () => TELLER,
} as unknown as LogFormatter

const kindsOf = (log: readonly Fact[], round: number, most = 80) =>
  entriesByRound(log, TELLER, round, most).map(({ round, entries: lines }) => [
    round,
    ...lines.map(({ fact: told }) => kindOf(told)),
  ])

it('puts the newest first, round by round', () => {
  expect(kindsOf([began, dealt, pass(), began, pass(), pass()], 2)).toEqual([
    [2, 'passed', 'passed', 'began'],
    [1, 'passed', 'began'],
  ])
})

it('shows no more lines than wanted, and counts only what is said', () => {
  expect(kindsOf([began, pass(), dealt, pass()], 4, 2)).toEqual([[4, 'passed', 'passed']])
})

it('knows the round of what it has heard only in part', () => {
  expect(kindsOf([pass(), began], 3)).toEqual([
    [3, 'began'],
    [2, 'passed'],
  ])
})

it('tells each fact once', () => {
  const sentence = vi.fn((_: Fact) => ['Said.'])
  const tell = memoizeByFact(sentence)
  const fact = pass()
  expect(tell(fact)).toBe(tell(fact))
  expect(sentence).toHaveBeenCalledTimes(1)
})

it('gives equal facts keys of their own, and keeps them', () => {
  const [a, b] = [pass(), pass()]
  expect(factKey(a)).not.toBe(factKey(b))
  expect(factKey(a)).toBe(factKey(a))
})
