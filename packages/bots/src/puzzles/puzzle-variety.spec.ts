import type { Puzzle } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { PuzzleVariety } from './puzzle-variety.ts'

const COUNT = 100
const PLAN = { count: COUNT, maxShares: { kind: 0.3, source: 0.15, theme: 0.08 } }

const puzzle = (kind: string, source: string | null, reason: string): Puzzle =>
  ({ kind, source, reasons: [{ id: reason }] }) as Puzzle

/** The number of puzzles that are taken of an endless series. */
function countTaken(variety: PuzzleVariety, create: (i: number) => Puzzle): number {
  let taken = 0
  while (taken < COUNT && variety.wants(create(taken))) variety.add(create(taken++))
  return taken
}

it('takes few puzzles that ask the same for the same reason', () => {
  const variety = new PuzzleVariety(PLAN)
  expect(countTaken(variety, () => puzzle('turn', null, 'finish'))).toBe(8)
  expect(variety.wants(puzzle('turn', null, 'draw'))).toBe(true)
})

it('takes few puzzles of one kind', () => {
  const variety = new PuzzleVariety(PLAN)
  expect(countTaken(variety, (i) => puzzle('turn', null, `reason ${i}`))).toBe(30)
  expect(variety.wantsKind({ kind: 'turn', source: null })).toBe(false)
  expect(variety.wantsKind({ kind: 'give', source: null })).toBe(true)
})

it('takes few puzzles of one card', () => {
  const variety = new PuzzleVariety(PLAN)
  expect(countTaken(variety, (i) => puzzle('give', 'gift', `reason ${i}`))).toBe(15)
  expect(variety.wantsKind({ kind: 'give', source: 'gift' })).toBe(false)
  expect(variety.wantsKind({ kind: 'give', source: 'exchange' })).toBe(true)
})
