import { clearScreenDown, createInterface, cursorTo, type Interface, moveCursor } from 'node:readline'
import { getStdio } from './stdio.ts'
import { escapeForTerminal } from './style.ts'

/** The user quits, or the input has ended. */
export class QuitError extends Error {}

/** The question was withdrawn before it was answered. */
export class InterruptedError extends Error {}

export interface LineReader {
  /** Asks a question; resolves with the next line, trimmed. */
  ask(question: string): Promise<string>
}

interface PendingQuestion {
  readonly getText: () => string
  readonly timer: NodeJS.Timeout
  resolve(line: string): void
  reject(error: Error): void
}

type Reader = Interface & { prevRows?: number }

const SECOND_MS = 1000

/** Lines from a keyboard or a pipe; lines between two questions are kept for the next one. */
export class TerminalInput implements LineReader {
  readonly #stdio = getStdio()
  readonly #isTerminal = this.#stdio.stdin.isTTY && this.#stdio.stdout.isTTY
  readonly #lines: string[] = []
  #reader: Reader
  #pending: PendingQuestion | null = null
  /** The user has asked to quit while no question was open. */
  #isQuitRequested = false
  #isClosed = false

  constructor() {
    this.#reader = this.#openReader()
  }

  #openReader(): Reader {
    const { stdin: input, stdout: output } = this.#stdio
    const reader = createInterface({ input, output })
    reader.on('line', (line) => {
      if (this.#pending) this.#takePending().resolve(line)
      else this.#lines.push(line)
    })
    reader.on('close', () => this.#onClose())
    reader.on('SIGINT', () => this.#requestQuit())
    reader.on('SIGTSTP', () => this.#suspend())
    return reader
  }

  /** A question that is a function is evaluated again every second, for countdowns. */
  async ask(question: string | (() => string)): Promise<string> {
    const getText = typeof question === 'string' ? () => question : question
    this.#showPrompt(getText())
    const line = (await this.#nextLine(getText)).trim()
    if (!this.#stdio.stdin.isTTY) this.#write(`${escapeForTerminal(line)}\n`)
    if (line === 'q') throw new QuitError()
    return line
  }

  #nextLine(getText: () => string): Promise<string> {
    if (this.#isQuitRequested) {
      this.#isQuitRequested = false
      return Promise.reject(this.#createQuitError())
    }
    const line = this.#lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.#isClosed) return Promise.reject(this.#createQuitError())
    return new Promise((resolve, reject) => {
      this.#pending = { getText, resolve, reject, timer: setInterval(() => this.refresh(), SECOND_MS) }
    })
  }

  #write(text: string): void {
    this.#stdio.stdout.write(text)
  }

  #showPrompt(text: string): void {
    if (this.#isClosed) {
      this.#write(escapeForTerminal(text))
      return
    }
    this.#reader.setPrompt(escapeForTerminal(text))
    this.#reader.prompt(true)
  }

  #takePending(): PendingQuestion {
    const asked = this.#pending!
    clearInterval(asked.timer)
    this.#pending = null
    return asked
  }

  /** After Ctrl-D a keyboard can be read again; a pipe that has ended cannot. */
  #onClose(): void {
    if (this.#isClosed) return
    if (this.#isTerminal && !this.#stdio.stdin.readableEnded) {
      this.#reader = this.#openReader()
      this.#requestQuit()
      return
    }
    this.#isClosed = true
    if (this.#pending) this.#takePending().reject(this.#createQuitError())
  }

  /** A second request while no question is open kills the process. */
  #requestQuit(): void {
    if (this.#pending) this.#takePending().reject(this.#createQuitError())
    else if (this.#isQuitRequested) this.#kill('SIGINT')
    else this.#isQuitRequested = true
  }

  /** Suspends the whole process group, so that the shell gets the terminal back. */
  #suspend(): void {
    process.once('SIGCONT', () => {
      this.#stdio.stdin.setRawMode(true)
      if (this.#pending) this.#showPrompt(this.#pending.getText())
    })
    this.#kill('SIGTSTP')
  }

  #kill(signal: 'SIGINT' | 'SIGTSTP'): void {
    this.#stdio.stdin.setRawMode(false)
    process.kill(0, signal)
  }

  #createQuitError(): QuitError {
    this.#write('\n')
    return new QuitError()
  }

  /** Redraws the open question if its text has changed; typed text stays. */
  refresh(): void {
    const getText = this.#pending?.getText()
    if (getText !== undefined && this.#isTerminal && escapeForTerminal(getText) !== this.#reader.getPrompt())
      this.#showPrompt(getText)
  }

  /** Prints above the open question, which is redrawn below. */
  printAbovePrompt(action: () => void): void {
    if (!this.#pending) {
      action()
      return
    }
    this.#clearPrompt()
    action()
    this.#showPrompt(this.#pending.getText())
  }

  /** Withdraws the open question and discards what was typed, except chat. */
  interrupt(): void {
    if (!this.#pending) return
    this.#clearPrompt()
    if (this.#isTerminal && !this.#reader.line.startsWith('/')) this.#clearTypedText()
    this.#takePending().reject(new InterruptedError())
  }

  #clearPrompt(): void {
    const { stdout } = this.#stdio
    if (!this.#isTerminal) {
      this.#write('\n')
      return
    }
    moveCursor(stdout, 0, -this.#reader.getCursorPos().rows)
    cursorTo(stdout, 0)
    clearScreenDown(stdout)
    // Otherwise readline would clear the lines above, which belong to other output.
    this.#reader.prevRows = 0
  }

  #clearTypedText(): void {
    this.#reader.setPrompt('')
    for (const name of ['e', 'u']) this.#reader.write(null as never, { ctrl: true, name })
  }

  close(): void {
    this.#isClosed = true
    if (this.#pending) this.#takePending()
    this.#reader.close()
  }
}
