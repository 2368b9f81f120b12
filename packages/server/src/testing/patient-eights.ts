/** Crazy Eights with bots that think until a spec says so: both the spec and their threads know this file. */

import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { crazyEights, type View } from '@slapwise/crazy-eights'
import { type Bot, Games } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/deadline'

const SHARED = 'patience'
const [BEGUN, ALLOWED, DYING] = [0, 1, 2]
const PLACES = 3
const MOST_PLAYERS = 6

/** What the bots of tables of one size wait for. */
export class Patience {
  readonly #places: Int32Array

  constructor(players: number) {
    const shared = getEnvironmentData(SHARED) as unknown as SharedArrayBuffer
    this.#places = new Int32Array(shared).subarray(players * PLACES, (players + 1) * PLACES)
  }

  /** Before the first thread is started. */
  static renew(): void {
    const size = (MOST_PLAYERS + 1) * PLACES * Int32Array.BYTES_PER_ELEMENT
    setEnvironmentData(SHARED, new SharedArrayBuffer(size) as unknown as never)
  }

  /** As a bot, in its thread. */
  think(): void {
    Atomics.add(this.#places, BEGUN, 1)
    Atomics.notify(this.#places, BEGUN)
    if (Atomics.load(this.#places, DYING) > 0) {
      Atomics.sub(this.#places, DYING, 1)
      process.exit(1)
    }
    while (Atomics.load(this.#places, ALLOWED) === 0) Atomics.wait(this.#places, ALLOWED, 0)
    Atomics.sub(this.#places, ALLOWED, 1)
  }

  /** Whoever thinks, or begins to, comes to an end. */
  allow(thoughts: number): void {
    Atomics.add(this.#places, ALLOWED, thoughts)
    Atomics.notify(this.#places, ALLOWED)
  }

  /** So many threads end in the middle of a thought. */
  kill(threads: number): void {
    Atomics.add(this.#places, DYING, threads)
  }

  /** Until so many thoughts have been begun. */
  begun(thoughts: number): Promise<unknown> {
    return waitUntil(
      () => `${thoughts} thoughts to begin; ${this.thoughts} have`,
      () => this.thoughts >= thoughts,
    )
  }

  get thoughts(): number {
    return Atomics.load(this.#places, BEGUN)
  }
}

/** Plays what comes last, after a while: never what is safe, which it does without a thought. */
const patient: Bot<View> = {
  isSlow: true,
  answer({ prompt: { choice, fallback }, view }, mind) {
    if (!mind) return fallback
    new Patience(view().cards.length).think()
    return choice.options.at(-1)!
  },
}

const patientEights = {
  ...crazyEights,
  bots: { ...crazyEights.bots, fiendish: patient },
} as typeof crazyEights

export const PATIENT_GAMES = new Games(patientEights)
