import type { VisibleFact } from '../index.ts'
import type { SentenceContext } from './game-phrases.ts'
import type { Sentence } from './sentence.ts'

/** What happened. */
export interface LogMessages {
  /** One fact as a sentence; null where nobody needs it said. */
  formatFact(fact: VisibleFact, context: SentenceContext): Sentence | null
  readonly nothingYet: string
}
