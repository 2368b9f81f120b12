import type { Seat } from '../match/script.ts'

/** The end of a match by its point limit. */
export interface LimitPassed {
  /** The players who have reached or exceeded the limit; winners only if no other player has. */
  readonly seats: readonly Seat[]
  readonly limit: number
  /** Whether the limit had to be exceeded; otherwise reaching it was enough. */
  readonly isExceeded: boolean
  readonly winners: readonly Seat[]
  /** The points of each winner. */
  readonly fewest: number
}

/** Null if nobody is at the limit. */
export function findLimitPassed(
  scores: readonly number[],
  winners: readonly Seat[],
  limit: number,
  isExceeded: boolean,
): LimitPassed | null {
  const passed = scores.flatMap((score, seat) =>
    (isExceeded ? score > limit : score >= limit) ? [seat] : [],
  )
  const losers = passed.filter((seat) => !winners.includes(seat))
  const seats = losers.length > 0 ? losers : passed
  return seats.length > 0 && winners.length > 0
    ? { seats, limit, isExceeded, winners, fewest: scores[winners[0]] }
    : null
}
