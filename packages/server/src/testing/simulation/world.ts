import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { below, type Random, seeded } from '@slapwise/kernel'
import { ownTurn } from '../../rooms/history/slices.ts'

/** A process: what it does stops with it, for a while or for good. */
export class Process {
  /** Runs something as this process; made once, since that takes long. */
  enter: (<T>(work: () => T) => T) | undefined
  isDead = false
  isStopped = false
  /** What has happened to it while it was stopped. */
  readonly missed: Occurrence[] = []
}

interface Occurrence {
  readonly at: number
  readonly work: () => void
  readonly process: Process | null
  readonly timer: Timer | null
}

/** Some day, from which on time is counted. */
const BEGINNING = Date.UTC(2026, 0, 1)

const real = {
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
const running = new AsyncLocalStorage<Process>()

/**
 * Time that passes only when something is to happen, and chance that is the same for the same seed. What a process has set
 * a timer for happens to that process: if it is stopped, when it goes on, and if it is dead, never.
 */
export class World {
  readonly random: Random
  now = 0
  /** The next comes last. */
  readonly #occurrences: Occurrence[] = []
  readonly #turns = new Set<() => void>()

  constructor(seed: string) {
    this.random = seeded(seed)
  }

  /** Never for 0. */
  chance(oneIn: number): boolean {
    return oneIn > 0 && below(this.random, oneIn) === 0
  }

  upTo(most: number): number {
    return below(this.random, most + 1)
  }

  pick<T>(list: readonly T[]): T {
    return list[below(this.random, list.length)]
  }

  /** Takes over all that tells or makes time and chance. */
  begin(): void {
    const timer = (work: () => void, delay = 0) => this.#timer(work, delay)
    Object.assign(globalThis, {
      setTimeout: timer,
      clearTimeout: (off?: Timer) => off?.callOff(),
      setInterval: (work: () => void, delay: number) => this.#interval(work, delay),
      clearInterval: (off?: Timer) => off?.callOff(),
      setImmediate: (work: () => void) => this.#nextTurn(work),
    })
    Date.now = () => BEGINNING + Math.floor(this.now)
    performance.now = () => this.now
    crypto.randomUUID = () =>
      `${below(this.random, 2 ** 31)}-0-0-0-${below(this.random, 2 ** 31)}` as ReturnType<
        typeof crypto.randomUUID
      >
    syncBuiltinESMExports()
  }

  async end(): Promise<void> {
    const { now, elapsed, randomUUID, ...timers } = real
    Object.assign(globalThis, timers)
    for (const turn of this.#turns) setImmediate(turn)
    Date.now = now
    performance.now = elapsed
    crypto.randomUUID = randomUUID
    syncBuiltinESMExports()
    await ownTurn()
  }

  /** Whose turn it is, is shared by all processes here, and so by all worlds: none of them may keep it. */
  #nextTurn(work: () => void): void {
    const turn = () => {
      if (this.#turns.delete(turn)) work()
    }
    this.#turns.add(turn)
    this.after(0, turn)
  }

  #timer(work: () => void, delay: number): Timer {
    const timer = new Timer()
    this.#happens(delay, work, running.getStore() ?? null, timer)
    return timer
  }

  #interval(work: () => void, delay: number): Timer {
    const timer = new Timer()
    const process = running.getStore() ?? null
    const again = (): void => {
      work()
      this.#happens(delay, again, process, timer)
    }
    this.#happens(delay, again, process, timer)
    return timer
  }

  #happens(delay: number, work: () => void, process: Process | null, timer: Timer | null = null): void {
    this.#add({ at: this.now + delay, work, process, timer })
  }

  /** Of what happens at the same time, the first to be added comes first. */
  #add(occurrence: Occurrence): void {
    const all = this.#occurrences
    let [from, to] = [0, all.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (all[middle].at > occurrence.at) from = middle + 1
      else to = middle
    }
    all.splice(from, 0, occurrence)
  }

  /** A process that was stopped goes on, and notices what has happened meanwhile. */
  goOn(process: Process): void {
    process.isStopped = false
    for (const occurrence of process.missed.splice(0)) this.#add(occurrence)
  }

  /** Something happens outside of all processes. */
  after(delay: number, work: () => void): void {
    this.#happens(delay, work, null)
  }

  /** Something reaches a process. */
  reach(process: Process, delay: number, work: () => void): void {
    this.#happens(delay, work, process)
  }

  within<T>(process: Process, work: () => T): T {
    process.enter ??= running.run(process, () => AsyncLocalStorage.snapshot())
    return process.enter(work)
  }

  /** Lets things happen until something holds, or it takes longer than that. */
  async until(holds: () => boolean, longest: number): Promise<boolean> {
    for (const end = this.now + longest; ; ) {
      // What was promised meanwhile comes first.
      await new Promise((turn) => real.setImmediate(turn))
      if (holds()) return true
      const next = this.#next(end)
      if (!next) {
        this.now = end
        return false
      }
      this.now = Math.max(this.now, next.at)
      if (next.process) this.within(next.process, next.work)
      else next.work()
    }
  }

  /** What happens next, until then, to somebody to whom something can happen. */
  #next(end: number): Occurrence | undefined {
    for (let next = this.#occurrences.pop(); next; next = this.#occurrences.pop()) {
      const { at, process, timer } = next
      if (timer?.isOff || process?.isDead) continue
      if (process?.isStopped) process.missed.push(next)
      else if (at <= end) return next
      else {
        this.#occurrences.push(next)
        return
      }
    }
  }
}

class Timer {
  isOff = false

  callOff(): void {
    this.isOff = true
  }

  unref(): void {}
}
