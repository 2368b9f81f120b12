import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UsageError } from '../args/usage-error.ts'
import type { DealResults, DealSeries, WorkerMessage } from './series.ts'

/** The worker lies beside this file, in the sources and in the npm package. */
const WORKER_URL = new URL(`series-worker${extname(import.meta.url)}`, import.meta.url)

/** Deals in the queue of each worker, so that it need not wait for the next one. */
const QUEUED_DEALS_PER_WORKER = 2

export interface PlayDealsOptions {
  readonly series: DealSeries
  readonly deals: number
  /** The number of worker threads. */
  readonly cores: number
  /** Stops before all deals are played. */
  readonly signal: AbortSignal
  /** Called with the number of finished deals. */
  readonly onProgress: (deals: number) => void
}

/**
 * Plays deals on several cores. The results do not depend on the number of cores. If stopped early, they are those of
 * the first deals, without a gap.
 */
export async function playDeals({
  series,
  deals,
  cores,
  signal,
  onProgress,
}: PlayDealsOptions): Promise<DealResults[]> {
  const played: DealResults[] = []
  let dealsSent = 0
  let finished = 0
  const workers = Array.from({ length: Math.min(cores, deals) }, () => {
    const worker = new Worker(WORKER_URL, { workerData: series })
    for (let i = 0; i < QUEUED_DEALS_PER_WORKER; i++) handOut(worker)
    return worker
  })
  function handOut(worker: Worker): void {
    if (dealsSent < deals) worker.postMessage(dealsSent++)
  }
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve())
      for (const worker of workers) {
        worker.on('error', reject)
        worker.on('message', (message: WorkerMessage) => {
          if (signal.aborted) return
          if ('problem' in message) return reject(new UsageError(message.problem))
          played[message.deal] = message.results
          onProgress(++finished)
          if (finished === deals) resolve()
          else handOut(worker)
        })
      }
    })
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  // Short deals finish first: counting those after a gap would bias the result towards short matches.
  const gap = Array.from(played).indexOf(undefined as never)
  return gap < 0 ? played : played.slice(0, gap)
}
