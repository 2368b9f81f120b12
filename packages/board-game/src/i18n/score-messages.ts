import type { LimitPassed, ScoreSheetMessages } from '@slapwise/kernel'
import type { PublicFact } from '../index.ts'
import type { SentenceContext } from './game-phrases.ts'
import type { Sentence } from './sentence.ts'

export type RoundOverFact = PublicFact & { readonly kind: 'round-over' }

/** Texts of the score sheet and of the end of rounds and matches. */
export interface ScoreMessages extends ScoreSheetMessages {
  /** The headline at the end of a round: what ended it. */
  formatRoundHeadline(over: RoundOverFact, context: SentenceContext): Sentence
  /** More about the end of a round, below its headline: who has the fewest points. */
  formatRoundDetail(over: RoundOverFact, context: SentenceContext): Sentence
  /** The reason why the round is over, as the log says it. */
  formatRoundEnd(over: RoundOverFact, context: SentenceContext): Sentence
  /** The headline at the end of the match. */
  formatWinners(winners: readonly number[], context: SentenceContext): Sentence
  /** The reason of a win by points. */
  formatLimitPassed(passed: LimitPassed, context: SentenceContext): Sentence
  /** The heading of the column with the final space of each token. */
  readonly spaceHeading: string
  readonly nothingYet: string
  /** “ends at 137”: the match is over as soon as a player has that many points. */
  readonly formatEndCondition: (limit: number) => string
}
