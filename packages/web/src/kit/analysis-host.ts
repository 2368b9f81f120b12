import type { AnyGame } from '@slapwise/kernel'
import type { AnalysisRequest } from '../match-sources/analysis/analysis-update.ts'
import type { WhatIfRequest } from '../match-sources/analysis/what-if-update.ts'
import type { GameTexts } from './game-texts.ts'
import { MatchReporter } from './match-reporter.ts'
import { openWhatIf, type Simulate } from './what-if-host.ts'

/** Milliseconds between two updates. */
const UPDATE_INTERVAL_MS = 400

/**
 * Analyses one match in a worker, or plays another answer of it on. An analysis does one piece of work per task, so that requests get in between, and keeps its
 * state while it is paused.
 */
export function runAnalysisHost(game: AnyGame, texts: GameTexts): void {
  let reporter: MatchReporter
  let simulate: Simulate
  let timer: ReturnType<typeof setTimeout> | undefined
  let sentAt = Number.NEGATIVE_INFINITY
  const sendUpdate = () => {
    self.postMessage(reporter.createUpdate())
    sentAt = performance.now()
  }
  const work = () => {
    const isMore = reporter.advance()
    if (!isMore || performance.now() > sentAt + UPDATE_INTERVAL_MS) sendUpdate()
    if (isMore) timer = setTimeout(work)
  }
  self.onmessage = ({ data }: MessageEvent<AnalysisRequest | WhatIfRequest>) => {
    switch (data.type) {
      case 'open':
        reporter = new MatchReporter(game, texts, data.input)
        sendUpdate()
        break
      case 'resume':
        clearTimeout(timer)
        timer = setTimeout(work)
        break
      case 'pause':
        clearTimeout(timer)
        break
      case 'judge-first':
        reporter.judgeFirst(data.seat)
        break
      case 'open-what-if':
        simulate = openWhatIf(game, texts, data)
        break
      case 'simulate':
        self.postMessage(simulate(data.simulations))
        break
    }
  }
}
