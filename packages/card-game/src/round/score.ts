import { findIndices, type Seat } from '@slapwise/kernel'
import type { Table } from '../model/table.ts'
import { areLastingEffectsCutOff, isSparedAtRoundEnd, seatScoringOf } from '../table/ending.ts'

export function handPoints(table: Table, seat: Seat): number {
  let points = 0
  for (const card of table.hands[seat]) points += table.setup.faces[card].points
  return points
}

function seatPoints(table: Table, seat: Seat): number {
  const { countsHand, points } = seatScoringOf(table, seat)
  return ((countsHand ? handPoints(table, seat) : 0) + points) * table.rules.pointsFactor
}

/**
 * Lasting effects change the points, except in a match without points and for seats that Lucky Bastard has spared from
 * the end of the round.
 */
export function roundPoints(table: Table, finishers: readonly Seat[]): number[] {
  const points = table.hands.map((_, seat) => seatPoints(table, seat))
  if (table.setup.limit === null || areLastingEffectsCutOff(table)) return points
  for (const lasting of table.lasting)
    table.setup.hooks[lasting.id].adjustRoundPoints?.(table, lasting, points, finishers)
  return points.map((p, seat) => (isSparedAtRoundEnd(table, seat) ? 0 : p))
}

/** A match without points is over after one round. */
export function isMatchOver({ setup, scores }: Table): boolean {
  const { limit } = setup
  if (limit === null) return true
  const highest = Math.max(...scores)
  return setup.edition.matchEnds === 'limit-reached' ? highest >= limit : highest > limit
}

/**
 * The lowest total wins; a tie is a shared win. Without points, seats that Lucky Bastard has spared from Doomsday come
 * first, and all share if there are none; otherwise all seats without cards win, or else the lowest hand does.
 */
export function winnersOf(table: Table, points: readonly number[], finishers: readonly Seat[]): Seat[] {
  if (table.setup.limit !== null) return seatsWithLowest(table.scores)
  if (hasPenalty(table)) return seatsWithLowest(points.map((_, seat) => seatScoringOf(table, seat).points))
  return finishers.length > 0 ? finishers.slice() : seatsWithLowest(points)
}

function seatsWithLowest(values: readonly number[]): Seat[] {
  const lowest = Math.min(...values)
  return findIndices(values, (value) => value === lowest)
}

const hasPenalty = ({ verdicts }: Table): boolean => verdicts?.some(({ points }) => points > 0) ?? false
