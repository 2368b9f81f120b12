import type { Seat } from '@slapwise/kernel'
import type { Table } from '../model/table.ts'
import { everythingIsOver, handsCount } from '../table/ending.ts'
import { has, NOBODY } from '../table/seats.ts'

export function handPoints(table: Table, seat: Seat): number {
  let points = 0
  for (const card of table.hands[seat]) points += table.setup.faces[card].points
  return points
}

function pointsOf(table: Table, seat: Seat): number {
  const handCounts = handsCount(table) && !has(table.spared, seat)
  const points = (handCounts ? handPoints(table, seat) : 0) + penaltyOf(table, seat)
  return points * table.rules.pointsFactor
}

const penaltyOf = ({ penalty }: Table, seat: Seat): number =>
  penalty !== null && has(penalty.seats, seat) ? penalty.points : 0

export function pointsOfRound(table: Table, finishers: readonly Seat[]): number[] {
  const points = table.hands.map((_, seat) => pointsOf(table, seat))
  if (!everythingIsOver(table))
    for (const lasting of table.lasting)
      table.setup.hooks[lasting.id].score?.(table, lasting, points, finishers)
  const goFree = table.spared & ~(table.penalty?.seats ?? NOBODY)
  return points.map((p, seat) => (has(goFree, seat) ? 0 : p))
}

/** A match without points is over after one round. */
export function matchIsOver({ setup, scores }: Table): boolean {
  const { limit } = setup
  if (limit === null) return true
  const highest = Math.max(...scores)
  return setup.edition.matchEnds === 'limit-reached' ? highest >= limit : highest > limit
}

/**
 * The lowest total wins, and a tie is a shared win. Without points, whoever is rid of all cards wins; if nobody is,
 * the lowest hand does; but a penalty is counted whoever got rid of what.
 */
export function winnersOf(table: Table, points: readonly number[], finishers: readonly Seat[]): Seat[] {
  const withoutPoints = table.setup.limit === null
  const counted = withoutPoints ? points : table.scores
  const seats = [...counted.keys()]
  const isFree = (seat: Seat) => finishers.includes(seat) || has(table.spared, seat)
  const decidedByCards = withoutPoints && finishers.length > 0 && table.penalty === null
  const candidates = decidedByCards ? seats.filter(isFree) : seats
  const lowest = Math.min(...candidates.map((seat) => counted[seat]))
  return candidates.filter((seat) => counted[seat] === lowest)
}
