import type { Told } from '@slapwise/card-game'
import type { Sentence } from '@slapwise/card-game/words'
import { expect, it, vi } from 'vitest'
import { keyOf, linesByRound, storyteller } from './log-lines.ts'

const began = (round: number): Told => ({ kind: 'round-began', round, dealer: 0 })
const pass = (): Told => ({ kind: 'passed', seat: 1 })
const dealt: Told = { kind: 'dealt', seat: 0, count: 7 }

const tell = ({ kind }: Told): Sentence | null => (kind === 'dealt' ? null : [kind])

const kindsOf = (log: readonly Told[], round: number, most = 80) =>
  linesByRound(log, tell, round, most).map(({ round, lines }) => [
    round,
    ...lines.map(({ told }) => told.kind),
  ])

it('puts the newest first, round by round', () => {
  expect(kindsOf([began(1), dealt, pass(), began(2), pass(), pass()], 2)).toEqual([
    [2, 'passed', 'passed', 'round-began'],
    [1, 'passed', 'round-began'],
  ])
})

it('shows no more lines than wanted, and counts only what is said', () => {
  expect(kindsOf([began(4), pass(), dealt, pass()], 4, 2)).toEqual([[4, 'passed', 'passed']])
})

it('knows the round of what it has heard only in part', () => {
  expect(kindsOf([pass(), began(3)], 3)).toEqual([
    [3, 'round-began'],
    [2, 'passed'],
  ])
})

it('tells each fact once', () => {
  const sentence = vi.fn(() => ['Said.'])
  const teller = storyteller({ sentence, nothingYet: '' }, { setup: null!, viewer: 0 })
  const fact = pass()
  expect(teller(fact)).toBe(teller(fact))
  expect(sentence).toHaveBeenCalledTimes(1)
})

it('gives equal facts keys of their own, and keeps them', () => {
  const [a, b] = [pass(), pass()]
  expect(keyOf(a)).not.toBe(keyOf(b))
  expect(keyOf(a)).toBe(keyOf(a))
})
