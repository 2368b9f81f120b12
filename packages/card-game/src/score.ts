import type { Seat } from '@slapwise/kernel'
import { only } from './seats.ts'
import type { Table } from './table.ts'

const DOOMSDAY_POINTS = 50

export function handPoints(table: Table, seat: Seat): number {
  let points = 0
  for (const card of table.hands[seat]) points += table.setup.faces[card].points
  return points
}

/** Doomsday looks at no hand, unless something else has ended the round as well. */
function pointsOf(table: Table, seat: Seat): number {
  const handCounts = table.ending !== 'doomsday' && (table.spared & only(seat)) === 0
  const isDoomed = (table.doomed & only(seat)) !== 0
  const points = (handCounts ? handPoints(table, seat) : 0) + (isDoomed ? DOOMSDAY_POINTS : 0)
  return points * table.rules.pointsFactor
}

export function pointsOfRound(table: Table, finishers: readonly Seat[]): number[] {
  const points = table.hands.map((_, seat) => pointsOf(table, seat))
  if (table.ending !== 'the-end')
    for (const lasting of table.lasting)
      table.setup.hooks[lasting.id].score?.(table, lasting, points, finishers)
  const goFree = table.spared & ~table.doomed
  return points.map((p, seat) => ((goFree & only(seat)) === 0 ? p : 0))
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
 * the lowest hand does; after Doomsday, which spares nobody, all share.
 */
export function winnersOf(table: Table, points: readonly number[], finishers: readonly Seat[]): Seat[] {
  const withoutPoints = table.setup.limit === null
  const counted = withoutPoints ? points : table.scores
  const seats = [...counted.keys()]
  const isFree = (seat: Seat) => finishers.includes(seat) || (table.spared & only(seat)) !== 0
  const decidedByCards = withoutPoints && finishers.length > 0 && table.doomed === 0
  const candidates = decidedByCards ? seats.filter(isFree) : seats
  const lowest = Math.min(...candidates.map((seat) => counted[seat]))
  return candidates.filter((seat) => counted[seat] === lowest)
}
