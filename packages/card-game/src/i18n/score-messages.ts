import type { ScoreSheetMessages } from '@slapwise/kernel'
import type { Edition, PublicFact } from '../index.ts'
import type { SentenceContext } from './game-phrases.ts'
import type { Sentence } from './sentence.ts'

export type RoundOverFact = PublicFact & { readonly kind: 'round-over' }

/** Points, and how it all ended. */
export interface ScoreMessages extends ScoreSheetMessages {
  /** Why the round is over. */
  formatRoundEnd(over: RoundOverFact, context: SentenceContext): Sentence
  /** The headline of the end. */
  formatWinners(winners: readonly number[], context: SentenceContext): Sentence
  /** Points that an event gave or took in the middle of a round. */
  readonly byEvents: string
  readonly noPoints: string
  readonly nothingYet: string
  /** “ends at 137”, or “ends above 137” where the limit has to be exceeded. */
  readonly formatEndCondition: (limit: number, how: Edition['matchEnds']) => string
}
