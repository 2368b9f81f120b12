import { Worker } from 'node:worker_threads'
import type { Answer } from '@slapwise/kernel'
import { FairQueue } from '../fair-queue.ts'
import type { BotTask } from './bot-task.ts'

export interface BotWorkerPoolOptions {
  /** What each thread runs: it calls `thinkFor`. */
  readonly workerModule: URL
  /** How many threads there are at most. */
  readonly threads: number
  /** Milliseconds that a bot may think. */
  readonly timeMs: number
  log(error: Error): void
}

/** Whose bots ask: the rooms of one address, however many it opens, share the turns that an address gets. */
export type BotTaskOrigin = readonly [creatorAddressHash: string, room: string]

interface PendingTask {
  readonly origin: BotTaskOrigin
  readonly botTask: BotTask
  /** A thread was lost over it: a second one may try, and no third. */
  isRetry: boolean
  readonly signal: AbortSignal
  timeout?: NodeJS.Timeout
  resolve(answer: Answer | null): void
}

/** Who thinks longer than they may by so many milliseconds does not come to an end at all. */
const BOT_OVERTIME_MS = 10_000

/**
 * Threads in which bots think that take their time over it. They are started when they are needed first. Where all are
 * busy, addresses take turns, and so do the rooms that one of them has opened, however much each wants to know.
 */
export class BotWorkerPool {
  readonly timeMs: number
  readonly #options: BotWorkerPoolOptions
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, PendingTask>()
  /** What nobody thinks about yet. */
  readonly #queue = new FairQueue<PendingTask>()
  #isStopped = false

  constructor(options: BotWorkerPoolOptions) {
    this.timeMs = options.timeMs
    this.#options = options
  }

  /** Null if nobody came to anything, or `dropped` says that nobody wants to know any more. */
  run(asking: BotTaskOrigin, riddle: BotTask, dropped: AbortSignal): Promise<Answer | null> {
    return new Promise((done) => {
      if (this.#isStopped) {
        done(null)
        return
      }
      const task: PendingTask = {
        origin: asking,
        botTask: riddle,
        isRetry: false,
        signal: dropped,
        resolve: done,
      }
      dropped.addEventListener('abort', () => {
        this.#queue.remove(asking, task)
        done(null)
      })
      this.#queue.add(asking, task)
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

  /** What it was thinking about comes next, in another thread. */
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

  /** Whoever waits for something gets nothing. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const task of this.#queue.all) task.resolve(null)
    this.#queue.clear()
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()))
  }
}
