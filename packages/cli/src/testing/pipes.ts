import { PassThrough, Writable } from 'node:stream'
import type { Stdio } from '../terminal/stdio.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The runner of the tests may sit at a terminal with colours; what runs inside them does not.
delete process.env.FORCE_COLOR
delete process.env.NO_COLOR

/** Remembers what is written, and tells whoever waits. */
export class RecordingStream extends Writable {
  text = ''
  onText: (text: string) => void = () => {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk
    this.onText(String(chunk))
    done()
  }
}

/** What a program has around it that runs inside another one: pipes, and a home of its own. */
export function createPipes(extraEnv: NodeJS.ProcessEnv, isTTY = false) {
  const stdin = Object.assign(new PassThrough(), { isTTY, setRawMode() {} })
  const [out, err] = [new RecordingStream(), new RecordingStream()].map((stream) =>
    Object.assign(stream, { isTTY }),
  )
  const env = { ...process.env, XDG_STATE_HOME: temporaryFolder(), ...extraEnv }
  const stdio = { stdin, stdout: out, stderr: err, env } as unknown as Stdio
  return { stdio, stdin, out, err }
}
