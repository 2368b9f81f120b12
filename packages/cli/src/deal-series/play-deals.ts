import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UsageError } from '../args/usage-error.ts'
import type { DealResults, DealSeries, WorkerMessage } from './series.ts'

/** It lies beside this, in the sources as in a package. */
const WORKER_URL = new URL(`worker${extname(import.meta.url)}`, import.meta.url)

/** So many lie with each worker, so that none waits for the next one. */
const QUEUED_DEALS_PER_WORKER = 2

export interface PlayDealsOptions {
  readonly series: DealSeries
  readonly deals: number
  /** How many threads. */
  readonly cores: number
  /** Whether to stop before all are played. */
  readonly signal: AbortSignal
  /** Told how many are over. */
  readonly onProgress: (deals: number) => void
}

/** Plays deals on many cores: however many, it comes to the same. Stopped early, it is the first ones without a gap. */
export async function playDeals({
  series,
  deals,
  cores,
  signal,
  onProgress,
}: PlayDealsOptions): Promise<DealResults[]> {
  const played: DealResults[] = []
  let handedOut = 0
  let over = 0
  const workers = Array.from({ length: Math.min(cores, deals) }, () => {
    const worker = new Worker(WORKER_URL, { workerData: series })
    for (let i = 0; i < QUEUED_DEALS_PER_WORKER; i++) handOut(worker)
    return worker
  })
  function handOut(worker: Worker): void {
    if (handedOut < deals) worker.postMessage(handedOut++)
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
          onProgress(++over)
          if (over === deals) resolve()
          else handOut(worker)
        })
      }
    })
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  // Those that take long are over last: who counts the others as well counts too many short ones.
  const gap = Array.from(played).indexOf(undefined as never)
  return gap < 0 ? played : played.slice(0, gap)
}
