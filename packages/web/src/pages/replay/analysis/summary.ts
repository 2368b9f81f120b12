import { errorMargin, rankLuck, type SeatAccount } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'
import type { AnalysisMessages, WithMargin } from '../../../i18n/messages/analysis.ts'

/** One sentence about how a player played, and how lucky they were. `name` is null for the reader. */
export function formatSummary(
  { summary }: AnalysisMessages,
  accounts: readonly SeatAccount[],
  seat: Seat,
  name: string | null,
): string {
  const { accuracy, accuracyError, luck, luckError } = accounts[seat]
  const percent = accuracy === null ? null : toPercent(accuracy, accuracyError)
  return summary(name, percent, { value: luck, margin: errorMargin(luckError) }, rankLuck(accounts, seat))
}

/** Rounded; an estimate that is off may lie outside of what is possible. */
const toPercent = (share: number, standardError: number): WithMargin => ({
  value: Math.round(100 * Math.min(1, Math.max(0, share))),
  margin: Math.round(100 * errorMargin(standardError)),
})
