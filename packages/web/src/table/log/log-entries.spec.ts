import { expect, it, vi } from 'vitest'
import { entriesByRound, factKey, type LogFormatter, memoizeByFact } from './log-entries.ts'

interface Fact {
  readonly kind: string
  readonly seat?: number
}

const began: Fact = { kind: 'began' }
const turn = (seat: number): Fact => ({ kind: 'turn', seat })
const pass = (): Fact => ({ kind: 'passed' })
const dealt: Fact = { kind: 'dealt' }

const kindOf = (fact: object) => (fact as Fact).kind

const FORMATTER = {
  formatFact: (fact: object) => (kindOf(fact) === 'dealt' ? null : [kindOf(fact)]),
  isRoundStart: (fact: object) => kindOf(fact) === 'began',
  startedTurn: (fact: Fact) => fact.seat ?? null,
  formatterBefore: () => FORMATTER,
} as unknown as LogFormatter

const kindsOf = (log: readonly Fact[], round: number, most = 80) =>
  entriesByRound(log, FORMATTER, round, most).map(({ round, turns }) => [
    round,
    ...turns.map(({ seat, entries }) => [seat, ...entries.map(({ fact }) => kindOf(fact))]),
  ])

it('lists the entries in order of time, by round and turn', () => {
  const log = [began, dealt, pass(), turn(1), pass(), turn(0), began, pass(), turn(2), pass()]
  expect(kindsOf(log, 2)).toEqual([
    [1, [null, 'began', 'passed'], [1, 'turn', 'passed'], [0, 'turn']],
    [2, [null, 'began', 'passed'], [2, 'turn', 'passed']],
  ])
})

it('keeps the newest entries, counts only logged facts, and cuts no turn', () => {
  expect(kindsOf([began, turn(0), pass(), turn(1), pass(), dealt, pass()], 4, 2)).toEqual([
    [4, [1, 'turn', 'passed', 'passed']],
  ])
})

it('numbers rounds of an incomplete log', () => {
  expect(kindsOf([pass(), began], 3)).toEqual([
    [2, [null, 'passed']],
    [3, [null, 'began']],
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
