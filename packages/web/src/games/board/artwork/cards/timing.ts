import type { CardKind } from '@slapwise/board-game'

/** When a card acts. */
export type CardTiming = 'played' | 'landed' | 'passing' | 'thrown-in' | 'in-hand'

/** All the moments a card acts at, the first one first. */
export function listTimings({
  onPlayed,
  onLanded,
  passingEffect,
  thrownInAs,
  handPoints,
}: CardKind): CardTiming[] {
  const timings: [CardTiming, boolean][] = [
    ['played', onPlayed !== null],
    ['passing', passingEffect !== null],
    ['landed', onLanded !== null],
    ['thrown-in', thrownInAs !== null],
    ['in-hand', handPoints > 0],
  ]
  return timings.flatMap(([timing, is]) => (is ? [timing] : []))
}
