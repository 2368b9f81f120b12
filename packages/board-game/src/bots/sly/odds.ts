import type { Seat } from '@slapwise/kernel'
import { leads } from '../../model/board.ts'
import { D6 } from '../../round/dice.ts'
import { type Paths, strideFrom } from '../paths.ts'

/** What lies there now may be covered before anybody comes that far: so much of it is left after a roll. */
const FADE = 0.6
const AVERAGE = (D6 + 1) / 2
/** Nobody thinks further ahead. */
const SIGHT = 10

/** How likely somebody comes to rest so many spaces ahead, but not with the next roll. */
const LATER: readonly number[] = laterOdds()

function laterOdds(): number[] {
  const odds = [1]
  for (let far = 1; far <= SIGHT; far++) {
    let sum = 0
    for (let rolled = 1; rolled <= Math.min(D6, far); rolled++) sum += odds[far - rolled]
    odds.push(sum / D6)
  }
  return odds.map((odd, far) => (odd - (far <= D6 ? 1 / D6 : 0)) * FADE ** (far / AVERAGE))
}

/** How likely somebody walks past a space so far ahead, but not with the next roll. */
const PASSING: readonly number[] = LATER.map(
  (_, far) => Math.min(1, (far - 1) / D6) * FADE ** (far / AVERAGE),
)

export const comesLater = (far: number): number => (far > 0 && far <= SIGHT ? LATER[far] : 0)

export const passesLater = (far: number): number => (far > 0 && far <= SIGHT ? PASSING[far] : 0)

/** How likely a seat's next roll brings it to each space, arrows included. */
export function nextOdds(paths: Paths, seat: Seat): number[] {
  const odds = new Array<number>(paths.acts.length).fill(0)
  for (let rolled = 1; rolled <= D6; rolled++) {
    const at = strideFrom(paths, paths.tokens[seat], rolled, 1)
    odds[at] += 1 / D6
    const shoved = paths.acts[at] === 'push' ? leads(paths.street, at, paths.ways[at]) : undefined
    if (shoved !== undefined) odds[shoved] += 1 / D6
  }
  return odds
}

/** What is left of something for whoever comes by a turn later. */
export const faded = (odd: number): number => odd * FADE
