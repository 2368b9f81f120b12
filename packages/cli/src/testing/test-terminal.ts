import type { PassThrough } from 'node:stream'
import { onTestFinished } from 'vitest'
import { INSTALLED_GAMES, type InstalledGames } from '../installed-games.ts'
import { runCli } from '../run.ts'
import { withStdio } from '../terminal/stdio.ts'
import { InteractiveProgram } from './interactive-program.ts'
import { createPipes } from './pipes.ts'

/** A program that runs inside the test process. */
export class TestTerminal extends InteractiveProgram {
  readonly #stdin: PassThrough
  protected override readonly ended: Promise<number>

  constructor(
    args: readonly string[],
    extraEnv: NodeJS.ProcessEnv = {},
    installed: InstalledGames = INSTALLED_GAMES,
    isTTY = false,
  ) {
    super()
    const { stdio, stdin, out, err } = createPipes(extraEnv, isTTY)
    this.#stdin = stdin
    for (const stream of [out, err]) stream.onText = (text) => this.appendOutput(text)
    this.ended = withStdio(stdio, () => runCli(args, installed)).finally(() => this.markEnded())
    onTestFinished(async () => {
      this.closeInput()
      await this.code
    })
  }

  /** Writes in a later tick, as a pipe between processes does. */
  protected override write(text: string): void {
    setImmediate(() => this.#stdin.write(text))
  }

  /** Ends the input. */
  closeInput(): void {
    setImmediate(() => this.#stdin.end())
  }
}
