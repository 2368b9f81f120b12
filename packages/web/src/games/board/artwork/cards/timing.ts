import type { CardKind } from '@slapwise/board-game'

export type CardTiming = 'played' | 'landed' | 'passing' | 'thrown-in' | 'in-hand'

/** All timings of a card in the order of a turn. */
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
