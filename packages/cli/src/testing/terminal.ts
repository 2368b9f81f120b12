import type { ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './folder.ts'
import { startSlapwise } from './program.ts'

/** The program as somebody has it before them: they read, and they type. */
export class Terminal {
  readonly #program: ChildProcess
  #read = 0
  #wake: () => void = () => {}
  #isOver = false
  /** All that it has shown. */
  out = ''
  /** The exit code, once it has ended. */
  readonly code: Promise<number | null>

  constructor(args: readonly string[], more: NodeJS.ProcessEnv = {}, main?: string) {
    this.#program = startSlapwise(args, more, main)
    const hear = (text: Buffer) => {
      this.out += text
      this.#wake()
    }
    this.#program.stdout!.on('data', hear)
    this.#program.stderr!.on('data', hear)
    this.#program.stdin!.on('error', () => {})
    this.code = new Promise((resolve) => {
      this.#program.on('close', (code) => {
        this.#isOver = true
        this.#wake()
        resolve(code)
      })
    })
    onTestFinished(async () => {
      this.#program.kill('SIGKILL')
      await this.code
    })
  }

  type(line: string): void {
    if (!this.#isOver) this.#program.stdin!.write(`${line}\n`)
  }

  kill(signal: NodeJS.Signals): void {
    this.#program.kill(signal)
  }

  /** Reads on until it finds something. */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.out.slice(this.#read))
      if (found) {
        this.#read += found.index + found[0].length
        return found[1] ?? found[0]
      }
      if (this.#isOver) throw new Error(`It ended without ${pattern}: ${this.out.slice(-2000)}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Answers whatever is asked, until it shows something. */
  async answerUntil(pattern: RegExp, lines: readonly string[]): Promise<void> {
    for (let i = 0; ; i++) {
      const question = await this.until(new RegExp(`${pattern.source}|[^\\n]*› `))
      if (pattern.test(question)) return
      if (/^(Waiting|One moment|Es überlegt|Einen Moment)/.test(question)) continue
      if (pattern.test(await this.answer(lines[i % lines.length], pattern))) return
    }
  }

  /** Types a line and reads on until it was taken: a question that is shown again meanwhile is no new one. */
  answer(line: string, unless = /(?!)/): Promise<string> {
    this.type(line)
    return this.until(new RegExp(`${unless.source}|(?:^|› )${RegExp.escape(line)}\\n`))
  }
}

/** A server of its own, and where it is. */
export async function startServer(
  main?: string,
  folder = temporaryFolder(),
): Promise<{ server: Terminal; url: string }> {
  const server = new Terminal(
    ['serve', '--port', '0', '--data', folder],
    {
      HOST: '127.0.0.1',
      SLAPWISE_LOG: 'silent',
      SLAPWISE_BOT_DELAY: '0',
      SLAPWISE_MESSAGES_PER_SECOND: '1000',
    },
    main,
  )
  return { server, url: await server.until(/served at (\S+)/) }
}
