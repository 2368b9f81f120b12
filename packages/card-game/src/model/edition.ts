import type { LocalizedText } from '@slapwise/kernel'

/** The differences between the rulebooks, as data. All other rules are the same in all editions. */
export interface Edition {
  readonly name: LocalizedText
  /** Whether the match ends when a player reaches the limit, or only when one exceeds it. */
  readonly matchEnds: 'limit-reached' | 'limit-exceeded'
  /** Gambling Man: the highest of the lowest cards in the last colour loses, or the second lowest of any cards. */
  readonly gamblingMan: 'highest-of-colour' | 'second-lowest'
}
