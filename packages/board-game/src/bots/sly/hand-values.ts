import type { KindIndex } from '../../model/card-kind.ts'
import { CARD_KINDS } from '../../setup/card-kinds.ts'
import type { MovementBoard } from '../movement-board.ts'

/** What cards are worth in hand, in points: what `npm run tune` finds that whoever holds one gains by it. */
const HELD_VALUES: Readonly<Record<string, number>> = {
  skip: 1,
  reverse: 2.1,
  remote: 2.3,
  ghost: 0.8,
  push: 0.5,
  jump: 0.5,
  'second-chance': 0,
  swap: 0.4,
  gift: 0.3,
  magnet: 0,
  teleport: 0,
  stop: 0.6,
  x: 0.6,
  snail: 0.3,
  block: 1.4,
  'nice-try': 1.8,
  're-roll': 1.6,
  'fuck-you': -5,
  troublemaker: 1.3,
}

/** The same when the end is near, by a fit over its own answers (decision 19); the others are worth nothing then. */
const LATE_HELD_VALUES: Readonly<Record<string, number>> = {
  block: 0.5,
  'nice-try': 3.5,
  're-roll': 2.4,
  'fuck-you': -17,
}

/** By kind. */
const lateHeldValues: readonly number[] = CARD_KINDS.map(({ id }) => LATE_HELD_VALUES[id] ?? 0)
export const heldValues: readonly number[] = CARD_KINDS.map(({ id }) => HELD_VALUES[id])

export const evaluateHeldKind = (kind: KindIndex): number => heldValues[kind]

/** What it costs to be handed a Fuck You. */
export const FUCK_YOU_COST = 9
/** What it gains to send somebody ahead with a Gift, and to choose a card with a Magnet. */
export const GIFT_GAIN = 0.4
export const MAGNET_GAIN = 1

/** Late in a round there is not much time left to use it, or to be rid of it. */
const LATE_SPACES = 15

/** What a card is worth to it if it keeps it. */
export function evaluateKeeping({ tokens, street }: MovementBoard, kind: KindIndex): number {
  const time = Math.min(1, (street.end - Math.max(...tokens)) / LATE_SPACES)
  return time * heldValues[kind] + (1 - time) * lateHeldValues[kind]
}
