import type { DealDoubt, DealViolation } from '@slapwise/client/check-deal'

/** What the page can say about a deal that is over. */
export interface DealMessages {
  readonly fair: string
  /** What that means. */
  readonly fairExplanation: string
  readonly leftOut: (names: readonly string[]) => string
  readonly unsure: string
  readonly unsureReasons: Readonly<Record<DealDoubt, string>>
  readonly unfair: string
  readonly unfairReasons: Readonly<Record<DealViolation, string>>
  readonly unfairWarning: string
  readonly unknown: string
  readonly unknownReasons: Readonly<Record<'rules' | 'record', string>>
  /** Before what is to be compared aloud. */
  readonly digestLabel: string
}
