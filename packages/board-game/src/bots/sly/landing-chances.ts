import type { Seat } from '@slapwise/kernel'
import { adjacentSpace } from '../../model/board.ts'
import { D6 } from '../../round/dice.ts'
import { type MovementBoard, walkSteps } from '../movement-board.ts'

/** What lies there now may be covered before anybody comes that far: so much of it is left after a roll. */
const TURN_DISCOUNT = 0.6
const MEAN_ROLL = (D6 + 1) / 2
/** Nobody thinks further ahead. */
const HORIZON_SPACES = 10

/** How likely somebody comes to rest so many spaces ahead, but not with the next roll. */
const LATER_LANDING_CHANCES: readonly number[] = computeLaterLandingChances()

function computeLaterLandingChances(): number[] {
  const odds = [1]
  for (let far = 1; far <= HORIZON_SPACES; far++) {
    let sum = 0
    for (let rolled = 1; rolled <= Math.min(D6, far); rolled++) sum += odds[far - rolled]
    odds.push(sum / D6)
  }
  return odds.map((odd, far) => (odd - (far <= D6 ? 1 / D6 : 0)) * TURN_DISCOUNT ** (far / MEAN_ROLL))
}

/** How likely somebody walks past a space so far ahead, but not with the next roll. */
const LATER_PASSING_CHANCES: readonly number[] = LATER_LANDING_CHANCES.map(
  (_, far) => Math.min(1, (far - 1) / D6) * TURN_DISCOUNT ** (far / MEAN_ROLL),
)

export const chanceOfLandingLater = (far: number): number =>
  far > 0 && far <= HORIZON_SPACES ? LATER_LANDING_CHANCES[far] : 0

export const chanceOfPassingLater = (far: number): number =>
  far > 0 && far <= HORIZON_SPACES ? LATER_PASSING_CHANCES[far] : 0

/** How likely a seat's next roll brings it to each space, arrows included. */
export function nextLandingChances(paths: MovementBoard, seat: Seat): number[] {
  const odds = new Array<number>(paths.effects.length).fill(0)
  for (let rolled = 1; rolled <= D6; rolled++) {
    const at = walkSteps(paths, paths.tokens[seat], rolled, 1)
    odds[at] += 1 / D6
    const shoved =
      paths.effects[at] === 'push' ? adjacentSpace(paths.street, at, paths.directions[at]) : undefined
    if (shoved !== undefined) odds[shoved] += 1 / D6
  }
  return odds
}

/** What is left of something for whoever comes by a turn later. */
export const discountTurn = (odd: number): number => odd * TURN_DISCOUNT
