import type { DealVerdict } from '@slapwise/client/check-deal'
import { spoken } from '@slapwise/kernel'
import type { Lexicon } from '../i18n/index.ts'
import { bold } from '../terminal/screen.ts'

/** What there is to say about a deal. */
export function formatDealVerdict(
  verdict: DealVerdict,
  { room: { deal }, formatList: listed }: Lexicon,
): string[] {
  switch (verdict.kind) {
    case 'fair': {
      const { unrevealedPlayers: leftOut, digest } = verdict
      return [
        deal.fair,
        ...(leftOut.length > 0 ? [deal.omitted(listed(leftOut))] : []),
        deal.digest(spoken(digest)),
      ]
    }
    case 'inconclusive':
      return [deal.unverified[verdict.doubt], deal.digest(spoken(verdict.digest))]
    case 'violated':
      return [bold(deal.unfair(deal.why[verdict.violation]))]
    case 'unverifiable':
      return [deal.notChecked[verdict.missing]]
  }
}
