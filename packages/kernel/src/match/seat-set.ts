import type { Seat } from './script.ts'

/** A set of seats as a bit mask. */
export type SeatSet = number

export const NO_SEATS: SeatSet = 0

export const singleSeat = (seat: Seat): SeatSet => 1 << seat

export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0

/** One seat, or all seats with their knowledge put together. */
export type Knower = Seat | 'everyone'

/** Whether something that is known to the seats in `set` is known to `knower`. */
export const isKnownTo = (set: SeatSet, knower: Knower): boolean =>
  knower === 'everyone' ? set !== NO_SEATS : hasSeat(set, knower)

export const addSeat = (set: SeatSet, seat: Seat): SeatSet => set | (1 << seat)

export const removeSeat = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)

export const toSeatSet = (seats: readonly Seat[]): SeatSet => seats.reduce(addSeat, NO_SEATS)
