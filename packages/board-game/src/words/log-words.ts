import type { Told } from '../index.ts'
import type { Sentence } from './sentence.ts'
import type { Listener } from './telling.ts'

/** What happened. */
export interface LogWords {
  /** One fact as a sentence; null where nobody needs it said. */
  sentence(told: Told, listener: Listener): Sentence | null
  readonly nothingYet: string
}
