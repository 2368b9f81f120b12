import type { LocalizedText } from '@slapwise/kernel'
import type { HouseRules } from './house-rules.ts'
import type { Question } from './question.ts'
import type { Setup } from './setup.ts'

/** What a table plays by at this moment. */
export interface RulesInForce {
  readonly setup: Setup
  readonly rules: HouseRules
}

/** What follows from an answer, by what is asked. What the question itself says is not repeated. */
export type AnswerHints = Readonly<
  Partial<Record<Question['ask'], LocalizedText | ((rulesInForce: RulesInForce) => LocalizedText)>>
>

/** “one card”, “2 cards”, where the rules of the table say how many. */
export const formatCardCount = {
  en: (count: number): string => (count === 1 ? 'one card' : `${count} cards`),
  de: (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`),
}
