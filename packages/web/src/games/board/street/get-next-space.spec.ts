import { BOARDS, createStreet } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import { getNextSpace } from './get-next-space.ts'

const street = createStreet(BOARDS.house)

it('moves along the path with left and right, whatever its direction on the screen', () => {
  expect(getNextSpace(street, 10, 'ArrowRight')).toBe(11)
  expect(getNextSpace(street, 11, 'ArrowLeft')).toBe(10)
  expect(getNextSpace(street, 0, 'ArrowLeft')).toBe(0)
  expect(getNextSpace(street, 50, 'ArrowRight')).toBe(50)
})

it('moves to the neighbouring row with up and down', () => {
  expect(getNextSpace(street, 3, 'ArrowUp')).toBe(18)
  expect(getNextSpace(street, 18, 'ArrowDown')).toBe(3)
  expect(getNextSpace(street, 45, 'ArrowUp')).toBe(45)
})

it('ignores all other keys', () => {
  expect(getNextSpace(street, 3, 'Enter')).toBeNull()
})
