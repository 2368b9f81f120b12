import type { Seat } from '@slapwise/kernel'
import { D6 } from '../../round/dice.ts'
import { mean } from '../mean.ts'
import { rivalsOf, type Seen } from './seen.ts'

/** So many points must be in it: there are few of these cards. */
const OWN_GOOD = 5
const THEIR_BAD = 10

const DICE = Array.from({ length: D6 }, (_, i) => i + 1)

/** Blocks what would take it ahead, and keeps a good roll. */
export function wantsToBlock(seen: Seen, attacker: Seat, source: string | null): boolean {
  const { tokens } = seen.view
  if (source === 'swap') return tokens[attacker] > tokens[seen.seat]
  return source === 're-roll' ? surplus(seen) < 0 : true
}

/** Only where much is at stake: a bad roll of its own, or a good one of somebody else. */
export function wantsReRoll(seen: Seen): boolean {
  const more = surplus(seen)
  return seen.view.die?.seat === seen.seat ? more >= OWN_GOOD : more <= -THEIR_BAD
}

/** When it is itself on the end, or the others come off better. */
export function wantsToGoOn(seen: Seen): boolean {
  const { setup, view, seat } = seen
  const { tokens, hand } = view
  if (tokens[seat] === setup.street.end) return true
  const held = hand.reduce((sum, kind) => sum + setup.kinds[kind].inHand, 0)
  return tokens[seat] + held > mean(rivalsOf(seen).map((rival) => tokens[rival]))
}

/** How many points more than another roll the die that lies there brings its player; none where that is hard to tell. */
function surplus(seen: Seen): number {
  const { prospects, view } = seen
  const { die } = view
  if (!die || !isForWalking(seen)) return 0
  const points = DICE.map((rolled) => prospects.after(die.seat, rolled))
  return points[die.value - 1] - mean(points)
}

/** A die of whoever’s turn it is, who walks ahead with it. On a teleport it may be for that one. */
function isForWalking({ setup, view, prospects }: Seen): boolean {
  const { die, turn, event, isBackward, isGhost, played, tokens } = view
  if (die?.sides !== D6 || die.seat !== turn || event !== null || isBackward || isGhost) return false
  if (played !== null && setup.kinds[played].id === 'remote') return false
  return prospects.paths.acts[tokens[turn]] !== 'teleport'
}
