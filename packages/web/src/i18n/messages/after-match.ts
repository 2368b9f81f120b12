import type { AnalysisMessages } from './analysis.ts'
import type { HistoryMessages } from './history.ts'
import type { PlayOnMessages } from './play-on.ts'
import type { ReplayMessages } from './replay.ts'
import type { WhatIfMessages } from './what-if.ts'

/** The messages about finished matches, in one language. */
export interface AfterMatchMessages {
  readonly replay: ReplayMessages
  readonly history: HistoryMessages
  readonly analysis: AnalysisMessages
  readonly playOn: PlayOnMessages
  readonly whatIf: WhatIfMessages
}
