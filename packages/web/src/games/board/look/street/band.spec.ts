import { BOARDS, streetOf, UP } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { roundedLine, wallsOf, wayOf } from './band.ts'
import { middleOf, PITCH } from './plan.ts'

const street = streetOf(BOARDS.house)

test('walls side by side are one wall, with an opening where the street climbs', () => {
  const walls = wallsOf(street, street.behind[UP])
  expect(walls.map(({ length }) => length / PITCH.column)).toEqual([9, 9, 9, 9])
  const [highest] = walls
  expect(highest.x).toBeGreaterThan(middleOf(street, 40).x)
  expect(highest.x).toBeLessThan(middleOf(street, 39).x)
})

test('the street swings out where it doubles back, and nowhere else', () => {
  const way = wayOf(street).slice(1)
  const swung = way.flatMap(({ x }, i) => (x === middleOf(street, i + 1).x ? [] : [i + 1]))
  expect(swung).toEqual([10, 11, 20, 21, 30, 31, 40, 41])
})

test('corners are round, and straight ones stay straight', () => {
  const line = roundedLine([
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 50 },
  ])
  expect(line).toBe('M0 0L40 0L63 0Q80 0 80 17L80 50')
})
