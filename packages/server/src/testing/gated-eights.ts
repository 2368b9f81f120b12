/**
 * Crazy Eights with bots that search until a spec lets them finish: both the spec and the worker threads import this
 * file.
 */

import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { crazyEights, type View } from '@slapwise/crazy-eights'
import { type Bot, GameRegistry, type SearchEffort } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/wait'

const SHARED_KEY = 'bot-gate'
const [BEGUN, ALLOWED, DYING] = [0, 1, 2]
const COUNTERS_PER_GATE = 3
const MAX_PLAYERS = 6

/** Shared counters that the bots in rooms of one size wait for. */
export class BotGate {
  readonly #counters: Int32Array

  constructor(players: number) {
    const shared = getEnvironmentData(SHARED_KEY) as unknown as SharedArrayBuffer
    this.#counters = new Int32Array(shared).subarray(
      players * COUNTERS_PER_GATE,
      (players + 1) * COUNTERS_PER_GATE,
    )
  }

  /** Call it before the first thread is started. */
  static reset(): void {
    const size = (MAX_PLAYERS + 1) * COUNTERS_PER_GATE * Int32Array.BYTES_PER_ELEMENT
    setEnvironmentData(SHARED_KEY, new SharedArrayBuffer(size) as unknown as never)
  }

  /** Called by the bot, in its thread. */
  waitAtGate(): void {
    Atomics.add(this.#counters, BEGUN, 1)
    Atomics.notify(this.#counters, BEGUN)
    if (Atomics.load(this.#counters, DYING) > 0) {
      Atomics.sub(this.#counters, DYING, 1)
      process.exit(1)
    }
    while (Atomics.load(this.#counters, ALLOWED) === 0) Atomics.wait(this.#counters, ALLOWED, 0)
    Atomics.sub(this.#counters, ALLOWED, 1)
  }

  /** Lets `searchCount` searches finish, running or later ones. */
  release(searchCount: number): void {
    Atomics.add(this.#counters, ALLOWED, searchCount)
    Atomics.notify(this.#counters, ALLOWED)
  }

  /** Kills the given number of threads in the middle of a search. */
  killThreads(threads: number): void {
    Atomics.add(this.#counters, DYING, threads)
  }

  /** Waits until `searchCount` searches have begun. */
  waitForSearches(searchCount: number): Promise<unknown> {
    return waitUntil(
      () => `${searchCount} searches to start; ${this.startedSearches} have`,
      () => this.startedSearches >= searchCount,
    )
  }

  get startedSearches(): number {
    return Atomics.load(this.#counters, BEGUN)
  }
}

/** The effort that gated bots report for each search. */
export const GATED_EFFORT: SearchEffort = { rollouts: 30, maxRollouts: 50, isCutShort: true }

/** Gives the last option after its search: never the safe one, which it gives without a search. */
const gatedBot: Bot<View> = {
  isSlow: true,
  answer({ prompt: { choice, fallback }, view }, search) {
    if (!search) return fallback
    new BotGate(view().handSizes.length).waitAtGate()
    search.reportEffort(GATED_EFFORT)
    return choice.options.at(-1)!
  },
}

const gatedEights = {
  ...crazyEights,
  bots: { ...crazyEights.bots, fiendish: gatedBot },
} as typeof crazyEights

export const GATED_GAMES = new GameRegistry(gatedEights)
