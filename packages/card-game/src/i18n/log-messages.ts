import type { VisibleFact } from '../index.ts'
import type { SentenceContext } from './game-phrases.ts'
import type { Sentence } from './sentence.ts'

/** Texts of the log. */
export interface LogMessages {
  /** A fact as a sentence; null for a fact that the log does not show. */
  formatFact(fact: VisibleFact, context: SentenceContext): Sentence | null
  readonly nothingYet: string
}
