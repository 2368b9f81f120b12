import { mean } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import { clampSpace, LAST_TELEPORT } from '../../model/board.ts'
import { D6, D20 } from '../../round/dice.ts'
import { EVENTS } from '../../setup/events.ts'
import { walkSteps } from '../movement-board.ts'
import { evaluateLanding, evaluateSpace } from './evaluated-board.ts'
import { evaluateEvent } from './event-values.ts'
import type { PolicyContext } from './policy-context.ts'
import { evaluateRoundEnd } from './round-end-values.ts'
import { chooseToken, evaluateGift, evaluateSwap, evaluateTokenRoll } from './token-choices.ts'

/** So many points must be in it: there are few of these cards. */
const BLOCK_THRESHOLD = 1
const RE_ROLL_THRESHOLD = 1.5

/** Holds it back for something that hurts. */
export const wantsToBlock = (seen: PolicyContext, attacker: Seat, source: string | null): boolean =>
  estimateDamage(seen, attacker, source) > BLOCK_THRESHOLD * shareOfTimeLeft(seen)

function estimateDamage(seen: PolicyContext, attacker: Seat, source: string | null): number {
  const { seat } = seen
  switch (source) {
    case 'swap':
      return -evaluateSwap(seen, attacker)
    case 'gift':
      return -Math.min(evaluateGift(seen, seat, 1), evaluateGift(seen, seat, 2))
    case 're-roll':
      return -evaluateReRoll(seen)
    default:
      return -evaluateTokenRoll(seen, seat)
  }
}

/** Late in a round there is not much to hold it back for. */
const LATE_SPACES = 15
const shareOfTimeLeft = ({ board: { tokens, street } }: PolicyContext): number =>
  Math.min(1, (street.end - Math.max(...tokens)) / LATE_SPACES)

/** A bad roll of its own, or a good one of somebody else. */
export const wantsReRoll = (seen: PolicyContext): boolean =>
  evaluateReRoll(seen) > RE_ROLL_THRESHOLD * shareOfTimeLeft(seen)

/** Whether another roll could be any better. */
export const canReRollHelp = (seen: PolicyContext): boolean => evaluateReRoll(seen) > 0

/** What another roll is worth beside the one that lies there. */
function evaluateReRoll(seen: PolicyContext): number {
  const { die, event, played } = seen.view
  if (die === null) return 0
  if (die.sides === D20)
    return reRollGain(
      EVENTS.map(({ id }) => evaluateEvent(seen.view, seen.matchValues, id, die.seat)),
      die.value,
    )
  if (event !== null) return reRollGain(evaluateEventRolls(seen, event, die.seat), die.value)
  if (played === null || seen.setup.kinds[played].id !== 'remote')
    return Math.min(
      reRollGain(evaluateRolls(seen, die.seat), die.value),
      teleportReRollGain(seen, die.seat, die.value),
    )
  if (die.seat !== seen.seat) return 0
  const named = chooseToken(seen, 'remote', [...seen.board.tokens.keys()])
  return reRollGain(evaluateRolls(seen, named), die.value)
}

const reRollGain = (worths: readonly number[], rolled: number): number => mean(worths) - worths[rolled - 1]

const DICE = Array.from({ length: D6 }, (_, i) => i + 1)
const NO_VALUES = DICE.map(() => 0)

/** What each roll is worth where a token walks. */
function evaluateRolls({ board, view }: PolicyContext, token: Seat): number[] {
  const { isBackward, isGhost, turn } = view
  const toward = isBackward && token === turn ? -1 : 1
  const from = board.tokens[token]
  return DICE.map((rolled) => {
    if (isGhost) return evaluateSpace(board, token, clampSpace(board.street, from + toward * rolled))
    return evaluateLanding(board, token, walkSteps(board, from, rolled, toward), toward)
  })
}

/** On a teleport the die may be for that one: then it is what both have in common. */
function teleportReRollGain(seen: PolicyContext, token: Seat, rolled: number): number {
  if (seen.board.effects[seen.board.tokens[token]] !== 'teleport') return Number.POSITIVE_INFINITY
  return reRollGain(evaluateTeleports(seen, token), rolled)
}

const evaluateTeleports = ({ board }: PolicyContext, token: Seat): number[] =>
  board.teleports.map((space) => evaluateSpace(board, token, space))

/** What each roll is worth in an event; nothing where that is hard to tell. */
function evaluateEventRolls(seen: PolicyContext, event: string, roller: Seat): readonly number[] {
  const { board } = seen
  const shifted = (by: number) =>
    evaluateSpace(board, roller, clampSpace(board.street, board.tokens[roller] + by))
  switch (event) {
    case 'expansion':
      return DICE.map((rolled) => shifted(rolled))
    case 'recession':
      return DICE.map((rolled) => shifted(-rolled))
    case 'teleport-terror':
      return evaluateTeleports(seen, roller)
    default:
      return NO_VALUES
  }
}

/** Goes on where that is worth more than how the round would end. */
export function wantsNiceTry({ setup, view, matchValues, seat }: PolicyContext): boolean {
  const { tokens, teleports } = view
  const { end } = setup.street
  let worth = 0
  for (let other = 0; other < tokens.length; other++) {
    const at = tokens[other] === end ? teleports[LAST_TELEPORT - 1] : tokens[other]
    worth +=
      matchValues.pointValues[other] * (matchValues.spaceCosts[at] - matchValues.spaceCosts[tokens[other]])
  }
  return worth > evaluateRoundEnd(setup, view, matchValues, seat, tokens)
}
