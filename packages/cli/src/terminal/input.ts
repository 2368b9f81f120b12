import { clearScreenDown, createInterface, cursorTo, type Interface, moveCursor } from 'node:readline'
import { forTerminal } from './ink.ts'
import { stdio } from './stdio.ts'

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

type Reader = Interface & { prevRows?: number }

const SECOND = 1000

/** Lines from the keyboard, or from a pipe, none of which may get lost between two questions. */
export class Input implements Asker {
  readonly #stdio = stdio()
  readonly #isTerminal = this.#stdio.stdin.isTTY && this.#stdio.stdout.isTTY
  readonly #lines: string[] = []
  #reader: Reader
  #asked: Asked | null = null
  /** Somebody has asked to stop while nothing was asked of them. */
  #isLeaving = false
  #isClosed = false

  constructor() {
    this.#reader = this.#open()
  }

  #open(): Reader {
    const { stdin: input, stdout: output } = this.#stdio
    const reader = createInterface({ input, output })
    reader.on('line', (line) => {
      if (this.#asked) this.#finish().resolve(line)
      else this.#lines.push(line)
    })
    reader.on('close', () => this.#end())
    reader.on('SIGINT', () => this.#leave())
    reader.on('SIGTSTP', () => this.#suspend())
    return reader
  }

  /** Words that change with time are written anew every second. */
  async ask(question: string | (() => string)): Promise<string> {
    const words = typeof question === 'string' ? () => question : question
    this.#show(words())
    const line = (await this.#next(words)).trim()
    if (!this.#stdio.stdin.isTTY) this.#write(`${forTerminal(line)}\n`)
    if (line === 'q') throw new Quit()
    return line
  }

  #next(words: () => string): Promise<string> {
    if (this.#isLeaving) {
      this.#isLeaving = false
      return Promise.reject(this.#newLine())
    }
    const line = this.#lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.#isClosed) return Promise.reject(this.#newLine())
    return new Promise((resolve, reject) => {
      this.#asked = { words, resolve, reject, timer: setInterval(() => this.refresh(), SECOND) }
    })
  }

  #write(text: string): void {
    this.#stdio.stdout.write(text)
  }

  #show(words: string): void {
    if (this.#isClosed) {
      this.#write(forTerminal(words))
      return
    }
    this.#reader.setPrompt(forTerminal(words))
    this.#reader.prompt(true)
  }

  #finish(): Asked {
    const asked = this.#asked!
    clearInterval(asked.timer)
    this.#asked = null
    return asked
  }

  /** A keyboard can still say something after Ctrl-D, a pipe that has ended cannot. */
  #end(): void {
    if (this.#isClosed) return
    if (this.#isTerminal && !this.#stdio.stdin.readableEnded) {
      this.#reader = this.#open()
      this.#leave()
      return
    }
    this.#isClosed = true
    if (this.#asked) this.#finish().reject(this.#newLine())
  }

  /** Who insists while nothing is asked need not wait. */
  #leave(): void {
    if (this.#asked) this.#finish().reject(this.#newLine())
    else if (this.#isLeaving) this.#kill('SIGINT')
    else this.#isLeaving = true
  }

  /** The whole job stops, with whatever has started us, so that the shell comes back. */
  #suspend(): void {
    process.once('SIGCONT', () => {
      this.#stdio.stdin.setRawMode(true)
      if (this.#asked) this.#show(this.#asked.words())
    })
    this.#kill('SIGTSTP')
  }

  #kill(signal: 'SIGINT' | 'SIGTSTP'): void {
    this.#stdio.stdin.setRawMode(false)
    process.kill(0, signal)
  }

  #newLine(): Quit {
    this.#write('\n')
    return new Quit()
  }

  /** The open question may read otherwise by now; what is typed already stays. */
  refresh(): void {
    const words = this.#asked?.words()
    if (words !== undefined && this.#isTerminal && forTerminal(words) !== this.#reader.getPrompt())
      this.#show(words)
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
    const { stdout } = this.#stdio
    if (!this.#isTerminal) {
      this.#write('\n')
      return
    }
    moveCursor(stdout, 0, -this.#reader.getCursorPos().rows)
    cursorTo(stdout, 0)
    clearScreenDown(stdout)
    // Else the reader would look for the question further up, where something else stands now.
    this.#reader.prevRows = 0
  }

  #forgetTyped(): void {
    this.#reader.setPrompt('')
    for (const name of ['e', 'u']) this.#reader.write(null as never, { ctrl: true, name })
  }

  close(): void {
    this.#isClosed = true
    if (this.#asked) this.#finish()
    this.#reader.close()
  }
}
