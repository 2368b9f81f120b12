import type { Seat } from './script.ts'

/** Some of the seats: one bit for each. */
export type SeatSet = number

export const NOBODY: SeatSet = 0

export const only = (seat: Seat): SeatSet => 1 << seat

export const has = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0

export const plus = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)

export const minus = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

export const seatSet = (seats: readonly Seat[]): SeatSet => seats.reduce(plus, NOBODY)
