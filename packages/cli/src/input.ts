import { createInterface, type Interface } from 'node:readline/promises'

/** Somebody wants to stop: they said so, or there is no more input. */
export class Quit extends Error {}

/** Lines from the keyboard, or from a pipe, none of which may get lost between two questions. */
export class Input {
  readonly #reader: Interface
  readonly #lines: AsyncIterator<string>

  constructor() {
    this.#reader = createInterface({ input: process.stdin, output: process.stdout })
    this.#lines = this.#reader[Symbol.asyncIterator]()
  }

  /** The next line without the blanks around it. */
  async ask(question: string): Promise<string> {
    this.#reader.setPrompt(question)
    this.#reader.prompt()
    const { done, value } = await this.#lines.next()
    if (done) {
      process.stdout.write('\n')
      throw new Quit()
    }
    const line = value.trim()
    if (!process.stdin.isTTY) process.stdout.write(`${line}\n`)
    if (line === 'q') throw new Quit()
    return line
  }

  close(): void {
    this.#reader.close()
  }
}
