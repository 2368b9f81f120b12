import { type Space, START, type Street } from '@slapwise/board-game'

/** Size of a cell in board units; the board is scaled as a whole. */
export const CELL_SIZE = { column: 40, row: 51 } as const

export const STREET_WIDTH = 39

/** Space for the curves on all sides. */
export const BOARD_MARGIN = 9

/** The start below the board, wide enough for six tokens and a door. */
const DOORSTEP = { columns: 6, height: 40 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const getBoardSize = ({ columns, rows }: Street): Size => ({
  width: columns * CELL_SIZE.column + 2 * BOARD_MARGIN,
  height: rows * CELL_SIZE.row + DOORSTEP.height + BOARD_MARGIN,
})

export const getDoorstepSize = ({ columns }: Street): Size => ({
  width: Math.min(columns, DOORSTEP.columns) * CELL_SIZE.column,
  height: DOORSTEP.height,
})

/** The centre of a space, also of the start. */
export function getSpaceCentre(street: Street, space: Space): Point {
  const { column, row } = street.cells[Math.max(space, 1)]
  const x = BOARD_MARGIN + (column + 0.5) * CELL_SIZE.column
  if (space !== START) return { x, y: BOARD_MARGIN / 2 + (street.rows - row - 0.5) * CELL_SIZE.row }
  const half = getDoorstepSize(street).width / 2
  return {
    x: Math.max(
      BOARD_MARGIN + half,
      Math.min(x + half - CELL_SIZE.column / 2, getBoardSize(street).width - BOARD_MARGIN - half),
    ),
    y: BOARD_MARGIN / 2 + street.rows * CELL_SIZE.row + DOORSTEP.height / 2,
  }
}

/** A box in per cent of the board size, used as the style of elements over the picture. */
export interface BoardBox {
  readonly left: string
  readonly top: string
  readonly width: string
  readonly height: string
}

export function getBoardBox(street: Street, { x, y }: Point, { width, height }: Size): BoardBox {
  const whole = getBoardSize(street)
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`
  return {
    left: percent(x - width / 2, whole.width),
    top: percent(y - height / 2, whole.height),
    width: percent(width, whole.width),
    height: percent(height, whole.height),
  }
}

const SQUARE: Size = { width: CELL_SIZE.column, height: CELL_SIZE.column }

/** The box of a space, or of the whole start. */
export const getSpaceBox = (street: Street, space: Space): BoardBox =>
  getBoardBox(street, getSpaceCentre(street, space), space === START ? getDoorstepSize(street) : SQUARE)
