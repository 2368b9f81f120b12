import type { Seat } from '@slapwise/kernel'
import type { Table } from './table.ts'

const DOOMSDAY_POINTS = 50

export function handPoints(table: Table, seat: Seat): number {
  let points = 0
  for (const card of table.hands[seat]) points += table.setup.faces[card].points
  return points
}

export function pointsOfRound(table: Table, finishers: readonly Seat[]): number[] {
  const points = table.hands.map((_, seat) =>
    table.ending === 'doomsday' ? DOOMSDAY_POINTS : handPoints(table, seat),
  )
  for (const { id } of table.lasting) table.setup.hooks[id].score?.(table, points, finishers)
  return points
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
export function winnersOf(table: Table, points: readonly number[]): Seat[] {
  const counted = table.setup.limit === null ? points : table.scores
  const lowest = Math.min(...counted)
  return counted.flatMap((p, seat) => (p === lowest ? [seat] : []))
}
