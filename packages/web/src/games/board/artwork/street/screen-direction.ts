import { BACKWARD, type Direction, DOWN, FORWARD, type Space, type Street, UP } from '@slapwise/board-game'
import { getSpaceCentre } from './board-geometry.ts'

/** A direction on the screen. */
export type ScreenDirection = 'left' | 'right' | 'up' | 'down'

/** The screen direction of a card on a space; forward is to the left in every other row. */
export function toScreenDirection(
  street: Street,
  space: Space,
  direction: Direction,
): ScreenDirection | null {
  if (direction === UP) return 'up'
  if (direction === DOWN) return 'down'
  if (direction === FORWARD) return directionBetween(street, space, Math.min(space + 1, street.end))
  if (direction === BACKWARD) return directionBetween(street, space, space - 1)
  return null
}

function directionBetween(street: Street, from: Space, to: Space): ScreenDirection {
  const [a, b] = [getSpaceCentre(street, from), getSpaceCentre(street, to)]
  if (a.y !== b.y) return a.y > b.y ? 'up' : 'down'
  return a.x < b.x ? 'right' : 'left'
}
