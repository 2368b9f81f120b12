import { type Space, START, type Street } from '@slapwise/board-game'

/**
 * The space that a key leads to: left and right along the path, up and down to the neighbouring row. Null for other
 * keys.
 */
export function getNextSpace(street: Street, from: Space, key: string): Space | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, street.end)
    case 'ArrowLeft':
      return Math.max(from - 1, START)
    case 'ArrowUp':
      return spaceInRow(street, from, 1)
    case 'ArrowDown':
      return spaceInRow(street, from, -1)
    case 'Home':
      return START
    case 'End':
      return street.end
    default:
      return null
  }
}

function spaceInRow({ cells }: Street, from: Space, step: number): Space {
  const { column, row } = cells[from]
  const found = cells.findIndex((place) => place.column === column && place.row === row + step)
  return found < 0 ? from : found
}
