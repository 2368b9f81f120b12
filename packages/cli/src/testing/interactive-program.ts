import { waitFor } from '@slapwise/kernel/testing/wait'

/** A running program that a test reads from and types into. */
export abstract class InteractiveProgram {
  #readOffset = 0
  #resumeWaiting: () => void = () => {}
  #hasEnded = false
  /** All output so far. */
  out = ''
  protected abstract readonly ended: Promise<number | null>

  /** Resolves with the exit code. */
  get code(): Promise<number | null> {
    return waitFor(() => `the program to end; ${this.#lastOutput}`, this.ended)
  }

  protected abstract write(text: string): void

  protected appendOutput(text: string): void {
    this.out += text
    this.#resumeWaiting()
  }

  protected markEnded(): void {
    this.#hasEnded = true
    this.#resumeWaiting()
  }

  type(line: string): void {
    this.press(`${line}\n`)
  }

  /** Types keys without Enter. */
  press(keys: string): void {
    if (!this.#hasEnded) this.write(keys)
  }

  /** Waits until the unread output matches a pattern. */
  waitForOutput(pattern: RegExp): Promise<string> {
    return waitFor(() => `${pattern}; ${this.#lastOutput}`, this.#findOutput(pattern))
  }

  async #findOutput(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.out.slice(this.#readOffset))
      if (found) {
        this.#readOffset += found.index + found[0].length
        return found[1] ?? found[0]
      }
      if (this.#hasEnded) throw new Error(`It ended without ${pattern}; ${this.#lastOutput}`)
      await new Promise<void>((resolve) => {
        this.#resumeWaiting = resolve
      })
    }
  }

  get #lastOutput(): string {
    return `it showed last: ${this.out.slice(-2000)}`
  }

  /** Answers all questions with the given lines until the output matches a pattern. */
  async answerUntil(pattern: RegExp, lines: readonly string[]): Promise<void> {
    for (let i = 0; ; i++) {
      const question = await this.waitForOutput(new RegExp(`${pattern.source}|[^\\n]*› `))
      if (pattern.test(question)) return
      if (/^(Waiting|One moment|Es überlegt|Einen Moment)/.test(question)) continue
      if (pattern.test(await this.answer(lines[i % lines.length], pattern))) return
    }
  }

  /** Types a line and waits until it is echoed: a question that is printed again meanwhile is not a new one. */
  answer(line: string, unless = /(?!)/): Promise<string> {
    this.type(line)
    return this.waitForOutput(new RegExp(`${unless.source}|(?:^|› )${RegExp.escape(line)}\\n`))
  }
}
