import type { Seat } from '@slapwise/kernel'
import { adjacentSpace } from '../../model/board.ts'
import { D6 } from '../../round/dice.ts'
import { type MovementBoard, walkSteps } from '../movement-board.ts'

/** The chance that a space is still the same after a turn: it may be covered meanwhile. */
const TURN_DISCOUNT = 0.6
const MEAN_ROLL = (D6 + 1) / 2
/** Spaces further ahead are ignored. */
const HORIZON_SPACES = 10

/**
 * Indexed by distance: the probability that a token lands on the space that far ahead with a roll after its next one,
 * discounted by turns.
 */
const LATER_LANDING_CHANCES: readonly number[] = computeLaterLandingChances()

function computeLaterLandingChances(): number[] {
  const chances = [1]
  for (let distance = 1; distance <= HORIZON_SPACES; distance++) {
    let sum = 0
    for (let rolled = 1; rolled <= Math.min(D6, distance); rolled++) sum += chances[distance - rolled]
    chances.push(sum / D6)
  }
  return chances.map(
    (chance, distance) => (chance - (distance <= D6 ? 1 / D6 : 0)) * TURN_DISCOUNT ** (distance / MEAN_ROLL),
  )
}

/**
 * Indexed by distance: the probability that a token walks past the space that far ahead with a roll after its next one,
 * discounted by turns.
 */
const LATER_PASSING_CHANCES: readonly number[] = LATER_LANDING_CHANCES.map(
  (_, distance) => Math.min(1, (distance - 1) / D6) * TURN_DISCOUNT ** (distance / MEAN_ROLL),
)

export const chanceOfLandingLater = (distance: number): number =>
  distance > 0 && distance <= HORIZON_SPACES ? LATER_LANDING_CHANCES[distance] : 0

export const chanceOfPassingLater = (distance: number): number =>
  distance > 0 && distance <= HORIZON_SPACES ? LATER_PASSING_CHANCES[distance] : 0

/** The probability of each space to be landed on by the next roll, including the first arrow. */
export function nextLandingChances(board: MovementBoard, seat: Seat): number[] {
  const chances = new Array<number>(board.effects.length).fill(0)
  for (let rolled = 1; rolled <= D6; rolled++) {
    const at = walkSteps(board, board.tokens[seat], rolled, 1)
    chances[at] += 1 / D6
    const shoved =
      board.effects[at] === 'push' ? adjacentSpace(board.street, at, board.directions[at]) : undefined
    if (shoved !== undefined) chances[shoved] += 1 / D6
  }
  return chances
}

/** Discounts a value by one turn. */
export const discountTurn = (chance: number): number => chance * TURN_DISCOUNT
