import { mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { D6 } from '../../round/dice.ts'
import { opponentsOf, type PolicyContext } from './policy-context.ts'

/** Thresholds in points: these cards are rare. */
const MIN_OWN_SURPLUS = 5
const MIN_OPPONENT_SURPLUS = 10

const DICE = Array.from({ length: D6 }, (_, i) => i + 1)

/** Blocks what would move it ahead; blocks a re-roll if its roll was good. */
export function wantsToBlock(context: PolicyContext, attacker: Seat, source: string | null): boolean {
  const { tokens } = context.view
  if (source === 'swap') return tokens[attacker] > tokens[context.seat]
  return source === 're-roll' ? rollSurplus(context) < 0 : true
}

/** Re-rolls its own bad roll, or a very good one of an opponent. */
export function wantsReRoll(context: PolicyContext): boolean {
  const surplus = rollSurplus(context)
  return context.view.die?.seat === context.seat
    ? surplus >= MIN_OWN_SURPLUS
    : surplus <= -MIN_OPPONENT_SURPLUS
}

/** Continues the round if its own token is on the end, or if the others have fewer points. */
export function wantsNiceTry(context: PolicyContext): boolean {
  const { setup, view, seat } = context
  const { tokens, hand } = view
  if (tokens[seat] === setup.street.end) return true
  const held = hand.reduce((sum, kind) => sum + setup.kinds[kind].handPoints, 0)
  return tokens[seat] + held > mean(opponentsOf(context).map((opponent) => tokens[opponent]))
}

/** The points that the rolled value brings its player, minus the mean over all values; 0 unless it is a normal move. */
function rollSurplus(context: PolicyContext): number {
  const { forecast, view } = context
  const { die } = view
  if (!die || !isWalkingRoll(context)) return 0
  const points = DICE.map((rolled) => forecast.pointsAfterSteps(die.seat, rolled))
  return points[die.value - 1] - mean(points)
}

/**
 * Whether the die decides a normal forward move of the current player. False on a teleport, where the die may decide
 * the target.
 */
function isWalkingRoll({ setup, view, forecast }: PolicyContext): boolean {
  const { die, turn, event, isBackward, isGhost, played, tokens } = view
  if (die?.sides !== D6 || die.seat !== turn || event !== null || isBackward || isGhost) return false
  if (played !== null && setup.kinds[played].id === 'remote') return false
  return forecast.board.effects[tokens[turn]] !== 'teleport'
}
