import type { MatchRecord } from '@slapwise/kernel'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import {
  type AnalysisRun,
  type AnalysisState,
  openAnalysis,
} from '../../match-sources/analysis/analysis-run.ts'
import { playersInRecord } from '../../match-sources/replay/replay-players.ts'
import { usePreferences } from '../../preferences/preferences.ts'

/** A match that is over and whose record can be read. */
export interface FinishedMatch {
  /** Null if the record cannot be had. */
  loadRecord(): Promise<MatchRecord | null>
  createAnalysisWorker(): Worker
  createReplayWorker(): Worker
  /** Leads to the state after so many decisions in the replay. */
  showMoment(index: number): void
}

const FinishedMatchContext = createContext<FinishedMatch | null>(null)

export const FinishedMatchProvider = FinishedMatchContext.Provider

/** Null where no finished match can be looked at. */
export const useFinishedMatch = (): FinishedMatch | null => useContext(FinishedMatchContext)

export interface MatchAnalysisState extends AnalysisState {
  readonly record: MatchRecord
}

const MatchAnalysisContext = createContext<MatchAnalysisState | null>(null)

/** Null until the analysis has begun, and where there is none. */
export const useMatchAnalysis = (): MatchAnalysisState | null => useContext(MatchAnalysisContext)

/** Many leave the end of a match at once: there is no need to compute anything for them. */
const START_DELAY_MS = 3000

/** Analyses the finished match as long as it is mounted. */
export function MatchAnalysisProvider({ children }: { readonly children: ReactNode }) {
  const run = useAnalysisRun()
  const state = useSyncExternalStore(run?.state.subscribe ?? subscribeToNothing, run?.state.get ?? getNothing)
  return (
    <MatchAnalysisContext.Provider value={run && state && { ...state, record: run.record }}>
      {children}
    </MatchAnalysisContext.Provider>
  )
}

const subscribeToNothing = () => () => {}
const getNothing = () => null

function useAnalysisRun(): AnalysisRun | null {
  const finished = useFinishedMatch()
  const { messages, language } = useI18n()
  const { mildNames } = usePreferences()
  const [run, setRun] = useState<AnalysisRun | null>(null)
  useEffect(() => {
    if (!finished) return
    let isOpen = true
    let detach = () => {}
    const begin = async () => {
      const record = await finished.loadRecord().catch(() => null)
      if (!record || !isOpen) return
      const players = playersInRecord(record, (seat) => messages.lookBack.anonymousPlayer(seat + 1))
      const playerNames = players.map(({ name }) => name)
      const input = { record, language, usesMildNames: mildNames, playerNames }
      const opened = openAnalysis(input, finished.createAnalysisWorker)
      detach = opened.attach()
      setRun(opened)
    }
    const timer = setTimeout(() => void begin(), START_DELAY_MS)
    return () => {
      isOpen = false
      clearTimeout(timer)
      detach()
    }
  }, [finished, language, mildNames])
  return run
}
