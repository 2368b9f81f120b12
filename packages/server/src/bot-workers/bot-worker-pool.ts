import { Worker } from 'node:worker_threads'
import type { Answer } from '@slapwise/kernel'
import { FairQueue } from '../fair-queue.ts'
import type { BotTask } from './bot-task.ts'

export interface BotWorkerPoolOptions {
  /** Module that each worker thread runs; it calls `runBotWorker`. */
  readonly workerModule: URL
  /** Maximum number of worker threads. */
  readonly threads: number
  /** Thinking time of a bot. */
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

/**
 * Worker threads for bots that search. Threads are started on demand. When all are busy, tasks are taken round-robin by
 * address, then by room.
 */
export class BotWorkerPool {
  readonly timeMs: number
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

  /** Resolves to null if the workers failed, or if `dropped` has cancelled the task. */
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
      this.#assign(thread, this.#queue.take()!)
    }
  }

  #createWorker(): Worker | null {
    if (this.#busy.size + this.#idle.length >= this.#options.threads) return null
    const thread = new Worker(this.#options.workerModule)
    thread.unref()
    thread.on('message', (answer: Answer) => this.#handleAnswer(thread, answer))
    thread.on('error', (error) => this.#options.log(error as Error))
    thread.on('exit', () => this.#handleExit(thread))
    return thread
  }

  #assign(thread: Worker, task: PendingTask): void {
    this.#busy.set(thread, task)
    task.timeout = setTimeout(
      () => this.#terminateOverdue(thread, task),
      task.botTask.timeMs + BOT_OVERTIME_MS,
    )
    task.timeout.unref()
    thread.postMessage(task.botTask)
  }

  #handleAnswer(thread: Worker, answer: Answer): void {
    this.#release(thread)?.resolve(answer)
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
