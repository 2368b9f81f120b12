import { retry } from './retry.ts'

/** Writes in the background, one at a time per room. */
export class RoomWriteQueue {
  readonly #pending = new Map<string, Promise<void>>()

  add(room: string, write: () => Promise<unknown>): void {
    const before = this.#pending.get(room) ?? Promise.resolve()
    const writing = before
      .then(() => retry(write))
      // Everything written here can be rebuilt from the journal, or is written again with the next change.
      .catch(() => {})
      .then(() => {
        if (this.#pending.get(room) === writing) this.#pending.delete(room)
      })
    this.#pending.set(room, writing)
  }

  async waitForRoom(room: string): Promise<void> {
    await this.#pending.get(room)
  }

  async drain(): Promise<void> {
    await Promise.all(this.#pending.values())
  }
}
