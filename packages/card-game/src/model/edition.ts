import type { LocalizedText } from '@slapwise/kernel'

/** Where the rulebooks differ, as data. Everything else holds for all editions. */
export interface Edition {
  readonly name: LocalizedText
  /** Whether the match ends when somebody reaches the limit, or only when somebody exceeds it. */
  readonly matchEnds: 'limit-reached' | 'limit-exceeded'
  /** Gambling Man: the highest of the lowest cards in the last colour loses, or the second lowest of any cards. */
  readonly gamblingMan: 'highest-of-colour' | 'second-lowest'
}
