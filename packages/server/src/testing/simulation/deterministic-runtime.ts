import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { createRandom, type Random, randomBelow } from '@slapwise/kernel'
import { waitForOwnTurn } from '../../rooms/history/read-events.ts'

/** A simulated process, which can be suspended or dead. */
export class SimulatedProcess {
  /** Runs work in the context of this process; created once, since that is slow. */
  runInContext: (<T>(work: () => T) => T) | undefined
  isDead = false
  isStopped = false
  /** Calls that were due while it was suspended. */
  readonly deferred: ScheduledCall[] = []
}

interface ScheduledCall {
  readonly at: number
  readonly run: () => void
  readonly process: SimulatedProcess | null
  readonly timer: SimulatedTimer | null
}

/** The simulated time at the start. */
const START_TIME = Date.UTC(2026, 0, 1)

const originals = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  now: Date.now,
  elapsed: performance.now,
  randomUUID: crypto.randomUUID,
}

/**
 * The process that is running; shared by all runtimes, since each instance would be propagated by every promise from
 * then on.
 */
const currentProcess = new AsyncLocalStorage<SimulatedProcess>()

/**
 * Simulated time, which jumps to the next scheduled call, and random numbers from a seed. A timer belongs to the
 * process that set it: it fires when a suspended process resumes, and never in a dead one.
 */
export class DeterministicRuntime {
  readonly random: Random
  now = 0
  /** In descending order of time: the next call is the last element. */
  readonly #schedule: ScheduledCall[] = []
  readonly #immediates = new Set<() => void>()

  constructor(seed: string) {
    this.random = createRandom(seed)
  }

  /** Never for 0. */
  happensOneIn(oneIn: number): boolean {
    return oneIn > 0 && randomBelow(this.random, oneIn) === 0
  }

  randomUpTo(limit: number): number {
    return randomBelow(this.random, limit + 1)
  }

  pick<T>(list: readonly T[]): T {
    return list[randomBelow(this.random, list.length)]
  }

  /** Replaces all global functions for time and random numbers. */
  install(): void {
    const timer = (work: () => void, delay = 0) => this.#setTimeout(work, delay)
    Object.assign(globalThis, {
      setTimeout: timer,
      clearTimeout: (off?: SimulatedTimer) => off?.cancel(),
      setInterval: (work: () => void, delay: number) => this.#setInterval(work, delay),
      clearInterval: (off?: SimulatedTimer) => off?.cancel(),
      setImmediate: (work: () => void) => this.#setImmediate(work),
    })
    Date.now = () => START_TIME + Math.floor(this.now)
    performance.now = () => this.now
    crypto.randomUUID = () =>
      `${randomBelow(this.random, 2 ** 31)}-0-0-0-${randomBelow(this.random, 2 ** 31)}` as ReturnType<
        typeof crypto.randomUUID
      >
    syncBuiltinESMExports()
  }

  async uninstall(): Promise<void> {
    const { now, elapsed, randomUUID, ...timers } = originals
    Object.assign(globalThis, timers)
    for (const turn of this.#immediates) setImmediate(turn)
    Date.now = now
    performance.now = elapsed
    crypto.randomUUID = randomUUID
    syncBuiltinESMExports()
    await waitForOwnTurn()
  }

  /** All processes share one queue of immediates, and so do all runtimes: none of them may block it. */
  #setImmediate(work: () => void): void {
    const turn = () => {
      if (this.#immediates.delete(turn)) work()
    }
    this.#immediates.add(turn)
    this.runAfter(0, turn)
  }

  #setTimeout(work: () => void, delay: number): SimulatedTimer {
    const timer = new SimulatedTimer()
    this.#scheduleIn(delay, work, currentProcess.getStore() ?? null, timer)
    return timer
  }

  #setInterval(work: () => void, delay: number): SimulatedTimer {
    const timer = new SimulatedTimer()
    const process = currentProcess.getStore() ?? null
    const again = (): void => {
      work()
      this.#scheduleIn(delay, again, process, timer)
    }
    this.#scheduleIn(delay, again, process, timer)
    return timer
  }

  #scheduleIn(
    delay: number,
    work: () => void,
    process: SimulatedProcess | null,
    timer: SimulatedTimer | null = null,
  ): void {
    this.#add({ at: this.now + delay, run: work, process, timer })
  }

  /** Calls at the same time run in the order in which they were added. */
  #add(occurrence: ScheduledCall): void {
    const all = this.#schedule
    let [from, to] = [0, all.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (all[middle].at > occurrence.at) from = middle + 1
      else to = middle
    }
    all.splice(from, 0, occurrence)
  }

  /** Resumes a suspended process, with the calls that were due meanwhile. */
  resume(process: SimulatedProcess): void {
    process.isStopped = false
    for (const occurrence of process.deferred.splice(0)) this.#add(occurrence)
  }

  /** Schedules a call outside of all processes. */
  runAfter(delay: number, work: () => void): void {
    this.#scheduleIn(delay, work, null)
  }

  /** Schedules a call in a process. */
  runInProcessAfter(process: SimulatedProcess, delay: number, work: () => void): void {
    this.#scheduleIn(delay, work, process)
  }

  runInProcess<T>(process: SimulatedProcess, work: () => T): T {
    process.runInContext ??= currentProcess.run(process, () => AsyncLocalStorage.snapshot())
    return process.runInContext(work)
  }

  /** Runs until a condition holds; returns false after `longest` milliseconds of simulated time. */
  async runUntil(holds: () => boolean, longest: number): Promise<boolean> {
    for (const end = this.now + longest; ; ) {
      // Lets promise callbacks run first.
      await new Promise((turn) => originals.setImmediate(turn))
      if (holds()) return true
      const next = this.#next(end)
      if (!next) {
        this.now = end
        return false
      }
      this.now = Math.max(this.now, next.at)
      if (next.process) this.runInProcess(next.process, next.run)
      else next.run()
    }
  }

  /** The next call until `end`, in a process that is alive. */
  #next(end: number): ScheduledCall | undefined {
    for (let next = this.#schedule.pop(); next; next = this.#schedule.pop()) {
      const { at, process, timer } = next
      if (timer?.isCancelled || process?.isDead) continue
      if (process?.isStopped) process.deferred.push(next)
      else if (at <= end) return next
      else {
        this.#schedule.push(next)
        return
      }
    }
  }
}

class SimulatedTimer {
  isCancelled = false

  cancel(): void {
    this.isCancelled = true
  }

  unref(): void {}
}
