import type { DecisionJudgement, LuckyStep, MatchAnalysis, MeanestAttack } from '@slapwise/bots'
import type { FavouriteCard, LongestWait, MatchRecord, Seat } from '@slapwise/kernel'

/** The input of an analysis; everything else follows from the record. */
export interface AnalysisInput {
  readonly record: MatchRecord
  readonly playerNames: readonly string[]
  readonly language: string
  readonly usesMildNames: boolean
}

/** From the page to the worker. Nothing is computed until the first `resume`. */
export type AnalysisRequest =
  | { readonly type: 'open'; readonly input: AnalysisInput }
  | { readonly type: 'resume' }
  | { readonly type: 'pause' }
  /** The player whose decisions are judged first. */
  | { readonly type: 'judge-first'; readonly seat: Seat }

/** A judged decision, in words. */
export interface DescribedJudgement
  extends Pick<DecisionJudgement, 'decisionIndex' | 'seat' | 'bestAnswer' | 'gain' | 'gainError'> {
  readonly isMistake: boolean
  readonly question: string
  readonly answer: string
  /** The answer of the search; null if it is the same. */
  readonly better: string | null
}

/** A stroke of luck with what happened, in words. */
export interface DescribedLuck extends LuckyStep {
  readonly text: string
}

/** The moments and figures that a match is remembered for. `luckiest` and `meanest` are null until they are estimated. */
export interface MatchHighlights {
  readonly luckiest: DescribedLuck | null
  readonly meanest: (MeanestAttack & { readonly text: string }) | null
  readonly favouriteCard: FavouriteCard | null
  readonly longestWait: LongestWait | null
}

/** The state of an analysis, sent again and again until it is done. */
export interface AnalysisUpdate extends Pick<MatchAnalysis, 'positions' | 'accounts' | 'progress'> {
  /** The most expensive first. */
  readonly judgements: readonly DescribedJudgement[]
  /** The visible effects of each decision in words; empty if there were none. */
  readonly stories: readonly string[]
  /** By seat, the greatest first. */
  readonly luckySteps: readonly (readonly DescribedLuck[])[]
  readonly highlights: MatchHighlights
}

/** Whether the chances of the whole match are known: they come before the judgement of decisions. */
export const hasAllPositions = ({ positions }: AnalysisUpdate, { decisions }: MatchRecord): boolean =>
  positions.length > decisions.length
