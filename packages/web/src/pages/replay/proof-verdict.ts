import type { DealVerdict } from '@slapwise/client/check-deal'
import type { RecordCheck, RecordCheckCode } from '@slapwise/kernel'
import type { AllMessages } from '../../i18n/after-match.ts'

/**
 * `fair`: this device took part in the deal, and its own evidence proves it. `consistent`: the record fits together, which
 * a forged one can do as well. `unsure`: it fits, but whoever dealt did so alone. `changed`: something does not fit.
 */
export type ProofVerdict = 'fair' | 'consistent' | 'unsure' | 'changed'

/** A deal without seeds of players: the device or the server that dealt could choose it. */
const DEALT_ALONE: readonly RecordCheckCode[] = ['no-seed-proof', 'no-player-seed']

/** The verdict of the checks of a record; `deal` is the comparison with the evidence of this device, if it has any. */
export function judgeChecks(checks: readonly RecordCheck[], deal: DealVerdict | null): ProofVerdict {
  const hasFailed = checks.some(({ result, code }) => result === 'failed' && code !== 'no-seed-proof')
  if (hasFailed || deal?.kind === 'violated') return 'changed'
  if (deal?.kind === 'fair') return 'fair'
  return checks.some(({ code }) => DEALT_ALONE.includes(code)) ? 'unsure' : 'consistent'
}

export const formatVerdict = (
  verdict: ProofVerdict,
  { deal, replay: { proof } }: AllMessages,
): { readonly title: string; readonly meaning: string } =>
  verdict === 'fair'
    ? { title: deal.fair, meaning: deal.fairExplanation }
    : { title: proof.button[verdict], meaning: proof.meaning[verdict] }
