import type { ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { InteractiveProgram } from './interactive-program.ts'
import { spawnCli } from './run-cli.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A program in a child process. */
export class ProgramProcess extends InteractiveProgram {
  readonly #program: ChildProcess
  protected override readonly ended: Promise<number | null>

  constructor(program: ChildProcess) {
    super()
    this.#program = program
    this.#program.stdout!.on('data', (text) => this.appendOutput(String(text)))
    this.#program.stderr!.on('data', (text) => this.appendOutput(String(text)))
    this.#program.stdin!.on('error', () => {})
    this.ended = new Promise((resolve) => {
      this.#program.on('close', (code) => {
        this.markEnded()
        resolve(code)
      })
    })
    onTestFinished(async () => {
      this.kill('SIGKILL')
      await this.code
    })
  }

  protected override write(text: string): void {
    this.#program.stdin!.write(text)
  }

  kill(signal: NodeJS.Signals): void {
    this.#program.kill(signal)
  }
}

/** Starts a server in a child process that a test can kill. */
export async function startServerProcess(
  folder = temporaryFolder(),
  environment: NodeJS.ProcessEnv = {},
): Promise<{ server: ProgramProcess; url: string }> {
  const server = new ProgramProcess(
    spawnCli(['serve', '--port', '0', '--data', folder], {
      HOST: '127.0.0.1',
      SLAPWISE_LOG: 'silent',
      SLAPWISE_BOT_DELAY: '0',
      SLAPWISE_MESSAGES_PER_SECOND: '1000',
      ...environment,
    }),
  )
  return { server, url: await server.waitForOutput(/served at (\S+)/) }
}
