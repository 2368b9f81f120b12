import { clearScreenDown, createInterface, cursorTo, type Interface, moveCursor } from 'node:readline'

/** Somebody wants to stop: they said so, or there is no more input. */
export class Quit extends Error {}

/** The question is closed before anybody has answered it. */
export class Interrupted extends Error {}

/** Where answers come from. */
export interface Asker {
  /** The next line without the blanks around it. */
  ask(question: string): Promise<string>
}

interface Asked {
  readonly words: () => string
  readonly timer: NodeJS.Timeout
  resolve(line: string): void
  reject(error: Error): void
}

const SECOND = 1000

/** Lines from the keyboard, or from a pipe, none of which may get lost between two questions. */
export class Input implements Asker {
  readonly #reader: Interface & { prevRows?: number }
  readonly #lines: string[] = []
  readonly #isTerminal = process.stdin.isTTY && process.stdout.isTTY
  #asked: Asked | null = null
  #isClosed = false

  constructor() {
    this.#reader = createInterface({ input: process.stdin, output: process.stdout })
    this.#reader.on('line', (line) => {
      if (this.#asked) this.#finish().resolve(line)
      else this.#lines.push(line)
    })
    this.#reader.on('close', () => {
      this.#isClosed = true
      if (this.#asked) this.#finish().reject(endOfInput())
    })
  }

  /** Words that change with time are written anew every second. */
  async ask(question: string | (() => string)): Promise<string> {
    const words = typeof question === 'string' ? () => question : question
    this.#show(words())
    const line = (await this.#next(words)).trim()
    if (!process.stdin.isTTY) process.stdout.write(`${line}\n`)
    if (line === 'q') throw new Quit()
    return line
  }

  #next(words: () => string): Promise<string> {
    const line = this.#lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.#isClosed) return Promise.reject(endOfInput())
    return new Promise((resolve, reject) => {
      this.#asked = { words, resolve, reject, timer: setInterval(() => this.refresh(), SECOND) }
    })
  }

  #show(words: string): void {
    if (this.#isClosed) {
      process.stdout.write(words)
      return
    }
    this.#reader.setPrompt(words)
    this.#reader.prompt(true)
  }

  #finish(): Asked {
    const asked = this.#asked!
    clearInterval(asked.timer)
    this.#asked = null
    return asked
  }

  /** The open question may read otherwise by now; what is typed already stays. */
  refresh(): void {
    const words = this.#asked?.words()
    if (words !== undefined && this.#isTerminal && words !== this.#reader.getPrompt()) this.#show(words)
  }

  /** Prints something while a question may be open: it stays below. */
  say(act: () => void): void {
    if (!this.#asked) {
      act()
      return
    }
    this.#wipe()
    act()
    this.#show(this.#asked.words())
  }

  /** Takes the open question back, and what was typed for it; what is to be said to others stays. */
  interrupt(): void {
    if (!this.#asked) return
    this.#wipe()
    if (this.#isTerminal && !this.#reader.line.startsWith('/')) this.#forgetTyped()
    this.#finish().reject(new Interrupted())
  }

  #wipe(): void {
    if (!this.#isTerminal) {
      process.stdout.write('\n')
      return
    }
    moveCursor(process.stdout, 0, -this.#reader.getCursorPos().rows)
    cursorTo(process.stdout, 0)
    clearScreenDown(process.stdout)
    // Else the reader would look for the question further up, where something else stands now.
    this.#reader.prevRows = 0
  }

  #forgetTyped(): void {
    this.#reader.setPrompt('')
    for (const name of ['e', 'u']) this.#reader.write(null as never, { ctrl: true, name })
  }

  close(): void {
    this.#reader.close()
  }
}

function endOfInput(): Quit {
  process.stdout.write('\n')
  return new Quit()
}
