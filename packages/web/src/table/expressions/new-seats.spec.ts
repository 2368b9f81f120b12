import { expect, it } from 'vitest'
import { newSeats } from './new-seats.ts'

it('Only players who have just come down to one card are alarming', () => {
  expect(newSeats([], [2])).toEqual([2])
  expect(newSeats([2], [0, 2])).toEqual([0])
  expect(newSeats([0, 2], [2])).toEqual([])
})
