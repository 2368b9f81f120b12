import { type Space, START, type Street } from '@slapwise/board-game'
import {
  type BoardBox,
  CELL_SIZE,
  getBoardBox,
  getDoorstepSize,
  getSpaceCentre,
  type Point,
} from '../street/board-geometry.ts'

/** The box of a token on the board. It is number `place` (from 0) of `count` tokens on its space. */
export function getTokenBox(street: Street, space: Space, place: number, count: number): BoardBox {
  const { x, y } = getSpaceCentre(street, space)
  const { size, offset } =
    space === START ? placeOnDoorstep(street, place, count) : placeInCrowd(place, count)
  return getBoardBox(street, { x: x + offset.x, y: y + offset.y }, { width: size, height: size })
}

interface TokenPlacement {
  readonly size: number
  readonly offset: Point
}

const MAX_TOKEN_SIZE = 32

const TOKEN_GAP = 2

/** Tokens at the start stand side by side, left of the door. */
function placeOnDoorstep(street: Street, place: number, count: number): TokenPlacement {
  const { width } = getDoorstepSize(street)
  const room = width - CELL_SIZE.column - 2 * TOKEN_GAP
  const size = Math.min(MAX_TOKEN_SIZE, room / count)
  return { size, offset: { x: TOKEN_GAP + (place + 0.5) * size - width / 2, y: 0 } }
}

/** Tokens per row, size and distance by number of tokens on a space, so that all faces stay visible. */
const CROWD_LAYOUTS = [
  { rows: [1], size: 33, step: 0 },
  { rows: [2], size: 26, step: 18 },
  { rows: [1, 2], size: 23, step: 19 },
  { rows: [2, 2], size: 22, step: 19 },
  { rows: [2, 3], size: 19, step: 16 },
  { rows: [3, 3], size: 19, step: 16 },
] as const

/** Tokens stand a little lower than the centre, so that the upper edge of the card below them is visible. */
const TOKEN_OFFSET_Y = 4

function placeInCrowd(place: number, count: number): TokenPlacement {
  const { rows, size, step } = CROWD_LAYOUTS[count - 1]
  const isBehind = place < rows[0]
  const inRow = isBehind ? rows[0] : count - rows[0]
  const column = isBehind ? place : place - rows[0]
  const row = rows.length === 1 ? 0 : (isBehind ? -0.5 : 0.5) * step * 0.9
  return { size, offset: { x: (column - (inRow - 1) / 2) * step, y: row + TOKEN_OFFSET_Y } }
}
