import { useEffect, useState } from 'react'
import { watchArchive } from '../../match-sources/archive/archive-changes.ts'
import { loadCheckedRecord } from '../../match-sources/archive/load-checked-record.ts'
import { listRecordIds, listSummaries, updateSummary } from '../../match-sources/archive/match-archive.ts'
import type { MatchSummary } from '../../match-sources/archive/match-summary.ts'
import { fetchMissingMatches } from '../../match-sources/archive/room-matches.ts'
import { isQuotaError } from '../../match-sources/archive/write-making-room.ts'
import { countCourse } from './count-course.ts'

export interface History {
  /** Newest first. */
  readonly summaries: readonly MatchSummary[]
  /** The matches that can be replayed. */
  readonly recordIds: ReadonlySet<string>
}

export type HistoryProblem = 'storage-full' | 'storage-denied' | 'server-unreachable'

/** A `QuotaExceededError` is a full device; any other error of the archive means that the browser keeps nothing. */
export const toStorageProblem = (error: unknown): HistoryProblem =>
  isQuotaError(error) ? 'storage-full' : 'storage-denied'

/** The kept matches, read again whenever this or another tab changes them; null until they are read. */
export function useHistory(): History | 'storage-denied' | null {
  const [history, setHistory] = useState<History | 'storage-denied' | null>(null)
  useEffect(() => {
    let isUnmounted = false
    const read = () =>
      void Promise.all([listSummaries(), listRecordIds()]).then(
        ([summaries, ids]) => isUnmounted || setHistory({ summaries, recordIds: new Set(ids) }),
        () => isUnmounted || setHistory('storage-denied'),
      )
    read()
    const unwatch = watchArchive(read)
    return () => {
      isUnmounted = true
      unwatch()
    }
  }, [])
  return history
}

export interface HistoryUpdates {
  readonly problem: HistoryProblem | null
  /** Whether there may still be matches to fetch or to count. */
  readonly isRunning: boolean
}

/** Fetches matches from the server that this device lacks, then counts what is not counted yet, one match at a time. */
export function useHistoryUpdates(): HistoryUpdates {
  const [updates, setUpdates] = useState<HistoryUpdates>({ problem: null, isRunning: true })
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const end = (problem: HistoryProblem | null) => {
      if (!signal.aborted) setUpdates({ problem, isRunning: false })
    }
    void countMissingCourses(signal)
      .then(() => fetchMissingMatches(signal))
      .then(() => countMissingCourses(signal))
      .then(
        () => end(null),
        (error) => end(error instanceof DOMException ? toStorageProblem(error) : 'server-unreachable'),
      )
    return () => abort.abort()
  }, [])
  return updates
}

async function countMissingCourses(signal: AbortSignal): Promise<void> {
  for (const { id, course, seat } of await listSummaries()) {
    if (signal.aborted) return
    const record = course ? null : await loadCheckedRecord(id)
    const counted = record && (await countCourse(record, seat))
    if (counted) await updateSummary(id, { course: counted })
  }
}
