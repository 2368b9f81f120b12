import type { PartialMessages } from '@slapwise/kernel'
import type { AfterMatchMessages } from '../messages/after-match.ts'
import { analysisMessages } from './analysis.ts'
import { historyMessages } from './history.ts'
import { playOnMessages } from './play-on.ts'
import { replayMessages } from './replay.ts'
import { whatIfMessages } from './what-if.ts'

export const deAfterMatch: PartialMessages<AfterMatchMessages> = {
  replay: replayMessages,
  history: historyMessages,
  analysis: analysisMessages,
  playOn: playOnMessages,
  whatIf: whatIfMessages,
}
