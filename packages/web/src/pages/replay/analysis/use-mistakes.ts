import type { MatchRecord } from '@slapwise/kernel'
import { useMemo, useSyncExternalStore } from 'react'
import { lastAttachedRun } from '../../../match-sources/analysis/analysis-run.ts'
import type { ReplaySource } from '../../../match-sources/replay/replay-source.ts'

/**
 * The decisions of this match that are known to be mistakes: those of the viewer, or of everybody for others. Looking at
 * the match does not start its analysis.
 */
export function useMistakes(record: MatchRecord, source: ReplaySource): readonly number[] {
  const run = useSyncExternalStore(lastAttachedRun.subscribe, lastAttachedRun.get)
  const known = run?.record.digest === record.digest ? run : null
  const state = useSyncExternalStore(known?.state.subscribe ?? subscribeToNothing, () => known?.state.get())
  const { viewer } = useSyncExternalStore(source.controls.subscribe, source.controls.get)
  const judgements = state?.update?.judgements
  return useMemo(
    () =>
      (judgements ?? [])
        .filter(({ isMistake, seat }) => isMistake && (typeof viewer !== 'number' || seat === viewer))
        .map(({ decisionIndex }) => decisionIndex),
    [judgements, viewer],
  )
}

const subscribeToNothing = () => () => {}
