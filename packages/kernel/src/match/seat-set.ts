import type { Seat } from './script.ts'

/** Some of the seats: one bit for each. */
export type SeatSet = number

export const NO_SEATS: SeatSet = 0

export const singleSeat = (seat: Seat): SeatSet => 1 << seat

export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0

export const addSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)

export const removeSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

export const toSeatSet = (seats: readonly Seat[]): SeatSet => seats.reduce(addSeat, NO_SEATS)
