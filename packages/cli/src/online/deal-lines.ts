import type { Verdict } from '@slapwise/client/check-deal'
import { spoken } from '@slapwise/kernel'
import { bold } from '../terminal/screen.ts'
import type { Lexicon } from '../words/index.ts'

/** What there is to say about a deal. */
export function dealLines(verdict: Verdict, { room: { deal }, listed }: Lexicon): string[] {
  switch (verdict.kind) {
    case 'fair': {
      const { leftOut, digest } = verdict
      return [
        deal.fair,
        ...(leftOut.length > 0 ? [deal.leftOut(listed(leftOut))] : []),
        deal.digest(spoken(digest)),
      ]
    }
    case 'unsure':
      return [deal.unsure[verdict.because], deal.digest(spoken(verdict.digest))]
    case 'false':
      return [bold(deal.notTrue(deal.why[verdict.why]))]
    case 'unknown':
      return [deal.unknown[verdict.lacking]]
  }
}
