import type { SheetWords } from '@slapwise/kernel'
import type { Edition, News } from '../index.ts'
import type { Sentence } from './sentence.ts'
import type { Listener } from './telling.ts'

export type RoundOver = News & { readonly kind: 'round-over' }

/** Points, and how it all ended. */
export interface ScoreWords extends SheetWords {
  /** Why the round is over. */
  ended(over: RoundOver, listener: Listener): Sentence
  /** The headline of the end. */
  wins(winners: readonly number[], listener: Listener): Sentence
  /** Points that an event gave or took in the middle of a round. */
  readonly byEvents: string
  readonly noPoints: string
  readonly nothingYet: string
  /** “ends at 137”, or “ends above 137” where the limit has to be exceeded. */
  readonly ends: (limit: number, how: Edition['matchEnds']) => string
}
