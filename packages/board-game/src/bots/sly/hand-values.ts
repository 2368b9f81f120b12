import type { KindIndex } from '../../model/card-kind.ts'
import { CARD_KINDS } from '../../setup/card-kinds.ts'
import type { MatchValues } from './match-values.ts'

/** The values of cards in hand, in points, from the linear weights that `npm run tune` fits. */
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

/** The same close to the end, fitted to its own answers (decision 19); cards not listed are worth 0 then. */
const LATE_HELD_VALUES: Readonly<Record<string, number>> = {
  block: 0.5,
  'nice-try': 3.5,
  're-roll': 2.4,
  'fuck-you': -17,
}

/** Indexed by kind. */
const lateHeldValues: readonly number[] = CARD_KINDS.map(({ id }) => LATE_HELD_VALUES[id] ?? 0)
export const HELD_VALUES_BY_KIND: readonly number[] = CARD_KINDS.map(({ id }) => HELD_VALUES[id])

export const evaluateHeldKind = (kind: KindIndex): number => HELD_VALUES_BY_KIND[kind]

/** The cost of receiving a Fuck You. */
export const FUCK_YOU_COST = 9
/** The gain of landing on a Gift (sending somebody ahead) and on a Magnet (choosing a card). */
export const GIFT_GAIN = 0.4
export const MAGNET_GAIN = 1

/** The value of keeping a card in hand: late in the round it shifts from `HELD_VALUES` to `LATE_HELD_VALUES`. */
export const evaluateKeeping = ({ timeLeft }: MatchValues, kind: KindIndex): number =>
  timeLeft * HELD_VALUES_BY_KIND[kind] + (1 - timeLeft) * lateHeldValues[kind]
