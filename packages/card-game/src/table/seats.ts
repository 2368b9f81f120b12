import { hasSeat, NO_SEATS, type Seat, type SeatSet, singleSeat, toSeatSet } from '@slapwise/kernel'
import type { Table } from '../model/table.ts'

export const allSeats = (table: Table): SeatSet => (1 << table.hands.length) - 1

export const allSeatsExcept = (table: Table, seats: readonly Seat[]): SeatSet =>
  allSeats(table) & ~toSeatSet(seats)

/** The neighbour to the right, independent of the direction of play. */
export const rightOf = (table: Table, seat: Seat): Seat => (seat + 1) % table.hands.length

/** The next seat in the present order of play. */
export function nextSeat(table: Table, seat: Seat): Seat {
  const n = table.hands.length
  return (seat + table.direction + n) % n
}

/** All seats in order of play, ending with `seat`. */
export function seatsAfter(table: Table, seat: Seat): Seat[] {
  const order: Seat[] = []
  let next = seat
  do {
    next = nextSeat(table, next)
    order.push(next)
  } while (next !== seat)
  return order
}

/** All other seats in order of play. */
export function otherSeats(table: Table, seat: Seat): Seat[] {
  const order = seatsAfter(table, seat)
  order.pop()
  return order
}

/** Whether all players see the hand of `seat`. */
export function isHandOpen(table: Table, seat: Seat): boolean {
  if (table.rules.openHands || hasSeat(table.openHands, seat)) return true
  for (const effect of table.lasting) {
    const opened = table.setup.hooks[effect.id].openHandSeats?.(table, effect) ?? NO_SEATS
    if (hasSeat(opened, seat)) return true
  }
  return false
}

/** The seats that see the hand of `seat`. */
export const seatsSeeingHand = (table: Table, seat: Seat): SeatSet =>
  isHandOpen(table, seat) ? allSeats(table) : singleSeat(seat)

/** The first of `seats` to the right of `seat`. */
export function nextSeatAmong(table: Table, seat: Seat, seats: readonly Seat[]): Seat {
  let next = rightOf(table, seat)
  while (!seats.includes(next)) next = rightOf(table, next)
  return next
}

export const leftOf = (table: Table, seat: Seat): Seat => (seat + table.hands.length - 1) % table.hands.length

export const handSizeOf = (table: Table, seat: Seat): number => table.hands[seat].length

export function hasFinisher({ hands }: Table): boolean {
  for (let seat = 0; seat < hands.length; seat++) if (hands[seat].length === 0) return true
  return false
}

/** Those of `seats` with the most cards; empty if all have the same number. */
export const seatsWithMostCards = (table: Table, seats: readonly Seat[]): Seat[] =>
  extremesOf(table, seats, Math.max)

/** Those of `seats` with the fewest cards; empty if all have the same number. */
export const seatsWithFewestCards = (table: Table, seats: readonly Seat[]): Seat[] =>
  extremesOf(table, seats, Math.min)

function extremesOf(table: Table, seats: readonly Seat[], pick: (...counts: number[]) => number): Seat[] {
  const wanted = pick(...seats.map((seat) => handSizeOf(table, seat)))
  const found = seats.filter((seat) => handSizeOf(table, seat) === wanted)
  return found.length === seats.length ? [] : found
}
