import { ByTurns } from '../../by-turns.ts'

/** Milliseconds of each turn of the event loop for those at the door: tables come before and after. */
const EACH_TURN = 4

/**
 * Where everybody comes in who asks for something: a few in each turn of the event loop, and addresses one after the
 * other, so that however many ask at once, tables go on and nobody waits for all of them.
 */
export class FairScheduler {
  readonly #waiting = new ByTurns<() => void>()
  #isTurning = false

  pass(address: string, enter: () => void): void {
    this.#waiting.add([address], enter)
    if (this.#isTurning) return
    this.#isTurning = true
    setImmediate(() => void this.#turn())
  }

  async #turn(): Promise<void> {
    const end = performance.now() + EACH_TURN
    do {
      this.#waiting.next()?.()
      await consequences()
    } while (!this.#waiting.isEmpty && performance.now() < end)
    this.#isTurning = !this.#waiting.isEmpty
    if (this.#isTurning) setImmediate(() => void this.#turn())
  }
}

/** All that follows at once from what was done, and would otherwise follow from all of it together. */
const consequences = (): Promise<void> => new Promise(process.nextTick)
