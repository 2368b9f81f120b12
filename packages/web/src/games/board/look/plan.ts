import { type Space, START, type Street } from '@slapwise/board-game'

/** The plan of a board: everything is measured in it, and shown at whatever size there is room for. */
export const PITCH = { column: 40, row: 50 } as const

/** Room for the curves at both sides. */
export const MARGIN = 12

/** How high the doorstep is, where all begin, and how wide: three can stand side by side on it. */
export const DOORSTEP = { height: 40, width: 120 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

export const sizeOf = ({ columns, rows }: Street) => ({
  width: columns * PITCH.column + 2 * MARGIN,
  height: rows * PITCH.row + DOORSTEP.height + MARGIN,
})

/** The middle of a space, the start included. */
export function middleOf(street: Street, space: Space): Point {
  const { column, row } = street.places[space === START ? 1 : space]
  const x = MARGIN + (column + 0.5) * PITCH.column
  const y = (street.rows - row - 0.5) * PITCH.row + MARGIN / 2
  return space === START ? { x: x + PITCH.column, y: y + PITCH.row } : { x, y }
}

/** A box on the board, in percent of it: for whatever is laid over the picture. */
export interface Spot {
  readonly left: string
  readonly top: string
  readonly width: string
  readonly height: string
}

export function boxAt(street: Street, { x, y }: Point, width: number, height: number): Spot {
  const whole = sizeOf(street)
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`
  return {
    left: percent(x - width / 2, whole.width),
    top: percent(y - height / 2, whole.height),
    width: percent(width, whole.width),
    height: percent(height, whole.height),
  }
}

/** The square of a space. */
export const spotOf = (street: Street, space: Space): Spot =>
  space === START
    ? boxAt(street, middleOf(street, space), DOORSTEP.width, DOORSTEP.height)
    : boxAt(street, middleOf(street, space), PITCH.column, PITCH.column)
