import type { Seat } from '@slapwise/kernel'
import { clampSpace, type Space } from '../../model/board.ts'
import { D6 } from '../../round/dice.ts'
import type { WalkDirection } from '../../round/walk.ts'
import { followArrows, type MovementBoard, type SpaceEffect, walkSteps } from '../movement-board.ts'
import { FUCK_YOU_COST, GIFT_GAIN, MAGNET_GAIN } from './hand-values.ts'

/** The board, and what it is worth where tokens stand on it. */
export interface EvaluatedBoard extends MovementBoard {
  /** What a point of each seat is worth. */
  readonly pointValues: readonly number[]
  /** What a token has cost on each space by the end of the round. */
  readonly spaceCosts: readonly number[]
  /** What it is worth if a seat’s token came to the end. */
  readonly endValues: readonly number[]
  /** What it is worth if somebody sets off an event. */
  eventValue(): number
}

/** What it is worth if a seat’s token stood on a space, and nothing else changed. */
export function evaluateSpace(
  { street, tokens, pointValues, spaceCosts, endValues }: EvaluatedBoard,
  seat: Seat,
  space: Space,
): number {
  return space === street.end
    ? endValues[seat]
    : pointValues[seat] * (spaceCosts[space] - spaceCosts[tokens[seat]])
}

/** What it is worth if a movement of a seat’s token ends there, with all that follows. */
export function evaluateLanding(lay: EvaluatedBoard, seat: Seat, at: Space, toward: WalkDirection): number {
  const rest = followArrows(lay, at)
  return lay.effects[rest] === 'second-chance'
    ? evaluateSecondRoll(lay, seat, rest, toward)
    : evaluateRest(lay, seat, rest, lay.effects[rest])
}

/** A second roll, after which nothing is rolled again. */
function evaluateSecondRoll(lay: EvaluatedBoard, seat: Seat, from: Space, toward: WalkDirection): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++) {
    const rest = followArrows(lay, walkSteps(lay, from, rolled, toward))
    sum += evaluateRest(lay, seat, rest, lay.effects[rest])
  }
  return sum / D6
}

const MEAN_SECOND_ROLL = 4

/** What it is worth if a seat’s token comes to rest on such a space. */
export function evaluateRest(lay: EvaluatedBoard, seat: Seat, at: Space, act: SpaceEffect): number {
  const { street, pointValues } = lay
  const stays = evaluateSpace(lay, seat, at)
  switch (act) {
    case 'teleport':
      return evaluateTeleport(lay, seat)
    case 'second-chance':
      return evaluateSpace(lay, seat, clampSpace(street, at + MEAN_SECOND_ROLL))
    case 'swap':
      return evaluateSwapSpace(lay, seat, at)
    case 'gift':
      return stays - pointValues[seat] * GIFT_GAIN
    case 'magnet':
      return stays - pointValues[seat] * MAGNET_GAIN
    case 'fuck-you':
      return stays + pointValues[seat] * FUCK_YOU_COST
    case 'troublemaker':
      return stays + lay.eventValue()
    case 'nothing':
    case 'stop':
    case 'snail':
    case 'x':
    case 'push':
    case 'jump':
      return stays
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

/** With whoever is furthest behind. */
function evaluateSwapSpace(lay: EvaluatedBoard, seat: Seat, at: Space): number {
  const { tokens } = lay
  let rival = -1
  for (let other = 0; other < tokens.length; other++)
    if (other !== seat && (rival < 0 || tokens[other] < tokens[rival])) rival = other
  return evaluateSpace(lay, seat, tokens[rival]) + evaluateSpace(lay, rival, at)
}

/** What a roll is worth from there, on average. */
export function evaluateRoll(lay: EvaluatedBoard, seat: Seat, from: Space, toward: WalkDirection): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    sum += evaluateLanding(lay, seat, walkSteps(lay, from, rolled, toward), toward)
  return sum / D6
}
