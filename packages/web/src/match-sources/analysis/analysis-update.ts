import type { MatchAnalysis, StepLuck } from '@slapwise/bots'
import type { MatchRecord, Seat } from '@slapwise/kernel'

/** The input of an analysis; everything else follows from the record. */
export interface AnalysisRequest {
  readonly record: MatchRecord
  /** The player whose decisions are judged first. */
  readonly seat: Seat
  readonly playerNames: readonly string[]
  readonly language: string
  readonly usesMildNames: boolean
}

/** A decision that cost more than the error of its estimate, in words. */
export interface Mistake {
  readonly decisionIndex: number
  readonly seat: Seat
  /** Points lost, above zero, and its standard error. */
  readonly loss: number
  readonly lossError: number
  readonly question: string
  readonly answer: string
  readonly better: string
}

/** A stroke of luck, good or bad, with what happened. */
export interface LuckyStep extends StepLuck {
  readonly text: string
}

/** The state of an analysis, sent again and again until it is done. */
export interface AnalysisUpdate extends Pick<MatchAnalysis, 'positions' | 'accounts' | 'progress'> {
  /** The most expensive first. */
  readonly mistakes: readonly Mistake[]
  /** Of the player in the request, the greatest first. */
  readonly luckySteps: readonly LuckyStep[]
}
