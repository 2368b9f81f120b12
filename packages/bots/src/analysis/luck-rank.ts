import type { Seat } from '@slapwise/kernel'
import { exceedsError } from '../error-margin.ts'
import type { SeatAccount } from './match-analysis.ts'

/** How the luck of a player compares with that of the others; `unclear` if the differences do not exceed their errors. */
export type LuckRank = 'best' | 'worst' | 'middle' | 'unclear'

export function rankLuck(accounts: readonly SeatAccount[], seat: Seat): LuckRank {
  const others = accounts.filter((account) => account.seat !== seat)
  const luckier = others.filter((other) => isLuckier(other, accounts[seat], accounts.length))
  const unluckier = others.filter((other) => isLuckier(accounts[seat], other, accounts.length))
  if (luckier.length === others.length) return 'worst'
  if (unluckier.length === others.length) return 'best'
  return luckier.length > 0 && unluckier.length > 0 ? 'middle' : 'unclear'
}

/**
 * The judgements of all others change the luck of both alike, so that the difference has the errors of their own only:
 * a gain lowers the luck of its player by itself, and raises that of every other player by its share.
 */
const isLuckier = (a: SeatAccount, b: SeatAccount, playerCount: number): boolean => {
  const error = Math.hypot(a.skillError, b.skillError) * (1 + 1 / (playerCount - 1))
  return a.luck > b.luck && exceedsError(a.luck - b.luck, error)
}
