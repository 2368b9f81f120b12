import { BOARDS, createStreet, START } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { getBoardSize, getDoorstepSize, getSpaceCentre } from './board-geometry.ts'

const streets = Object.values(BOARDS).map(createStreet)

test('every space is within the picture, and no two overlap', () => {
  for (const street of streets) {
    const { width, height } = getBoardSize(street)
    const middles = street.cells.map((_, space) => getSpaceCentre(street, space))
    for (const { x, y } of middles) {
      expect(x > 0 && x < width).toBe(true)
      expect(y > 0 && y < height).toBe(true)
    }
    expect(new Set(middles.map(({ x, y }) => `${x} ${y}`)).size).toBe(street.end + 1)
  }
})

test('the start is below the board and within its width, wherever the first space is', () => {
  const mirrored = (rows: readonly (readonly number[])[]) => rows.map((row) => row.toReversed())
  for (const street of [...streets, createStreet({ ...BOARDS.house, rows: mirrored(BOARDS.house.rows) })]) {
    const { x, y } = getSpaceCentre(street, START)
    const half = getDoorstepSize(street).width / 2
    expect(x - half).toBeGreaterThanOrEqual(0)
    expect(x + half).toBeLessThanOrEqual(getBoardSize(street).width)
    expect(y).toBeGreaterThan(getSpaceCentre(street, 1).y)
  }
})
