import type { BasePublicView, Seat } from '@slapwise/kernel'

/** The highest points of a player in a round. */
export interface WorstRound {
  readonly seat: Seat
  readonly round: number
  readonly points: number
}

/** The worst round of the match; null if nobody got any points. */
export function findWorstRound({ scoreSheet }: Pick<BasePublicView, 'scoreSheet'>): WorstRound | null {
  const all = scoreSheet.flatMap((row, i) => row.map((points, seat) => ({ seat, round: i + 1, points })))
  const [worst] = all.sort((a, b) => b.points - a.points)
  return worst && worst.points > 0 ? worst : null
}
