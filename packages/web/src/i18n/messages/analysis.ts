import type { LuckRank } from '@slapwise/bots'

/** An estimate, and how far off it may be. */
export interface WithMargin {
  readonly value: number
  readonly margin: number
}

/** The analysis of a finished match. */
export interface AnalysisMessages {
  readonly title: string
  readonly progress: (percent: number) => string
  readonly pause: string
  readonly resume: string
  /** Shown instead of the progress. */
  readonly failed: string
  /** `name` is null for the reader; `luck` in points. Shown once all decisions are judged. */
  readonly summary: (
    name: string | null,
    accuracyPercent: WithMargin | null,
    luck: WithMargin,
    rank: LuckRank,
  ) => string
  /** Instead of the summary, before that. */
  readonly isPending: string
  readonly isEstimate: string
  readonly chances: string
  readonly accounts: string
  readonly columns: Readonly<Record<'player' | 'luck' | 'skill' | 'gifts' | 'result', string>>
  readonly columnHint: string
  readonly mistakes: (name: string | null) => string
  readonly noMistakes: string
  readonly given: (name: string | null, answer: string) => string
  readonly better: (answer: string) => string
  readonly luck: (name: string | null) => string
  readonly goTo: (decision: number) => string
  /** The moment that the replay shows. */
  readonly moment: {
    readonly title: (decision: number, last: number) => string
    readonly end: string
    readonly previous: string
    readonly next: string
    readonly noChoice: (name: string) => string
    readonly notJudged: (name: string) => string
    readonly sameAnswer: string
    readonly otherAnswer: (answer: string) => string
    /** Points with the margin of their error, each with one digit. */
    readonly estimate: (points: number, margin: number) => string
    readonly besideThat: (estimate: string) => string
    readonly couldBeChance: string
    readonly luckOf: (name: string) => string
  }
}
