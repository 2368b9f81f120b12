import { useEffect, useRef, useState } from 'react'
import { findGameEntry } from '../../../games/index.ts'
import type { AnalysisRequest, AnalysisUpdate } from '../../../match-sources/analysis/analysis-update.ts'

export interface RunningAnalysis {
  /** Null before the first figures. */
  readonly update: AnalysisUpdate | null
  readonly isRunning: boolean
  /** Begins anew: an analysis gives the same figures every time. */
  start(): void
  stop(): void
}

/** Analyses a match in a worker until it is done, stopped, or about another player. */
export function useAnalysis(request: AnalysisRequest): RunningAnalysis {
  const worker = useRef<Worker | null>(null)
  const [update, setUpdate] = useState<AnalysisUpdate | null>(null)
  const [isRunning, setRunning] = useState(false)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
    setRunning(false)
  }
  const start = () => {
    stop()
    const started = findGameEntry(request.record.game)!.createAnalysisWorker()
    worker.current = started
    started.onmessage = ({ data }: MessageEvent<AnalysisUpdate>) => {
      setUpdate(data)
      if (data.progress === 1) stop()
    }
    started.onerror = stop
    started.postMessage(request)
    setRunning(true)
  }
  const { record, seat, language, usesMildNames } = request
  useEffect(() => {
    setUpdate(null)
    start()
    return stop
  }, [record, seat, language, usesMildNames])
  return { update, isRunning, start, stop }
}
