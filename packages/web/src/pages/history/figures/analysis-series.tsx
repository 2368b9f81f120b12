import { useEffect, useRef, useState } from 'react'
import { findGameEntry } from '../../../games/index.ts'
import { useAfterMatchI18n } from '../../../i18n/after-match.ts'
import { analyseInTurn, type InTurnProgress } from '../../../match-sources/analysis/analyse-in-turn.ts'
import { openAnalysis } from '../../../match-sources/analysis/analysis-run.ts'
import { loadCheckedRecord } from '../../../match-sources/archive/load-checked-record.ts'
import type { MatchSummary } from '../../../match-sources/archive/match-summary.ts'
import { saveAccount } from '../../../match-sources/archive/save-account.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { playersOf } from '../describe-match.ts'
import { countedMatches } from './figures.ts'
import './analysis-series.css'
import type { History } from '../use-history.ts'

/** So many analyses take minutes. */
const MAX_MATCHES = 20

/** Analyses the newest matches without figures, one after the other, until it is stopped or the page is left. */
export function AnalysisSeries({ summaries, recordIds }: History) {
  const texts = useAfterMatchI18n().messages.history.analysis
  const { state, start, stop } = useAnalysisSeries()
  const matches = countedMatches(summaries)
    .filter(({ id, game, account }) => !account && recordIds.has(id) && findGameEntry(game))
    .slice(0, MAX_MATCHES)
  if (state.progress) {
    const { number, total, progress } = state.progress
    const percent = Math.floor(progress * 100)
    return (
      <div className="analysis-series">
        <progress
          max={total}
          value={number - 1 + progress}
          aria-label={texts.running(number, total, percent)}
        />
        <span aria-hidden="true">{texts.running(number, total, percent)}</span>
        <button type="button" className="chip" onClick={stop}>
          {texts.stop}
        </button>
      </div>
    )
  }
  return (
    <div className="analysis-series">
      {matches.length > 0 && (
        <button type="button" className="chip" onClick={() => start(matches)}>
          {texts.start(matches.length)}
        </button>
      )}
      <span role="status">{state.failed > 0 && texts.failed(state.failed)}</span>
    </div>
  )
}

interface SeriesState {
  /** Null while nothing is analysed. */
  readonly progress: InTurnProgress | null
  /** The number of matches that could not be analysed the last time. */
  readonly failed: number
}

function useAnalysisSeries() {
  const { messages, language } = useAfterMatchI18n()
  const { mildNames } = usePreferences()
  const [state, setState] = useState<SeriesState>({ progress: null, failed: 0 })
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const open = async (summary: MatchSummary) => {
    const record = await loadCheckedRecord(summary.id)
    const entry = record && findGameEntry(record.game)
    if (!entry) return null
    const playerNames = playersOf(summary, messages.lookBack.anonymousPlayer).map(({ name }) => name)
    const input = { record, language, usesMildNames: mildNames, playerNames }
    return openAnalysis(input, entry.createAnalysisWorker)
  }
  const start = (matches: readonly MatchSummary[]) => {
    abort.current = new AbortController()
    void analyseInTurn(matches, {
      open,
      save: ({ record, state: { get } }) => saveAccount(record, get().update!.accounts),
      onProgress: (progress) => setState({ progress, failed: 0 }),
      signal: abort.current.signal,
    })
      // The archive cannot be read or written: the page says so elsewhere.
      .catch(() => matches.length)
      .then((failed) => setState({ progress: null, failed }))
  }
  return { state, start, stop: () => abort.current?.abort() }
}
