import { chooseBest, mean } from '@slapwise/bots'
import { PASS, type Seat } from '@slapwise/kernel'
import { clampSpace, LAST_TELEPORT } from '../../model/board.ts'
import { D6, D20 } from '../../round/dice.ts'
import { EVENTS } from '../../setup/events.ts'
import { walkSteps } from '../movement-board.ts'
import { evaluateLanding, evaluateSpace } from './evaluated-board.ts'
import { evaluateEvent } from './event-values.ts'
import type { PolicyContext } from './policy-context.ts'
import type { BoardReason } from './reasons.ts'
import { evaluateRoundEnd, sumHandPoints } from './round-end-values.ts'
import { evaluateGift, evaluateSwap, evaluateTokenRoll, findBestTokenRoll } from './token-choices.ts'

/** Thresholds in points: these cards are rare. */
const BLOCK_THRESHOLD = 1
const RE_ROLL_THRESHOLD = 1.5

/** Keeps a Block for attacks that cost more than the threshold. */
export const decideBlock = (
  context: PolicyContext,
  attacker: Seat,
  source: string | null,
  throwIn: number,
): number =>
  decideThrowIn(
    context,
    throwIn,
    estimateDamage(context, attacker, source),
    BLOCK_THRESHOLD * context.matchValues.timeLeft,
    { id: 'damage', source: source! },
  )

/** Throws a card in if its gain exceeds the threshold. */
function decideThrowIn(
  { trace }: PolicyContext,
  throwIn: number,
  gain: number,
  threshold: number,
  reason: BoardReason,
): number {
  return chooseBest(trace, [PASS, throwIn], (option, terms) => {
    if (option === PASS) return 0
    terms?.push({ value: gain, reason }, { value: -threshold, reason: { id: 'rare' } })
    return gain - threshold
  })
}

function estimateDamage(context: PolicyContext, attacker: Seat, source: string | null): number {
  const { seat } = context
  switch (source) {
    case 'swap':
      return -evaluateSwap(context, attacker)
    case 'gift':
      return -Math.min(evaluateGift(context, seat, 1), evaluateGift(context, seat, 2))
    case 're-roll':
      return -evaluateReRoll(context)
    default:
      return -evaluateTokenRoll(context, seat)
  }
}

/** Re-rolls its own bad roll, or a good one of an opponent. */
export function decideReRoll(context: PolicyContext, throwIn: number): number {
  const { die } = context.view
  if (die === null) {
    context.trace?.state({ id: 'rare' })
    return PASS
  }
  const gain = evaluateReRoll(context)
  const reason: BoardReason = { id: 're-roll', seat: die.seat, rolled: die.value, sides: die.sides }
  return decideThrowIn(context, throwIn, gain, RE_ROLL_THRESHOLD * context.matchValues.timeLeft, reason)
}

/** Whether another roll has a higher expected value. */
export const canReRollHelp = (context: PolicyContext): boolean => evaluateReRoll(context) > 0

/** The gain of another roll over the current one. */
function evaluateReRoll(context: PolicyContext): number {
  const { die, event, played } = context.view
  if (die === null) return 0
  if (die.sides === D20)
    return reRollGain(
      EVENTS.map(({ id }) => evaluateEvent(context.view, context.matchValues, id, die.seat)),
      die.value,
    )
  if (event !== null) return reRollGain(evaluateEventRolls(context, event, die.seat), die.value)
  if (played === null || context.setup.kinds[played].id !== 'remote')
    return Math.min(
      reRollGain(evaluateRolls(context, die.seat), die.value),
      teleportReRollGain(context, die.seat, die.value),
    )
  if (die.seat !== context.seat) return 0
  const target = findBestTokenRoll(context)
  return reRollGain(evaluateRolls(context, target), die.value)
}

const reRollGain = (values: readonly number[], rolled: number): number => mean(values) - values[rolled - 1]

const DICE = Array.from({ length: D6 }, (_, i) => i + 1)
const NO_VALUES = DICE.map(() => 0)

/** The value of each roll of a walking token. */
function evaluateRolls({ board, view }: PolicyContext, token: Seat): number[] {
  const { isBackward, isGhost, turn } = view
  const direction = isBackward && token === turn ? -1 : 1
  const from = board.tokens[token]
  return DICE.map((rolled) => {
    if (isGhost) return evaluateSpace(board, token, clampSpace(board.street, from + direction * rolled))
    return evaluateLanding(board, token, walkSteps(board, from, rolled, direction), direction)
  })
}

/**
 * The gain of rolling again if the die decides where a teleport leads; infinite off teleports. On a teleport the roll
 * may also be a normal move, so the caller takes the lower of the two gains.
 */
function teleportReRollGain(context: PolicyContext, token: Seat, rolled: number): number {
  if (context.board.effects[context.board.tokens[token]] !== 'teleport') return Number.POSITIVE_INFINITY
  return reRollGain(evaluateTeleports(context, token), rolled)
}

const evaluateTeleports = ({ board }: PolicyContext, token: Seat): number[] =>
  board.teleports.map((space) => evaluateSpace(board, token, space))

/** The value of each roll in an event; 0 where that is unknown. */
function evaluateEventRolls(context: PolicyContext, event: string, roller: Seat): readonly number[] {
  const { board } = context
  const shifted = (by: number) =>
    evaluateSpace(board, roller, clampSpace(board.street, board.tokens[roller] + by))
  switch (event) {
    case 'expansion':
      return DICE.map((rolled) => shifted(rolled))
    case 'recession':
      return DICE.map((rolled) => shifted(-rolled))
    case 'teleport-terror':
      return evaluateTeleports(context, roller)
    default:
      return NO_VALUES
  }
}

/** Continues the round if that is worth more than its end. */
export function decideNiceTry(context: PolicyContext, throwIn: number): number {
  return chooseBest(context.trace, [PASS, throwIn], (option, terms) => {
    const { setup, view, matchValues, seat } = context
    const isWanted = option === PASS
    const value = isWanted
      ? evaluateRoundEnd(setup, view, matchValues, seat, view.tokens)
      : evaluateContinuation(context)
    const points = view.tokens[seat] + sumHandPoints(setup, view.hand)
    terms?.push({ value, reason: { id: 'round-ends', points, isWanted }, isRelative: true })
    return value
  })
}

/** The value of the round going on: tokens on the end go back to the last teleport. */
function evaluateContinuation({ setup, view, matchValues }: PolicyContext): number {
  const { tokens, teleports } = view
  const { end } = setup.street
  let value = 0
  for (let other = 0; other < tokens.length; other++) {
    const at = tokens[other] === end ? teleports[LAST_TELEPORT - 1] : tokens[other]
    value +=
      matchValues.pointValues[other] * (matchValues.spaceCosts[at] - matchValues.spaceCosts[tokens[other]])
  }
  return value
}
