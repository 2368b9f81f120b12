import type { Hypothesis, WhatIfFigures } from '@slapwise/bots'
import type { AnalysisInput } from './analysis-update.ts'

/** A hypothesis about a match. */
export interface WhatIfInput {
  readonly input: AnalysisInput
  readonly hypothesis: Hypothesis
}

/** From the page to the worker of the analysis. Each `simulate` is answered with an update. */
export type WhatIfRequest =
  | ({ readonly type: 'open-what-if' } & WhatIfInput)
  /** Plays both answers on so many times more. */
  | { readonly type: 'simulate'; readonly simulations: number }

export interface WhatIfUpdate extends WhatIfFigures {
  readonly question: string
  /** Both answers in words. */
  readonly givenText: string
  readonly otherText: string
  /** False if the hidden cards cannot be dealt anew. */
  readonly isDealable: boolean
}
