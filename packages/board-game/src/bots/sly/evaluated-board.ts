import type { Seat } from '@slapwise/kernel'
import { clampSpace, type Space } from '../../model/board.ts'
import { D6 } from '../../round/dice.ts'
import type { WalkDirection } from '../../round/walk.ts'
import { followArrows, type MovementBoard, type SpaceEffect, walkSteps } from '../movement-board.ts'
import { FUCK_YOU_COST, GIFT_GAIN, MAGNET_GAIN } from './hand-values.ts'

/** The board with values for the bot. All values are in points of the round; higher is better for the bot. */
export interface EvaluatedBoard extends MovementBoard {
  /** The value of a point of each seat, see `MatchValues`. */
  readonly pointValues: readonly number[]
  /** The expected cost of a token on each space by the end of the round, in points. */
  readonly spaceCosts: readonly number[]
  /** The value of the token of each seat reaching the end. */
  readonly endValues: readonly number[]
  /** The value of a random event. */
  eventValue(): number
}

/** The value of a seat's token being on a space instead of its current one. */
export function evaluateSpace(
  { street, tokens, pointValues, spaceCosts, endValues }: EvaluatedBoard,
  seat: Seat,
  space: Space,
): number {
  return space === street.end
    ? endValues[seat]
    : pointValues[seat] * (spaceCosts[space] - spaceCosts[tokens[seat]])
}

/** The value of a move that ends on a space, including its effects. */
export function evaluateLanding(
  board: EvaluatedBoard,
  seat: Seat,
  at: Space,
  direction: WalkDirection,
): number {
  const rest = followArrows(board, at)
  return board.effects[rest] === 'second-chance'
    ? evaluateSecondRoll(board, seat, rest, direction)
    : evaluateRest(board, seat, rest, board.effects[rest])
}

/** The mean over a second roll, after which no further roll is considered. */
function evaluateSecondRoll(
  board: EvaluatedBoard,
  seat: Seat,
  from: Space,
  direction: WalkDirection,
): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++) {
    const rest = followArrows(board, walkSteps(board, from, rolled, direction))
    sum += evaluateRest(board, seat, rest, board.effects[rest])
  }
  return sum / D6
}

const MEAN_SECOND_ROLL = 4

/** The value of coming to rest on a space with the given effect. */
export function evaluateRest(board: EvaluatedBoard, seat: Seat, at: Space, effect: SpaceEffect): number {
  const { street, pointValues } = board
  const stayValue = evaluateSpace(board, seat, at)
  switch (effect) {
    case 'teleport':
      return evaluateTeleport(board, seat)
    case 'second-chance':
      return evaluateSpace(board, seat, clampSpace(street, at + MEAN_SECOND_ROLL))
    case 'swap':
      return evaluateSwapSpace(board, seat, at)
    case 'gift':
      return stayValue - pointValues[seat] * GIFT_GAIN
    case 'magnet':
      return stayValue - pointValues[seat] * MAGNET_GAIN
    case 'fuck-you':
      return stayValue + pointValues[seat] * FUCK_YOU_COST
    case 'troublemaker':
      return stayValue + board.eventValue()
    case 'nothing':
    case 'stop':
    case 'snail':
    case 'x':
    case 'push':
    case 'jump':
      return stayValue
  }
}

function evaluateTeleport(
  { teleports, tokens, pointValues, spaceCosts }: EvaluatedBoard,
  seat: Seat,
): number {
  let sum = 0
  for (let i = 0; i < teleports.length; i++) sum += spaceCosts[teleports[i]]
  return pointValues[seat] * (sum / teleports.length - spaceCosts[tokens[seat]])
}

/** Assumes a swap with the token that is furthest behind. */
function evaluateSwapSpace(board: EvaluatedBoard, seat: Seat, at: Space): number {
  const { tokens } = board
  let opponent = -1
  for (let other = 0; other < tokens.length; other++)
    if (other !== seat && (opponent < 0 || tokens[other] < tokens[opponent])) opponent = other
  return evaluateSpace(board, seat, tokens[opponent]) + evaluateSpace(board, opponent, at)
}

/** The mean value of a roll. */
export function evaluateRoll(
  board: EvaluatedBoard,
  seat: Seat,
  from: Space,
  direction: WalkDirection,
): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    sum += evaluateLanding(board, seat, walkSteps(board, from, rolled, direction), direction)
  return sum / D6
}
