import { BACKWARD, type Direction, DOWN, FORWARD, type Space, type Street, UP } from '@slapwise/board-game'
import { middleOf } from './plan.ts'

/** Where something points on the screen. */
export type ScreenWay = 'left' | 'right' | 'up' | 'down'

/** Where a card on a space really leads, as it is seen: forward is to the left in every other row. */
export function screenWay(street: Street, space: Space, direction: Direction): ScreenWay | null {
  if (direction === UP) return 'up'
  if (direction === DOWN) return 'down'
  if (direction === FORWARD) return between(street, space, Math.min(space + 1, street.end))
  if (direction === BACKWARD) return between(street, space, space - 1)
  return null
}

function between(street: Street, from: Space, to: Space): ScreenWay {
  const [a, b] = [middleOf(street, from), middleOf(street, to)]
  if (a.y !== b.y) return a.y > b.y ? 'up' : 'down'
  return a.x < b.x ? 'right' : 'left'
}
