import { FairQueue } from '../../fair-queue.ts'

/** Milliseconds of each turn of the event loop for those at the door: tables come before and after. */
const TURN_BUDGET_MS = 4

/**
 * Where everybody comes in who asks for something: a few in each turn of the event loop, and addresses one after the
 * other, so that however many ask at once, tables go on and nobody waits for all of them.
 */
export class FairScheduler {
  readonly #queue = new FairQueue<() => void>()
  #isScheduled = false

  schedule(address: string, enter: () => void): void {
    this.#queue.add([address], enter)
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => void this.#runTurn())
  }

  async #runTurn(): Promise<void> {
    const end = performance.now() + TURN_BUDGET_MS
    do {
      this.#queue.take()?.()
      await waitForNextTick()
    } while (!this.#queue.isEmpty && performance.now() < end)
    this.#isScheduled = !this.#queue.isEmpty
    if (this.#isScheduled) setImmediate(() => void this.#runTurn())
  }
}

/** All that follows at once from what was done, and would otherwise follow from all of it together. */
const waitForNextTick = (): Promise<void> => new Promise(process.nextTick)
