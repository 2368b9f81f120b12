import type { Seat } from '@slapwise/kernel'

/** The seats in `now` that are not among the known ones. */
export const newSeats = (known: readonly Seat[], now: readonly Seat[]): readonly Seat[] =>
  now.filter((seat) => !known.includes(seat))
