import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { lowerPriority } from '../lower-priority.ts'
import type { PictureTask } from './drawing/draw-preview.ts'

/** The module lies beside this file, in the sources and in the npm package. */
const PROCESS_MODULE = new URL(`preview-process${extname(import.meta.url)}`, import.meta.url)

const MAX_QUEUED_TASKS = 16
/** A picture takes a tenth of a second of processor time; a busy machine may withhold that for most of a minute. */
const TASK_TIMEOUT_MS = 60_000
/** The process ends after this time without a task, and gives back its memory. */
const IDLE_MS = 10_000
/** Characters of an error message of the process. */
const MAX_PROBLEM_LENGTH = 2_000

interface PendingTask {
  readonly task: PictureTask
  resolve(png: Buffer | null): void
}

/**
 * Renders pictures, one at a time, in a process of low priority: it takes no time from the matches, its memory is given
 * back when it ends, and a fault in native code that draws strangers' names does not end the server.
 */
export class PictureRenderer {
  readonly #module: URL
  readonly #log: (error: Error) => void
  readonly #queue: PendingTask[] = []
  #process: ChildProcess | null = null
  #current: PendingTask | null = null
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  /** `module` is run by the process. */
  constructor(log: (error: Error) => void, module = PROCESS_MODULE) {
    this.#module = module
    this.#log = log
  }

  /** Null if the queue is full or the process fails. */
  render(task: PictureTask): Promise<Buffer | null> {
    if (this.#isStopped || this.#queue.length >= MAX_QUEUED_TASKS) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.#queue.push({ task, resolve })
      this.#startNext()
    })
  }

  #startNext(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    const next = this.#queue.shift()
    if (!next) {
      this.#timer = setTimeout(() => this.#endIdleProcess(), IDLE_MS).unref()
      return
    }
    this.#current = next
    this.#timer = setTimeout(() => this.#process?.kill('SIGKILL'), TASK_TIMEOUT_MS).unref()
    try {
      this.#process ??= this.#startProcess()
      this.#process.send(next.task)
    } catch (error) {
      // Without memory, processes or file descriptors, `fork` throws, or returns a process without a channel.
      this.#process?.kill('SIGKILL')
      this.#process = null
      this.#log(error as Error)
      this.#finish(null)
    }
  }

  /** Forgets the process at once: the next task must not be sent to one that is about to end. */
  #endIdleProcess(): void {
    this.#process?.kill()
    this.#process = null
  }

  #startProcess(): ChildProcess {
    // Advanced serialization passes the PNG as bytes. The parent's Node options are for a server with many rooms.
    const child = fork(this.#module, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64'],
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    if (child.pid !== undefined) lowerPriority(child.pid)
    child.unref()
    child.channel?.unref()
    let problem = ''
    child.stderr?.on('data', (text) => {
      problem = `${problem}${text}`.slice(0, MAX_PROBLEM_LENGTH)
    })
    child.on('message', (png: Uint8Array) => {
      if (this.#process === child) this.#finish(Buffer.from(png))
    })
    child.on('error', (error) => this.#log(error))
    child.on('close', () => this.#handleEnd(child, problem))
    return child
  }

  /** The task during which the process ended is given up: it may be the reason. */
  #handleEnd(child: ChildProcess, problem: string): void {
    if (this.#process !== child) return
    this.#process = null
    if (!this.#current) return
    if (!this.#isStopped) this.#log(new Error(`the process that renders link previews ended: ${problem}`))
    this.#finish(null)
  }

  #finish(png: Buffer | null): void {
    const finished = this.#current
    this.#current = null
    this.#startNext()
    finished?.resolve(png)
  }

  /** Resolves all pending tasks to null. */
  stop(): void {
    this.#isStopped = true
    for (const { resolve } of this.#queue.splice(0)) resolve(null)
    clearTimeout(this.#timer)
    this.#process?.kill('SIGKILL')
  }
}
