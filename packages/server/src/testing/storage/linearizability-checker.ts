import { expect } from 'vitest'
import { appendEvents, encodeTestEvent, type WithJournal } from './storage-kit.ts'

const waitForNextTurn = () => new Promise((next) => setImmediate(next))

/** Writes per writer, some of them with several events. */
const WRITES_PER_WRITER = 25

/**
 * Checks the operations of concurrent readers and writers. They are linearizable if each can be thought to take effect
 * at one moment between its start and its end. Since a journal only grows, it is enough that every reader sees a prefix
 * of the same list, with everything in it that was known to be stored when the read began, and that the list contains
 * each written event at most once, and no others.
 */
export class LinearizabilityChecker {
  #writers = 0
  #isOver = 0
  /** The position up to which events are known to be stored. */
  #stored = 0
  readonly #written = new Map<string, number>()
  readonly #lost: string[] = []
  readonly #seen: (readonly string[])[] = []

  async write(storage: WithJournal): Promise<void> {
    const writer = ++this.#writers
    let position = 0
    for (let write = 0; write < WRITES_PER_WRITER; write++) {
      const events = Array.from({ length: 1 + (write % 3) }, (_, i) =>
        encodeTestEvent(`${writer} ${write} ${i}`),
      )
      const outcome = await appendEvents(storage, 'a', position + 1, ...events)
      if (outcome === 'stored') {
        for (const [i, text] of events.entries()) this.#written.set(text, position + 1 + i)
        position += events.length
        this.#stored = Math.max(this.#stored, position)
      } else {
        expect(outcome).toBe('conflict')
        this.#lost.push(...events)
        position = (await this.#look(storage)).length
      }
    }
    this.#isOver++
  }

  async watch(storage: WithJournal): Promise<void> {
    do {
      await this.#look(storage)
      await waitForNextTurn()
    } while (this.#isOver < this.#writers)
  }

  async #look(storage: WithJournal): Promise<readonly string[]> {
    const least = this.#stored
    const seen = await storage.journal.read('a', 0)
    expect(seen.length).toBeGreaterThanOrEqual(least)
    this.#stored = Math.max(this.#stored, seen.length)
    this.#seen.push(seen)
    return seen
  }

  check(events: readonly string[]): void {
    expect(events).toHaveLength(this.#written.size)
    for (const [text, position] of this.#written) expect(events[position - 1]).toBe(text)
    for (const text of this.#lost) expect(events).not.toContain(text)
    for (const seen of this.#seen) expect(seen).toEqual(events.slice(0, seen.length))
    expect(this.#lost.length).toBeGreaterThan(0)
  }
}
