import type { PassThrough } from 'node:stream'
import { onTestFinished } from 'vitest'
import { HOUSE, type House } from '../house.ts'
import { run } from '../run.ts'
import { withStdio } from '../terminal/stdio.ts'
import { Conversation } from './conversation.ts'
import { pipes } from './pipes.ts'

/** The program inside this one, with somebody at its pipes. */
export class Terminal extends Conversation {
  readonly #stdin: PassThrough
  protected override readonly ended: Promise<number>

  constructor(args: readonly string[], more: NodeJS.ProcessEnv = {}, house: House = HOUSE, isTTY = false) {
    super()
    const { stdio, stdin, out, err } = pipes(more, isTTY)
    this.#stdin = stdin
    for (const stream of [out, err]) stream.heard = (text) => this.hear(text)
    this.ended = withStdio(stdio, () => run(args, house)).finally(() => this.end())
    onTestFinished(async () => {
      this.hangUp()
      await this.code
    })
  }

  /** Between two lines there is time for others, as there is between processes. */
  protected override write(text: string): void {
    setImmediate(() => this.#stdin.write(text))
  }

  /** There is nobody any more. */
  hangUp(): void {
    setImmediate(() => this.#stdin.end())
  }
}
