import { Worker } from 'node:worker_threads'
import type { Answer } from '@slapwise/kernel'
import { ByTurns } from '../by-turns.ts'
import type { BotTask } from './bot-task.ts'

export interface ThinkersOptions {
  /** What each thread runs: it calls `thinkFor`. */
  readonly module: URL
  /** How many threads there are at most. */
  readonly threads: number
  /** Milliseconds that a bot may think. */
  readonly time: number
  log(error: Error): void
}

/** Whose bots ask: the rooms of one address, however many it opens, share the turns that an address gets. */
export type Asking = readonly [openedFrom: string, room: string]

interface Task {
  readonly asking: Asking
  readonly riddle: BotTask
  /** A thread was lost over it: a second one may try, and no third. */
  isAgain: boolean
  readonly dropped: AbortSignal
  overtime?: NodeJS.Timeout
  done(answer: Answer | null): void
}

/** Who thinks longer than they may by so many milliseconds does not come to an end at all. */
const OVERTIME = 10_000

/**
 * Threads in which bots think that take their time over it. They are started when they are needed first. Where all are
 * busy, addresses take turns, and so do the rooms that one of them has opened, however much each wants to know.
 */
export class BotWorkerPool {
  readonly time: number
  readonly #options: ThinkersOptions
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Task>()
  /** What nobody thinks about yet. */
  readonly #waiting = new ByTurns<Task>()
  #isStopped = false

  constructor(options: ThinkersOptions) {
    this.time = options.time
    this.#options = options
  }

  /** Null if nobody came to anything, or `dropped` says that nobody wants to know any more. */
  think(asking: Asking, riddle: BotTask, dropped: AbortSignal): Promise<Answer | null> {
    return new Promise((done) => {
      if (this.#isStopped) {
        done(null)
        return
      }
      const task: Task = { asking, riddle, isAgain: false, dropped, done }
      dropped.addEventListener('abort', () => {
        this.#waiting.remove(asking, task)
        done(null)
      })
      this.#waiting.add(asking, task)
      this.#goOn()
    })
  }

  #goOn(): void {
    while (!this.#waiting.isEmpty) {
      const thread = this.#idle.pop() ?? this.#newThread()
      if (!thread) return
      this.#give(thread, this.#waiting.next()!)
    }
  }

  #newThread(): Worker | null {
    if (this.#busy.size + this.#idle.length >= this.#options.threads) return null
    const thread = new Worker(this.#options.module)
    thread.unref()
    thread.on('message', (answer: Answer) => this.#take(thread, answer))
    thread.on('error', (error) => this.#options.log(error as Error))
    thread.on('exit', () => this.#lose(thread))
    return thread
  }

  #give(thread: Worker, task: Task): void {
    this.#busy.set(thread, task)
    task.overtime = setTimeout(() => this.#giveUp(thread, task), task.riddle.time + OVERTIME)
    task.overtime.unref()
    thread.postMessage(task.riddle)
  }

  #take(thread: Worker, answer: Answer): void {
    this.#release(thread)?.done(answer)
    this.#idle.push(thread)
    this.#goOn()
  }

  #giveUp(thread: Worker, task: Task): void {
    task.isAgain = true
    void thread.terminate()
  }

  /** What it was thinking about comes next, in another thread. */
  #lose(thread: Worker): void {
    const at = this.#idle.indexOf(thread)
    if (at >= 0) this.#idle.splice(at, 1)
    const task = this.#release(thread)
    if (!task) return
    if (task.isAgain || task.dropped.aborted || this.#isStopped) task.done(null)
    else this.#putBack(task)
    this.#goOn()
  }

  #release(thread: Worker): Task | undefined {
    const task = this.#busy.get(thread)
    this.#busy.delete(thread)
    clearTimeout(task?.overtime)
    return task
  }

  #putBack(task: Task): void {
    task.isAgain = true
    this.#waiting.putBack(task.asking, task)
  }

  /** Whoever waits for something gets nothing. */
  async stop(): Promise<void> {
    this.#isStopped = true
    for (const task of this.#waiting.all) task.done(null)
    this.#waiting.clear()
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((thread) => thread.terminate()))
  }
}
