import type { ScoreSheetMessages } from '@slapwise/kernel'
import type { PublicFact } from '../index.ts'
import type { SentenceContext } from './game-phrases.ts'
import type { Sentence } from './sentence.ts'

export type RoundOverFact = PublicFact & { readonly kind: 'round-over' }

/** Points, and how it all ended. */
export interface ScoreMessages extends ScoreSheetMessages {
  /** Why the round is over. */
  formatRoundEnd(over: RoundOverFact, context: SentenceContext): Sentence
  /** The headline of the end. */
  formatWinners(winners: readonly number[], context: SentenceContext): Sentence
  /** The heading of where the tokens stood. */
  readonly spaceHeading: string
  readonly nothingYet: string
  /** “ends at 137”: when somebody has reached that. */
  readonly formatEndCondition: (limit: number) => string
}
