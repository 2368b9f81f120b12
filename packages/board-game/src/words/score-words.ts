import type { SheetWords } from '@slapwise/kernel'
import type { News } from '../index.ts'
import type { Sentence } from './sentence.ts'
import type { Listener } from './telling.ts'

export type RoundOver = News & { readonly kind: 'round-over' }

/** Points, and how it all ended. */
export interface ScoreWords extends SheetWords {
  /** Why the round is over. */
  ended(over: RoundOver, listener: Listener): Sentence
  /** The headline of the end. */
  wins(winners: readonly number[], listener: Listener): Sentence
  /** The heading of where the tokens stood. */
  readonly stood: string
  readonly nothingYet: string
  /** “ends at 137”: when somebody has reached that. */
  readonly ends: (limit: number) => string
}
