import type { Seat } from '@slapwise/kernel'
import { LAST_TELEPORT, within } from '../../model/board.ts'
import { D6, D20 } from '../../round/dice.ts'
import { EVENTS } from '../../setup/events.ts'
import { mean } from '../mean.ts'
import { strideFrom } from '../paths.ts'
import { settled, worthAt } from './lay.ts'
import { bestToken, worthOfGift, worthOfSwap, worthOfWalk } from './naming.ts'
import { worthOfEnd } from './points.ts'
import type { Seen } from './seen.ts'
import { worthOfEvent } from './trouble.ts'

/** So many points must be in it: there are few of these cards. */
const BLOCK = 1
const RE_ROLL = 1.5

/** Holds it back for something that hurts. */
export const wantsToBlock = (seen: Seen, attacker: Seat, source: string | null): boolean =>
  hurtBy(seen, attacker, source) > BLOCK * timeLeft(seen)

function hurtBy(seen: Seen, attacker: Seat, source: string | null): number {
  const { seat } = seen
  switch (source) {
    case 'swap':
      return -worthOfSwap(seen, attacker)
    case 'gift':
      return -Math.min(worthOfGift(seen, seat, 1), worthOfGift(seen, seat, 2))
    case 're-roll':
      return -worthOfReRoll(seen)
    default:
      return -worthOfWalk(seen, seat)
  }
}

/** Late in a round there is not much to hold it back for. */
const LATE = 15
const timeLeft = ({ lay: { tokens, street } }: Seen): number =>
  Math.min(1, (street.end - Math.max(...tokens)) / LATE)

/** A bad roll of its own, or a good one of somebody else. */
export const wantsReRoll = (seen: Seen): boolean => worthOfReRoll(seen) > RE_ROLL * timeLeft(seen)

/** Whether another roll could be any better. */
export const mayWantReRoll = (seen: Seen): boolean => worthOfReRoll(seen) > 0

/** What another roll is worth beside the one that lies there. */
function worthOfReRoll(seen: Seen): number {
  const { die, event, played } = seen.view
  if (die === null) return 0
  if (die.sides === D20)
    return gained(
      EVENTS.map(({ id }) => worthOfEvent(seen.view, seen.standing, id, die.seat)),
      die.value,
    )
  if (event !== null) return gained(worthsInEvent(seen, event, die.seat), die.value)
  if (played === null || seen.setup.kinds[played].id !== 'remote')
    return Math.min(gained(worthsOfWalk(seen, die.seat), die.value), inManhole(seen, die.seat, die.value))
  if (die.seat !== seen.seat) return 0
  const named = bestToken(seen, 'remote', [...seen.lay.tokens.keys()])
  return gained(worthsOfWalk(seen, named), die.value)
}

const gained = (worths: readonly number[], rolled: number): number => mean(worths) - worths[rolled - 1]

const DICE = Array.from({ length: D6 }, (_, i) => i + 1)
const NOTHING = DICE.map(() => 0)

/** What each roll is worth where a token walks. */
function worthsOfWalk({ lay, view }: Seen, token: Seat): number[] {
  const { isBackward, isGhost, turn } = view
  const toward = isBackward && token === turn ? -1 : 1
  const from = lay.tokens[token]
  return DICE.map((rolled) => {
    if (isGhost) return worthAt(lay, token, within(lay.street, from + toward * rolled))
    return settled(lay, token, strideFrom(lay, from, rolled, toward), toward)
  })
}

/** On a teleport the die may be for that one: then it is what both have in common. */
function inManhole(seen: Seen, token: Seat, rolled: number): number {
  if (seen.lay.acts[seen.lay.tokens[token]] !== 'teleport') return Number.POSITIVE_INFINITY
  return gained(worthsOfTeleport(seen, token), rolled)
}

const worthsOfTeleport = ({ lay }: Seen, token: Seat): number[] =>
  lay.teleports.map((space) => worthAt(lay, token, space))

/** What each roll is worth in an event; nothing where that is hard to tell. */
function worthsInEvent(seen: Seen, event: string, roller: Seat): readonly number[] {
  const { lay } = seen
  const shifted = (by: number) => worthAt(lay, roller, within(lay.street, lay.tokens[roller] + by))
  switch (event) {
    case 'expansion':
      return DICE.map((rolled) => shifted(rolled))
    case 'recession':
      return DICE.map((rolled) => shifted(-rolled))
    case 'teleport-terror':
      return worthsOfTeleport(seen, roller)
    default:
      return NOTHING
  }
}

/** Goes on where that is worth more than how the round would end. */
export function wantsToGoOn({ setup, view, standing, seat }: Seen): boolean {
  const { tokens, teleports } = view
  const { end } = setup.street
  let worth = 0
  for (let other = 0; other < tokens.length; other++) {
    const at = tokens[other] === end ? teleports[LAST_TELEPORT - 1] : tokens[other]
    worth += standing.stakes[other] * (standing.costs[at] - standing.costs[tokens[other]])
  }
  return worth > worthOfEnd(setup, view, standing, seat, tokens)
}
