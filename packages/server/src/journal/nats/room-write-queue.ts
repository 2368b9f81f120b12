import { retry } from './retry.ts'

/** What is written without anybody waiting for it: for each room one thing after the other. */
export class RoomWriteQueue {
  readonly #pending = new Map<string, Promise<void>>()

  add(room: string, write: () => Promise<unknown>): void {
    const before = this.#pending.get(room) ?? Promise.resolve()
    const writing = before
      .then(() => retry(write))
      // It can be made again from the journal, or will be written when something happens next.
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
