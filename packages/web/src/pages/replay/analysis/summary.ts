import type { SeatAccount } from '@slapwise/bots'
import type { AnalysisMessages, LuckRank } from '../../../i18n/messages/analysis.ts'

/** One sentence about how a player played, and how lucky they were. `name` is null for the reader. */
export function formatSummary(
  { summary }: AnalysisMessages,
  accounts: readonly SeatAccount[],
  seat: number,
  name: string | null,
): string {
  const { accuracy, luck } = accounts[seat]
  const percent = accuracy === null ? null : Math.round(100 * Math.min(1, Math.max(0, accuracy)))
  return summary(name, percent, luck, rankLuck(accounts, seat))
}

function rankLuck(accounts: readonly SeatAccount[], seat: number): LuckRank {
  const all = accounts.map(({ luck }) => luck)
  if (all[seat] === Math.min(...all)) return 'worst'
  return all[seat] === Math.max(...all) ? 'best' : 'middle'
}
