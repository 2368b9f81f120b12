import type { KindIndex } from '../../model/kind.ts'
import { KINDS } from '../../setup/kinds.ts'
import type { Paths } from './paths.ts'

/** What cards are worth in hand, in spaces: what they would gain some other time. */
const HELD: Readonly<Record<string, number>> = {
  skip: 1.5,
  reverse: 2.5,
  remote: 1.5,
  ghost: 0.3,
  push: 0.5,
  jump: 0,
  'second-chance': -0.2,
  swap: 0,
  gift: -0.3,
  magnet: 0,
  teleport: 0,
  stop: 0,
  x: -0.5,
  snail: 0,
  block: 1,
  'nice-try': 2,
  're-roll': 1.5,
  'fuck-you': -9,
  troublemaker: 0.7,
}

/** By kind. */
export const held: readonly number[] = KINDS.map(({ id }) => HELD[id])

export const worthInHand = (kind: KindIndex): number => held[kind]

/** What it costs to be handed a Fuck You. */
export const FUCK_YOU = 9
/** What it gains to send somebody ahead with a Gift, and to choose a card with a Magnet. */
export const GIFT = 0.4
export const MAGNET = 1

/** Late in a round there is not much time left to use it. */
const LATE = 15

/** What a card is worth to it if it keeps it. */
export function keptFor({ tokens, street }: Paths, kind: KindIndex): number {
  const worth = held[kind]
  return worth < 0 ? worth : worth * Math.min(1, (street.end - Math.max(...tokens)) / LATE)
}
