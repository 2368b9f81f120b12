import type { MatchRecord, Seat } from '@slapwise/kernel'
import { Store } from '../../browser/store.ts'
import type { AnalysisInput, AnalysisRequest, AnalysisUpdate } from './analysis-update.ts'

export interface AnalysisState {
  /** Null before the first figures. */
  readonly update: AnalysisUpdate | null
  /** A failed analysis keeps the figures that it had. */
  readonly status: 'running' | 'paused' | 'done' | 'failed'
}

/**
 * The analysis of one match, in a worker that keeps its state while nobody looks. It runs as long as something on the page
 * is attached to it, unless it is paused.
 */
export class AnalysisRun {
  readonly record: MatchRecord
  readonly state = new Store<AnalysisState>({ update: null, status: 'paused' })
  readonly #worker: Worker
  #viewerCount = 0

  constructor(input: AnalysisInput, worker: Worker) {
    this.record = input.record
    this.#worker = worker
    worker.onmessage = ({ data }: MessageEvent<AnalysisUpdate>) => this.#receive(data)
    worker.onerror = () => this.#finish('failed')
    this.#send({ type: 'open', input })
  }

  get isWatched(): boolean {
    return this.#viewerCount > 0
  }

  /** Runs it until the last viewer has detached: call the returned function for that. */
  attach(): () => void {
    this.#viewerCount++
    lastAttachedRun.set(this)
    this.resume()
    return () => {
      this.#viewerCount--
      if (!this.isWatched) this.pause()
    }
  }

  resume(): void {
    if (this.state.get().status !== 'paused') return
    this.#setStatus('running')
    this.#send({ type: 'resume' })
  }

  pause(): void {
    if (this.state.get().status !== 'running') return
    this.#setStatus('paused')
    this.#send({ type: 'pause' })
  }

  /** Judges the decisions of this player before those of the others. */
  judgeFirst(seat: Seat): void {
    this.#send({ type: 'judge-first', seat })
  }

  close(): void {
    this.#worker.terminate()
  }

  #receive(update: AnalysisUpdate): void {
    this.state.set({ ...this.state.get(), update })
    if (update.progress < 1) return
    this.#finish('done')
    void this.#saveAccount(update).catch(() => {})
  }

  /** Fails if the browser denies storage: the history then lacks the figures of this match. */
  async #saveAccount({ accounts }: AnalysisUpdate): Promise<void> {
    const { saveAccount } = await import('../archive/save-account.ts')
    await saveAccount(this.record, accounts)
  }

  /** The figures are all that is needed from now on. */
  #finish(status: 'done' | 'failed'): void {
    this.#setStatus(status)
    this.close()
  }

  #setStatus(status: AnalysisState['status']): void {
    this.state.set({ ...this.state.get(), status })
  }

  #send(request: AnalysisRequest): void {
    this.#worker.postMessage(request)
  }
}

/** The analysis that was opened last, for parts of the page that show its figures without starting one. */
export const lastAttachedRun = new Store<AnalysisRun | null>(null)

/** Each one that is not done holds a worker. */
const MAX_KEPT_RUNS = 8

const runs = new Map<string, AnalysisRun>()

/**
 * The analysis of a match: for the life of the page there is one for each record, however often it is asked for, unless
 * it has failed.
 */
export function openAnalysis(input: AnalysisInput, createWorker: () => Worker): AnalysisRun {
  const { record, language, usesMildNames, playerNames } = input
  const key = JSON.stringify([record.digest, language, usesMildNames, playerNames])
  const known = runs.get(key)
  const run = known && known.state.get().status !== 'failed' ? known : new AnalysisRun(input, createWorker())
  runs.delete(key)
  runs.set(key, run)
  for (const [other, kept] of runs)
    if (runs.size > MAX_KEPT_RUNS && !kept.isWatched && kept !== run) {
      kept.close()
      runs.delete(other)
    }
  return run
}
