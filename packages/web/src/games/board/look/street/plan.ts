import { type Space, START, type Street } from '@slapwise/board-game'

/** The plan of a board: everything is measured in it, and shown at whatever size there is room for. */
export const PITCH = { column: 40, row: 51 } as const

/** How wide the street is. */
export const BAND = 39

/** Room for the curves at all sides. */
export const MARGIN = 9

/** Where all begin: a doorstep under the board, wide enough for six and their door. */
const DOORSTEP = { columns: 6, height: 40 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const sizeOf = ({ columns, rows }: Street): Size => ({
  width: columns * PITCH.column + 2 * MARGIN,
  height: rows * PITCH.row + DOORSTEP.height + MARGIN,
})

export const doorstepOf = ({ columns }: Street): Size => ({
  width: Math.min(columns, DOORSTEP.columns) * PITCH.column,
  height: DOORSTEP.height,
})

/** The middle of a space, the start included. */
export function middleOf(street: Street, space: Space): Point {
  const { column, row } = street.places[Math.max(space, 1)]
  const x = MARGIN + (column + 0.5) * PITCH.column
  if (space !== START) return { x, y: MARGIN / 2 + (street.rows - row - 0.5) * PITCH.row }
  const half = doorstepOf(street).width / 2
  return {
    x: Math.max(MARGIN + half, Math.min(x + half - PITCH.column / 2, sizeOf(street).width - MARGIN - half)),
    y: MARGIN / 2 + street.rows * PITCH.row + DOORSTEP.height / 2,
  }
}

/** A box on the board, in percent of it: the style of whatever is laid over the picture. */
export interface Spot {
  readonly left: string
  readonly top: string
  readonly width: string
  readonly height: string
}

export function boxAt(street: Street, { x, y }: Point, { width, height }: Size): Spot {
  const whole = sizeOf(street)
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`
  return {
    left: percent(x - width / 2, whole.width),
    top: percent(y - height / 2, whole.height),
    width: percent(width, whole.width),
    height: percent(height, whole.height),
  }
}

const SQUARE: Size = { width: PITCH.column, height: PITCH.column }

/** The square of a space, or all of the doorstep. */
export const spotOf = (street: Street, space: Space): Spot =>
  boxAt(street, middleOf(street, space), space === START ? doorstepOf(street) : SQUARE)
