import type { Seat } from './script.ts'

/** A set of seats as a bit mask. */
export type SeatSet = number

export const NO_SEATS: SeatSet = 0

export const singleSeat = (seat: Seat): SeatSet => 1 << seat

export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0

export const addSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)

export const removeSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

export const toSeatSet = (seats: readonly Seat[]): SeatSet => seats.reduce(addSeat, NO_SEATS)
