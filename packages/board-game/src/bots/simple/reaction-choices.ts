import { mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { D6 } from '../../round/dice.ts'
import { opponentsOf, type PolicyContext } from './policy-context.ts'

/** So many points must be in it: there are few of these cards. */
const MIN_OWN_SURPLUS = 5
const MIN_OPPONENT_SURPLUS = 10

const DICE = Array.from({ length: D6 }, (_, i) => i + 1)

/** Blocks what would take it ahead, and keeps a good roll. */
export function wantsToBlock(seen: PolicyContext, attacker: Seat, source: string | null): boolean {
  const { tokens } = seen.view
  if (source === 'swap') return tokens[attacker] > tokens[seen.seat]
  return source === 're-roll' ? rollSurplus(seen) < 0 : true
}

/** Only where much is at stake: a bad roll of its own, or a good one of somebody else. */
export function wantsReRoll(seen: PolicyContext): boolean {
  const more = rollSurplus(seen)
  return seen.view.die?.seat === seen.seat ? more >= MIN_OWN_SURPLUS : more <= -MIN_OPPONENT_SURPLUS
}

/** When it is itself on the end, or the others come off better. */
export function wantsNiceTry(seen: PolicyContext): boolean {
  const { setup, view, seat } = seen
  const { tokens, hand } = view
  if (tokens[seat] === setup.street.end) return true
  const held = hand.reduce((sum, kind) => sum + setup.kinds[kind].handPoints, 0)
  return tokens[seat] + held > mean(opponentsOf(seen).map((rival) => tokens[rival]))
}

/** How many points more than another roll the die that lies there brings its player; none where that is hard to tell. */
function rollSurplus(seen: PolicyContext): number {
  const { forecast, view } = seen
  const { die } = view
  if (!die || !isWalkingRoll(seen)) return 0
  const points = DICE.map((rolled) => forecast.pointsAfterSteps(die.seat, rolled))
  return points[die.value - 1] - mean(points)
}

/** A die of whoever’s turn it is, who walks ahead with it. On a teleport it may be for that one. */
function isWalkingRoll({ setup, view, forecast }: PolicyContext): boolean {
  const { die, turn, event, isBackward, isGhost, played, tokens } = view
  if (die?.sides !== D6 || die.seat !== turn || event !== null || isBackward || isGhost) return false
  if (played !== null && setup.kinds[played].id === 'remote') return false
  return forecast.board.effects[tokens[turn]] !== 'teleport'
}
