import type { DealDoubt, DealViolation } from '@slapwise/client/check-deal'

/** Messages about the check of a deal after the match. */
export interface DealMessages {
  readonly fair: string
  readonly fairExplanation: string
  readonly leftOut: (names: readonly string[]) => string
  readonly unsure: string
  readonly unsureReasons: Readonly<Record<DealDoubt, string>>
  readonly unfair: string
  readonly unfairReasons: Readonly<Record<DealViolation, string>>
  readonly unfairWarning: string
  readonly unknown: string
  readonly unknownReasons: Readonly<Record<'rules' | 'record', string>>
  /** The label of the digest that players may compare. */
  readonly digestLabel: string
}
