import type { AnyRules, TextFormatterFactory } from '@slapwise/kernel'

/** How a game is put into words. */
export interface GameTexts {
  readonly createTextFormatter: TextFormatterFactory
  /** Replaces rude names in the rules. */
  applyMildNames(rules: AnyRules): AnyRules
}
