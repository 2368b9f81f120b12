import { BACKWARD, BOARDS, createStreet, DOWN, FORWARD, NOWHERE, UP } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { toScreenDirection } from './screen-direction.ts'

const street = createStreet(BOARDS.house)

test('forward is right in one row and left in the next', () => {
  expect(toScreenDirection(street, 3, FORWARD)).toBe('right')
  expect(toScreenDirection(street, 3, BACKWARD)).toBe('left')
  expect(toScreenDirection(street, 13, FORWARD)).toBe('left')
  expect(toScreenDirection(street, 13, BACKWARD)).toBe('right')
})

test('where the street turns, forward is up and backward is down', () => {
  expect(toScreenDirection(street, 10, FORWARD)).toBe('up')
  expect(toScreenDirection(street, 11, BACKWARD)).toBe('down')
  expect(toScreenDirection(street, 1, BACKWARD)).toBe('down')
})

test('walls are crossed up or down, and most cards have no direction', () => {
  expect(toScreenDirection(street, 5, UP)).toBe('up')
  expect(toScreenDirection(street, 16, DOWN)).toBe('down')
  expect(toScreenDirection(street, 5, NOWHERE)).toBeNull()
})
