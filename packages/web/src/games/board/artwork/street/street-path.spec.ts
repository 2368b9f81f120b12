import { BOARDS, createStreet, UP } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { CELL_SIZE, getSpaceCentre } from './board-geometry.ts'
import { getStreetPath, mergeWalls, toRoundedPath } from './street-path.ts'

const street = createStreet(BOARDS.house)

test('adjacent walls are merged, with a gap where the street goes up', () => {
  const walls = mergeWalls(street, street.spaceBehindWall[UP])
  expect(walls.map(({ length }) => length / CELL_SIZE.column)).toEqual([9, 9, 9, 9])
  const [highest] = walls
  expect(highest.x).toBeGreaterThan(getSpaceCentre(street, 40).x)
  expect(highest.x).toBeLessThan(getSpaceCentre(street, 39).x)
})

test('the street swings out only where it turns back', () => {
  const path = getStreetPath(street).slice(1)
  const swung = path.flatMap(({ x }, i) => (x === getSpaceCentre(street, i + 1).x ? [] : [i + 1]))
  expect(swung).toEqual([10, 11, 20, 21, 30, 31, 40, 41])
})

test('corners are rounded, straight lines are not', () => {
  const line = toRoundedPath([
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 50 },
  ])
  expect(line).toBe('M0 0L40 0L63 0Q80 0 80 17L80 50')
})
