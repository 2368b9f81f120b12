import { useEffect, useState } from 'react'
import { replayFacts } from '../../match-sources/replay/replay-facts.ts'
import type { TableState } from '../../match-sources/table-source.ts'
import { isMatchOver } from '../score/is-match-over.ts'
import { isCompleteLog } from './count-hits.ts'
import type { FinishedMatch } from './finished-match.tsx'

interface ReplayedLog {
  readonly finished: FinishedMatch
  readonly facts: readonly object[]
}

/**
 * The state with the whole log, once the match is over: a page that was reloaded, or came late, has only the end of it, and
 * the rest is replayed from the record. Unchanged until then, and if there is no record.
 */
export function useCompleteLog(state: TableState | null, finished: FinishedMatch | null): TableState | null {
  const [replayed, setReplayed] = useState<ReplayedLog | null>(null)
  const isLogMissing = state !== null && isMatchOver(state) && !isCompleteLog(state.log)
  const viewer = state?.match.own.seat ?? null
  useEffect(() => {
    if (!isLogMissing || !finished) return
    let isUnmounted = false
    const load = async () => {
      const record = await finished.loadRecord()
      const facts = record && (await replayFacts(finished.createReplayWorker(), record, viewer))
      if (facts && !isUnmounted) setReplayed({ finished, facts })
    }
    void load().catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [isLogMissing, finished, viewer])
  return isLogMissing && replayed?.finished === finished ? { ...state, log: replayed.facts } : state
}
