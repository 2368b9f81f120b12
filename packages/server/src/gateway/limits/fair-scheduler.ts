import { FairQueue } from '../../fair-queue.ts'

/** Time per turn of the event loop for new requests; the rest is for matches. */
const TURN_BUDGET_MS = 4

/**
 * Starts requests and WebSocket upgrades: a few per turn of the event loop, round-robin by address, so that a burst of
 * requests neither delays matches nor starves other addresses.
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

/** Lets promise callbacks run after each task, instead of after all tasks of the turn together. */
const waitForNextTick = (): Promise<void> => new Promise(process.nextTick)
