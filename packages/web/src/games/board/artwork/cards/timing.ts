import type { CardKind } from '@slapwise/board-game'

/** When a card acts. */
export type CardTiming = 'played' | 'landed' | 'passing' | 'thrown-in' | 'in-hand'

/** All the moments a card acts at, the first one first. */
export function listTimings({
  onPlayed: played,
  onLanded: landed,
  passingEffect: passing,
  thrownInAs,
  handPoints: inHand,
}: CardKind): CardTiming[] {
  const timings: [CardTiming, boolean][] = [
    ['played', played !== null],
    ['passing', passing !== null],
    ['landed', landed !== null],
    ['thrown-in', thrownInAs !== null],
    ['in-hand', inHand > 0],
  ]
  return timings.flatMap(([timing, is]) => (is ? [timing] : []))
}
