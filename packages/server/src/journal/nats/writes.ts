import { patiently } from './patience.ts'

/** What is written without anybody waiting for it: for each room one thing after the other. */
export class Writes {
  readonly #underway = new Map<string, Promise<void>>()

  add(room: string, write: () => Promise<unknown>): void {
    const before = this.#underway.get(room) ?? Promise.resolve()
    const writing = before
      .then(() => patiently(write))
      // It can be made again from the journal, or will be written when something happens next.
      .catch(() => {})
      .then(() => {
        if (this.#underway.get(room) === writing) this.#underway.delete(room)
      })
    this.#underway.set(room, writing)
  }

  async of(room: string): Promise<void> {
    await this.#underway.get(room)
  }

  async all(): Promise<void> {
    await Promise.all(this.#underway.values())
  }
}
