import { Worker } from 'node:worker_threads'
import { type Answer, SearchTotals } from '@slapwise/kernel'
import { FairQueue } from '../fair-queue.ts'
import type { BotTask, BotTaskResult } from './bot-task.ts'

export interface BotWorkerPoolOptions {
  /** Module that each worker thread runs; it calls `runBotWorker`. */
  readonly workerModule: URL
  /** Maximum number of worker threads. */
  readonly threads: number
  /** Thinking time of a bot, in milliseconds, while there are enough threads. */
  readonly timeMs: number
  log(error: Error): void
}

/** Path in the fair queue: all rooms created from one address share that address's turns. */
export type BotTaskOrigin = readonly [creatorAddressHash: string, room: string]

interface PendingTask {
  readonly origin: BotTaskOrigin
  readonly botTask: BotTask
  /** Set after a worker has died over the task: it is tried a second time, not a third. */
  isRetry: boolean
  readonly signal: AbortSignal
  timeout?: NodeJS.Timeout
  resolve(answer: Answer | null): void
}

/** A worker that exceeds its thinking time by more than this is hung, and is terminated. */
const BOT_OVERTIME_MS = 10_000

/** A shorter search hardly improves on the quick answer: the task is skipped. */
const MIN_SEARCH_MS = 10

/**
 * Worker threads for bots that search. Threads are started on demand. When all are busy, tasks are taken round-robin by
 * address, then by room, and searches become shorter, so that no answer is late.
 */
export class BotWorkerPool {
  readonly timeMs: number
  readonly totals = new SearchTotals()
  readonly #options: BotWorkerPoolOptions
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, PendingTask>()
  /** Tasks that no worker has started. */
  readonly #queue = new FairQueue<PendingTask>()
  #isStopped = false

  constructor(options: BotWorkerPoolOptions) {
    this.timeMs = options.timeMs
    this.#options = options
  }

  /** Resolves to null if the workers failed or are too busy, or if `signal` has cancelled the task. */
  run(origin: BotTaskOrigin, botTask: BotTask, signal: AbortSignal): Promise<Answer | null> {
    return new Promise((done) => {
      if (this.#isStopped) {
        done(null)
        return
      }
      const task: PendingTask = {
        origin,
        botTask: botTask,
        isRetry: false,
        signal,
        resolve: done,
      }
      signal.addEventListener('abort', () => {
        this.#queue.remove(origin, task)
        done(null)
      })
      this.#queue.add(origin, task)
      this.#dispatch()
    })
  }

  #dispatch(): void {
    while (!this.#queue.isEmpty) {
      const thread = this.#idle.pop() ?? this.#createWorker()
      if (!thread) return
      const task = this.#queue.take()!
      const timeMs = this.#shareOfTime(task)
      if (timeMs >= Math.min(MIN_SEARCH_MS, task.botTask.timeMs)) this.#assign(thread, task, timeMs)
      else {
        this.totals.skipped++
        task.resolve(null)
        this.#idle.push(thread)
      }
    }
  }

  /**
   * The time for a task that has just been taken from the queue: each address with waiting tasks gets the same share of
   * the threads, and divides it among its own tasks. So what waits is done within about `timeMs`, and an address with
   * many bots shortens its own searches only.
   */
  #shareOfTime({ origin: [address], botTask: { timeMs } }: PendingTask): number {
    const waiting = this.#queue.sizeOf([address])
    const addresses = this.#queue.groupCount + (waiting === 0 ? 1 : 0)
    return Math.min(timeMs, (timeMs * this.#options.threads) / (addresses * (waiting + 1)))
  }

  #createWorker(): Worker | null {
    if (this.#busy.size + this.#idle.length >= this.#options.threads) return null
    const thread = new Worker(this.#options.workerModule)
    thread.unref()
    thread.on('message', (result: BotTaskResult) => this.#handleResult(thread, result))
    thread.on('error', (error) => this.#options.log(error as Error))
    thread.on('exit', () => this.#handleExit(thread))
    return thread
  }

  #assign(thread: Worker, task: PendingTask, timeMs: number): void {
    this.#busy.set(thread, task)
    task.timeout = setTimeout(() => this.#terminateOverdue(thread, task), timeMs + BOT_OVERTIME_MS)
    task.timeout.unref()
    thread.postMessage({ ...task.botTask, timeMs } satisfies BotTask)
  }

  #handleResult(thread: Worker, result: BotTaskResult): void {
    if (result.effort) this.totals.record(result.effort, result.elapsedMs)
    this.#release(thread)?.resolve(result.answer)
    this.#idle.push(thread)
    this.#dispatch()
  }

  #terminateOverdue(thread: Worker, task: PendingTask): void {
    task.isRetry = true
    void thread.terminate()
  }

  /** Retries the task of a dead worker first, in another thread. */
  #handleExit(thread: Worker): void {
    const at = this.#idle.indexOf(thread)
    if (at >= 0) this.#idle.splice(at, 1)
    const task = this.#release(thread)
    if (!task) return
    if (task.isRetry || task.signal.aborted || this.#isStopped) task.resolve(null)
    else this.#requeue(task)
    this.#dispatch()
  }

  #release(thread: Worker): PendingTask | undefined {
    const task = this.#busy.get(thread)
    this.#busy.delete(thread)
    clearTimeout(task?.timeout)
    return task
  }

  #requeue(task: PendingTask): void {
    task.isRetry = true
    this.#queue.addFirst(task.origin, task)
  }

  /** Resolves all pending tasks to null. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const task of this.#queue.all) task.resolve(null)
    this.#queue.clear()
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()))
  }
}
