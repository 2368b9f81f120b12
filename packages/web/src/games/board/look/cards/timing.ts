import type { CardKind } from '@slapwise/board-game'

/** When a card acts. */
export type Timing = 'played' | 'landed' | 'passing' | 'thrown-in' | 'in-hand'

/** All the moments a card acts at, the first one first. */
export function timingsOf({ played, landed, passing, thrownInAs, inHand }: CardKind): Timing[] {
  const timings: [Timing, boolean][] = [
    ['played', played !== null],
    ['passing', passing !== null],
    ['landed', landed !== null],
    ['thrown-in', thrownInAs !== null],
    ['in-hand', inHand > 0],
  ]
  return timings.flatMap(([timing, is]) => (is ? [timing] : []))
}
