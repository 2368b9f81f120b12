import type { Doubt, Falsehood } from '@slapwise/client/check-deal'

/** What the page can say about a deal that is over. */
export interface DealWords {
  readonly fair: string
  /** What that means. */
  readonly fairMeans: string
  readonly leftOut: (names: readonly string[]) => string
  readonly unsure: string
  readonly because: Readonly<Record<Doubt, string>>
  readonly notFair: string
  readonly why: Readonly<Record<Falsehood, string>>
  readonly doNotTrust: string
  readonly unknown: string
  readonly unknownMeans: Readonly<Record<'rules' | 'record', string>>
  /** Before what is to be compared aloud. */
  readonly digest: string
}
