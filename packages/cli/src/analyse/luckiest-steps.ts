import type { MatchAnalysis, StepLuck } from '@slapwise/bots'
import type { Seat } from '@slapwise/kernel'

/** A stroke of luck, good or bad, of one player. */
interface LuckyStep extends StepLuck {
  readonly of: Seat
}

/** The steps whose luck exceeds twice its error, the largest first; of each step the player it mattered most to. */
export function listLuckiestSteps({ accounts }: MatchAnalysis, seat: Seat | null): LuckyStep[] {
  const counted = accounts.filter((account) => seat === null || account.seat === seat)
  const [first, ...others] = counted
  if (!first) return []
  return first.steps
    .map((step, i) =>
      others
        .map((account): LuckyStep => ({ ...account.steps[i], of: account.seat }))
        .reduce((a, b) => (Math.abs(b.luck) > Math.abs(a.luck) ? b : a), { ...step, of: first.seat }),
    )
    .filter(({ luck, luckError }) => Math.abs(luck) > 2 * luckError)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
}
