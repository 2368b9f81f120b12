import type { HouseRules } from './house-rules.ts'
import type { Question } from './question.ts'
import type { Setup } from './setup.ts'
import type { Words } from './words.ts'

/** What a table plays by at this moment. */
export interface Terms {
  readonly setup: Setup
  readonly rules: HouseRules
}

/** What follows from an answer, by what is asked. What the question itself says is not repeated. */
export type Meanings = Readonly<Partial<Record<Question['ask'], Words | ((terms: Terms) => Words)>>>

/** “one card”, “2 cards”, where the rules of the table say how many. */
export const someCards = {
  en: (count: number): string => (count === 1 ? 'one card' : `${count} cards`),
  de: (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`),
}
