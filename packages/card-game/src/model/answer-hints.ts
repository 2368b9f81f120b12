import type { LocalizedText } from '@slapwise/kernel'
import type { HouseRules } from './house-rules.ts'
import type { Question } from './question.ts'
import type { Setup } from './setup.ts'

/** The settings and rule cards that apply at this moment. */
export interface RulesInForce {
  readonly setup: Setup
  readonly rules: HouseRules
}

/** Hints at the consequences of answers, by question. A hint does not repeat what the question says. */
export type AnswerHints = Readonly<
  Partial<Record<Question['ask'], LocalizedText | ((rulesInForce: RulesInForce) => LocalizedText)>>
>

/** “one card”, “2 cards”: for numbers that depend on the rules in force. */
export const formatCardCount = {
  en: (count: number): string => (count === 1 ? 'one card' : `${count} cards`),
  de: (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`),
}
