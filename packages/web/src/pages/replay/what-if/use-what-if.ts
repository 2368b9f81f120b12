import { useEffect, useRef, useState } from 'react'
import { findGameEntry } from '../../../games/index.ts'
import type {
  WhatIfInput,
  WhatIfRequest,
  WhatIfUpdate,
} from '../../../match-sources/analysis/what-if-update.ts'

/** Simulations until the reader wants more. */
export const SIMULATIONS_AT_ONCE = 60

/** Simulations between two updates. */
const BATCH = 3

export interface RunningWhatIf {
  /** Null before the first figures. */
  readonly update: WhatIfUpdate | null
  readonly status: 'running' | 'stopped' | 'failed'
  /** Goes on with as many simulations as at first. */
  playMore(): void
  stop(): void
}

/** Plays both answers on in a worker, batch by batch, so that it can be stopped and continued. */
export function useWhatIf(whatIf: WhatIfInput): RunningWhatIf {
  const worker = useRef<Worker | null>(null)
  const [update, setUpdate] = useState<WhatIfUpdate | null>(null)
  const [status, setStatus] = useState<RunningWhatIf['status']>('running')
  /** The number of simulations at which it stops. */
  const target = useRef(0)
  const requestBatch = () =>
    worker.current?.postMessage({ type: 'simulate', simulations: BATCH } satisfies WhatIfRequest)
  const playMore = () => {
    target.current = (update?.simulations ?? 0) + SIMULATIONS_AT_ONCE
    setStatus('running')
    requestBatch()
  }
  const stop = () => {
    target.current = 0
    setStatus('stopped')
  }
  const { hindsight } = whatIf.hypothesis
  useEffect(() => {
    const opened = findGameEntry(whatIf.input.record.game)!.createAnalysisWorker()
    worker.current = opened
    opened.onmessage = ({ data }: MessageEvent<WhatIfUpdate>) => {
      setUpdate(data)
      if (data.isDealable && data.simulations < target.current) requestBatch()
      else stop()
    }
    opened.onerror = () => setStatus('failed')
    opened.postMessage({ type: 'open-what-if', ...whatIf } satisfies WhatIfRequest)
    setUpdate(null)
    target.current = SIMULATIONS_AT_ONCE
    setStatus('running')
    requestBatch()
    return () => opened.terminate()
  }, [hindsight])
  return { update, status, playMore, stop }
}
