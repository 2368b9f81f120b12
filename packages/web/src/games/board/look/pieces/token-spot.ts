import { type Space, START, type Street } from '@slapwise/board-game'
import { boxAt, doorstepOf, middleOf, PITCH, type Point, type Spot } from '../street/plan.ts'

/** Where a token stands on the board, as one of `count` on its space; `place` counts from zero. */
export function tokenSpot(street: Street, space: Space, place: number, count: number): Spot {
  const { x, y } = middleOf(street, space)
  const { size, at } = space === START ? atHome(street, place, count) : inCrowd(place, count)
  return boxAt(street, { x: x + at.x, y: y + at.y }, { width: size, height: size })
}

interface Standing {
  readonly size: number
  readonly at: Point
}

const LARGEST = 32

const AIR = 2

/** Side by side, to the left of the door. */
function atHome(street: Street, place: number, count: number): Standing {
  const { width } = doorstepOf(street)
  const room = width - PITCH.column - 2 * AIR
  const size = Math.min(LARGEST, room / count)
  return { size, at: { x: AIR + (place + 0.5) * size - width / 2, y: 0 } }
}

/** How many stand in each row, and how large and how far apart, by how many there are: all faces stay to be seen. */
const CROWDS = [
  { rows: [1], size: 33, step: 0 },
  { rows: [2], size: 26, step: 18 },
  { rows: [1, 2], size: 23, step: 19 },
  { rows: [2, 2], size: 22, step: 19 },
  { rows: [2, 3], size: 19, step: 16 },
  { rows: [3, 3], size: 19, step: 16 },
] as const

/** They stand a little towards the front, so that the upper edge of what they stand on is seen. */
const LOWER = 4

function inCrowd(place: number, count: number): Standing {
  const { rows, size, step } = CROWDS[count - 1]
  const isBehind = place < rows[0]
  const inRow = isBehind ? rows[0] : count - rows[0]
  const column = isBehind ? place : place - rows[0]
  const row = rows.length === 1 ? 0 : (isBehind ? -0.5 : 0.5) * step * 0.9
  return { size, at: { x: (column - (inRow - 1) / 2) * step, y: row + LOWER } }
}
