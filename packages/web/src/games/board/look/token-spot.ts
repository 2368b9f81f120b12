import { type Space, START, type Street } from '@slapwise/board-game'
import { boxAt, middleOf, type Spot } from './plan.ts'

/** Where a token stands on the board, as one of `count` on its space. */
export function tokenSpot(street: Street, space: Space, place: number, count: number): Spot {
  const { x, y } = middleOf(street, space)
  const { columns, size } = space === START ? AT_HOME : CROWDS[Math.min(count, CROWDS.length) - 1]
  const rows = Math.ceil(count / columns)
  const row = Math.floor(place / columns)
  const inRow = row < rows - 1 ? columns : count - columns * (rows - 1)
  const step = space === START ? size : size * 0.82
  return boxAt(
    street,
    { x: x + ((place % columns) - (inRow - 1) / 2) * step, y: y + (row - (rows - 1) / 2) * step },
    size,
    size,
  )
}

const AT_HOME = { columns: 6, size: 20 }

/** By how many there are. */
const CROWDS = [
  { columns: 1, size: 32 },
  { columns: 2, size: 25 },
  { columns: 2, size: 23 },
  { columns: 2, size: 23 },
  { columns: 3, size: 18 },
  { columns: 3, size: 18 },
]
