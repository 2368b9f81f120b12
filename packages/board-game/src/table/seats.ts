import { findIndices, type Seat, type SeatSet } from '@slapwise/kernel'
import type { Table } from '../model/table.ts'

export const allSeats = (table: Table): SeatSet => (1 << table.hands.length) - 1

/** The next seat in order of play. */
export const rightOf = (table: Table, seat: Seat): Seat => (seat + 1) % table.hands.length

/** All seats in order of play, beginning with `seat`. */
export const seatsFrom = (table: Table, seat: Seat): Seat[] =>
  table.hands.map((_, i) => (seat + i) % table.hands.length)

/** All seats in order of play, ending with `seat`. */
export const seatsAfter = (table: Table, seat: Seat): Seat[] => seatsFrom(table, rightOf(table, seat))

/** All other seats in order of play. */
export const otherSeats = (table: Table, seat: Seat): Seat[] => seatsAfter(table, seat).slice(0, -1)

/** The seats whose tokens are furthest ahead. */
export const frontmostSeats = ({ tokens }: Table): Seat[] => seatsOnSpace(tokens, Math.max(...tokens))

/** The seats whose tokens are furthest behind. */
export const backmostSeats = ({ tokens }: Table): Seat[] => seatsOnSpace(tokens, Math.min(...tokens))

const seatsOnSpace = (tokens: readonly number[], space: number): Seat[] =>
  findIndices(tokens, (at) => at === space)
