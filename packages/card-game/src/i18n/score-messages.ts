import type { LimitPassed, ScoreSheetMessages } from '@slapwise/kernel'
import type { Edition, PublicFact } from '../index.ts'
import type { SentenceContext } from './game-phrases.ts'
import type { Sentence } from './sentence.ts'

export type RoundOverFact = PublicFact & { readonly kind: 'round-over' }

/** Texts of the score sheet and of the end of rounds and matches. */
export interface ScoreMessages extends ScoreSheetMessages {
  /** The headline at the end of a round: who wins it, or what ended it. */
  formatRoundHeadline(over: RoundOverFact, context: SentenceContext): Sentence
  /** More about the end of a round, below its headline. */
  formatRoundDetail(over: RoundOverFact, context: SentenceContext): Sentence
  /** The reason why the round is over, as the log says it. */
  formatRoundEnd(over: RoundOverFact, context: SentenceContext): Sentence
  /** The headline at the end of the match. */
  formatWinners(winners: readonly number[], context: SentenceContext): Sentence
  /** The reason of a win by points. */
  formatLimitPassed(passed: LimitPassed, context: SentenceContext): Sentence
  /** The label of points that an event has given during a round. */
  readonly byEvents: string
  readonly noPoints: string
  readonly nothingYet: string
  /** “ends at 137”, or “ends above 137” if the edition requires the limit to be exceeded. */
  readonly formatEndCondition: (limit: number, how: Edition['matchEnds']) => string
}
