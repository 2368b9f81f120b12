import { placesOf, type Seat, type SeatSet } from '@slapwise/kernel'
import type { Table } from '../model/table.ts'

export const everyone = (table: Table): SeatSet => (1 << table.hands.length) - 1

/** The person to the right is the next in order of play. */
export const rightOf = (table: Table, seat: Seat): Seat => (seat + 1) % table.hands.length

/** All seats in order of play, from `seat` on. */
export const orderFrom = (table: Table, seat: Seat): Seat[] =>
  table.hands.map((_, i) => (seat + i) % table.hands.length)

/** All seats in order of play, from the one after `seat` round to `seat`. */
export const orderAfter = (table: Table, seat: Seat): Seat[] => orderFrom(table, rightOf(table, seat))

/** The others in order of play. */
export const others = (table: Table, seat: Seat): Seat[] => orderAfter(table, seat).slice(0, -1)

/** All whose tokens are furthest ahead. */
export const frontmost = ({ tokens }: Table): Seat[] => standingAt(tokens, Math.max(...tokens))

/** All whose tokens are furthest behind. */
export const backmost = ({ tokens }: Table): Seat[] => standingAt(tokens, Math.min(...tokens))

const standingAt = (tokens: readonly number[], space: number): Seat[] =>
  placesOf(tokens, (at) => at === space)
