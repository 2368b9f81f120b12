import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { createRandom, type Random, randomBelow } from '@slapwise/kernel'
import { waitForOwnTurn } from '../../rooms/history/read-events.ts'

/** A process: what it does stops with it, for a while or for good. */
export class SimulatedProcess {
  /** Runs something as this process; made once, since that takes long. */
  runInContext: (<T>(work: () => T) => T) | undefined
  isDead = false
  isStopped = false
  /** What has happened to it while it was stopped. */
  readonly deferred: ScheduledCall[] = []
}

interface ScheduledCall {
  readonly at: number
  readonly run: () => void
  readonly process: SimulatedProcess | null
  readonly timer: SimulatedTimer | null
}

/** Some day, from which on time is counted. */
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

/** Which process runs; one for all worlds, since each would be carried along by every promise from then on. */
const currentProcess = new AsyncLocalStorage<SimulatedProcess>()

/**
 * Time that passes only when something is to happen, and chance that is the same for the same seed. What a process has set
 * a timer for happens to that process: if it is stopped, when it goes on, and if it is dead, never.
 */
export class DeterministicRuntime {
  readonly random: Random
  now = 0
  /** The next comes last. */
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

  /** Takes over all that tells or makes time and chance. */
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

  /** Whose turn it is, is shared by all processes here, and so by all worlds: none of them may keep it. */
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

  /** Of what happens at the same time, the first to be added comes first. */
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

  /** A process that was stopped goes on, and notices what has happened meanwhile. */
  resume(process: SimulatedProcess): void {
    process.isStopped = false
    for (const occurrence of process.deferred.splice(0)) this.#add(occurrence)
  }

  /** Something happens outside of all processes. */
  runAfter(delay: number, work: () => void): void {
    this.#scheduleIn(delay, work, null)
  }

  /** Something reaches a process. */
  runInProcessAfter(process: SimulatedProcess, delay: number, work: () => void): void {
    this.#scheduleIn(delay, work, process)
  }

  runInProcess<T>(process: SimulatedProcess, work: () => T): T {
    process.runInContext ??= currentProcess.run(process, () => AsyncLocalStorage.snapshot())
    return process.runInContext(work)
  }

  /** Lets things happen until something holds, or it takes longer than that. */
  async runUntil(holds: () => boolean, longest: number): Promise<boolean> {
    for (const end = this.now + longest; ; ) {
      // What was promised meanwhile comes first.
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

  /** What happens next, until then, to somebody to whom something can happen. */
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
