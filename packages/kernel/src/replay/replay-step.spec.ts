import { expect, it } from 'vitest'
import { findDecision, findStop, type ReplayStep } from './replay-step.ts'

const step = (round: number, isTurnStart: boolean, factCount: number): ReplayStep => ({
  seat: 0,
  hadChoice: true,
  round,
  isTurnStart,
  factCount,
  marks: [],
})

const STEPS = [
  step(1, true, 3),
  step(1, false, 1),
  step(1, false, 0),
  step(1, true, 1),
  step(2, true, 4),
  step(2, false, 0),
  step(2, false, 2),
]

it.each([
  ['decision', [1, 3, 4, 6]],
  ['turn', [3, 4, 6]],
  ['round', [4, 6]],
] as const)('steps by %s, and never past the ends', (unit, stops) => {
  const forward = [...stops, stops.at(-1)!]
  let index = 0
  expect(forward.map(() => (index = findStop(STEPS, index, unit, 1)))).toEqual(forward)
  const backward = [...stops.slice(0, -1).toReversed(), 0, 0]
  expect(backward.map(() => (index = findStop(STEPS, index, unit, -1)))).toEqual(backward)
})

it('finds the nearest choice of a seat, at this very state too', () => {
  const seats = [0, 1, 0, 1, 0]
  const steps = seats.map((seat, i) => ({ ...step(1, false, 1), seat, hadChoice: i !== 2 }))
  expect(findDecision(steps, 0, 1, null)).toBe(0)
  expect(findDecision(steps, 0, 1, 0)).toBe(3)
  expect(findDecision(steps, 2, -1, 1)).toBe(2)
  expect(findDecision(steps, 1, -1, 1)).toBe(0)
  expect(findDecision(steps, 3, 1, 1)).toBeNull()
  expect(findDecision(steps, -1, -1, null)).toBeNull()
})
