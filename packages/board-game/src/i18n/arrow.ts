import { BACKWARD, type Direction, DOWN, FORWARD, type Space, type Street, UP } from '../index.ts'

export type Arrow = '→' | '←' | '↑' | '↓'

/**
 * The arrow of a card on the printed board: the street runs to the left in every other row, and up where it turns. Null
 * for a card without a direction.
 */
export function arrowFor({ cells }: Street, space: Space, direction: Direction): Arrow | null {
  if (direction === UP) return '↑'
  if (direction === DOWN) return '↓'
  const toward = direction === FORWARD ? space + 1 : direction === BACKWARD ? space - 1 : null
  if (toward === null) return null
  const [here, there] = [cells[space], cells[toward]]
  if (there.row !== here.row) return there.row > here.row ? '↑' : '↓'
  return there.column > here.column ? '→' : '←'
}
