import { expect, it } from 'vitest'
import { rankLuck } from './luck-rank.ts'
import type { SeatAccount } from './match-analysis.ts'

const account = (seat: number, luck: number, skillError: number): SeatAccount => ({
  seat,
  luck,
  luckError: 0,
  result: 0,
  skill: 0,
  skillError,
  gifts: 0,
  giftsError: 0,
  accuracy: null,
  accuracyError: 0,
  steps: [],
})

const ranks = (...lucks: readonly (readonly [luck: number, skillError: number])[]) => {
  const accounts = lucks.map(([luck, skillError], seat) => account(seat, luck, skillError))
  return accounts.map(({ seat }) => rankLuck(accounts, seat))
}

it('ranks luck that differs by more than its error', () => {
  expect(ranks([-20, 1], [0, 1], [20, 1])).toEqual(['worst', 'middle', 'best'])
  expect(ranks([-20, 1], [20, 1])).toEqual(['worst', 'best'])
})

it('claims no rank that could be chance', () => {
  expect(ranks([-20, 1], [0, 1], [2, 1])).toEqual(['worst', 'unclear', 'unclear'])
  expect(ranks([0, 0], [0, 0])).toEqual(['unclear', 'unclear'])
})

it('counts each error of two players twice: what one wins by an answer, the other loses', () => {
  expect(ranks([0, 1], [3.9, 0])).toEqual(['unclear', 'unclear'])
  expect(ranks([0, 1], [4.1, 0])).toEqual(['worst', 'best'])
})
