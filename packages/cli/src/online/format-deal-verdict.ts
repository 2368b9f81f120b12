import type { DealVerdict } from '@slapwise/client/check-deal'
import { shortDigest } from '@slapwise/kernel'
import type { CliMessages } from '../i18n/index.ts'
import { bold } from '../terminal/screen.ts'

/** Lines about the fairness of a deal. */
export function formatDealVerdict(
  verdict: DealVerdict,
  { room: { deal }, formatList }: CliMessages,
): string[] {
  switch (verdict.kind) {
    case 'fair': {
      const { unrevealedPlayers, digest } = verdict
      return [
        deal.fair,
        ...(unrevealedPlayers.length > 0 ? [deal.omitted(formatList(unrevealedPlayers))] : []),
        deal.digest(shortDigest(digest)),
      ]
    }
    case 'inconclusive':
      return [deal.unverified[verdict.doubt], deal.digest(shortDigest(verdict.digest))]
    case 'violated':
      return [bold(deal.unfair(deal.why[verdict.violation]))]
    case 'unverifiable':
      return [deal.notChecked[verdict.missing]]
  }
}
