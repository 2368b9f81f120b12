import type { KindIndex } from '../../model/kind.ts'
import { KINDS } from '../../setup/kinds.ts'
import type { Paths } from '../paths.ts'

/** What cards are worth in hand, in points: what `npm run tune` finds that whoever holds one gains by it. */
const HELD: Readonly<Record<string, number>> = {
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
const HELD_AT_LAST: Readonly<Record<string, number>> = {
  block: 0.5,
  'nice-try': 3.5,
  're-roll': 2.4,
  'fuck-you': -17,
}

/** By kind. */
const heldAtLast: readonly number[] = KINDS.map(({ id }) => HELD_AT_LAST[id] ?? 0)
export const held: readonly number[] = KINDS.map(({ id }) => HELD[id])

export const worthInHand = (kind: KindIndex): number => held[kind]

/** What it costs to be handed a Fuck You. */
export const FUCK_YOU = 9
/** What it gains to send somebody ahead with a Gift, and to choose a card with a Magnet. */
export const GIFT = 0.4
export const MAGNET = 1

/** Late in a round there is not much time left to use it, or to be rid of it. */
const LATE = 15

/** What a card is worth to it if it keeps it. */
export function keptFor({ tokens, street }: Paths, kind: KindIndex): number {
  const time = Math.min(1, (street.end - Math.max(...tokens)) / LATE)
  return time * held[kind] + (1 - time) * heldAtLast[kind]
}
