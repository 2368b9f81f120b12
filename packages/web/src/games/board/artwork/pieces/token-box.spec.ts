import { BOARDS, createStreet, START } from '@slapwise/board-game'
import { expect, test } from 'vitest'
import { getSpaceBox } from '../street/board-geometry.ts'
import { getTokenBox } from './token-box.ts'

const street = createStreet(BOARDS.house)
const number = (percent: string) => Number.parseFloat(percent)

test('no token hides more than half of another on the same space', () => {
  for (const space of [START, 23])
    for (let count = 2; count <= 6; count++) {
      const spots = Array.from({ length: count }, (_, place) => getTokenBox(street, space, place, count))
      for (const [i, a] of spots.entries())
        for (const b of spots.slice(i + 1)) {
          const across = Math.abs(number(a.left) - number(b.left)) / number(a.width)
          const down = Math.abs(number(a.top) - number(b.top)) / number(a.height)
          expect(Math.max(across, down)).toBeGreaterThan(0.5)
        }
    }
})

test('six tokens fit beside the door at the start of a narrow board', () => {
  const rows = [
    [1, 2, 3],
    [6, 5, 4],
  ]
  for (const board of [street, createStreet({ ...BOARDS.house, rows, walls: [] })]) {
    const step = getSpaceBox(board, START)
    const api = number(getSpaceBox(board, 1).width)
    for (let place = 0; place < 6; place++) {
      const spot = getTokenBox(board, START, place, 6)
      expect(number(spot.left)).toBeGreaterThanOrEqual(number(step.left))
      const right = number(spot.left) + number(spot.width)
      expect(right).toBeLessThanOrEqual(number(step.left) + number(step.width) - api)
    }
  }
})
