import { findIndices, type Seat, type SeatSet } from '@slapwise/kernel'
import type { Table } from '../model/table.ts'

export const allSeats = (table: Table): SeatSet => (1 << table.hands.length) - 1

/** The person to the right is the next in order of play. */
export const rightOf = (table: Table, seat: Seat): Seat => (seat + 1) % table.hands.length

/** All seats in order of play, from `seat` on. */
export const seatsFrom = (table: Table, seat: Seat): Seat[] =>
  table.hands.map((_, i) => (seat + i) % table.hands.length)

/** All seats in order of play, from the one after `seat` round to `seat`. */
export const seatsAfter = (table: Table, seat: Seat): Seat[] => seatsFrom(table, rightOf(table, seat))

/** The others in order of play. */
export const otherSeats = (table: Table, seat: Seat): Seat[] => seatsAfter(table, seat).slice(0, -1)

/** All whose tokens are furthest ahead. */
export const frontmostSeats = ({ tokens }: Table): Seat[] => seatsOnSpace(tokens, Math.max(...tokens))

/** All whose tokens are furthest behind. */
export const backmostSeats = ({ tokens }: Table): Seat[] => seatsOnSpace(tokens, Math.min(...tokens))

const seatsOnSpace = (tokens: readonly number[], space: number): Seat[] =>
  findIndices(tokens, (at) => at === space)
