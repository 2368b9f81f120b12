import { PassThrough, Writable } from 'node:stream'
import type { Stdio } from '../terminal/stdio.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The test runner may have a terminal with colours; the programs under test do not.
delete process.env.FORCE_COLOR
delete process.env.NO_COLOR

/** Collects what is written, and reports it. */
export class RecordingStream extends Writable {
  text = ''
  onText: (text: string) => void = () => {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk
    this.onText(String(chunk))
    done()
  }
}

/** Pipes and a home folder for a program that runs inside the test process. */
export function createPipes(extraEnv: NodeJS.ProcessEnv, isTTY = false) {
  const stdin = Object.assign(new PassThrough(), { isTTY, setRawMode() {} })
  const [out, err] = [new RecordingStream(), new RecordingStream()].map((stream) =>
    Object.assign(stream, { isTTY }),
  )
  const env = { ...process.env, XDG_STATE_HOME: temporaryFolder(), ...extraEnv }
  const stdio = { stdin, stdout: out, stderr: err, env } as unknown as Stdio
  return { stdio, stdin, out, err }
}
