import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOUSE, type House } from '../house.ts'
import { run } from '../run.ts'
import { withStdio } from '../terminal/stdio.ts'
import { temporaryFolder } from './folder.ts'
import { pipes } from './pipes.ts'

const NODE = fileURLToPath(new URL('../../../../node_modules/node/bin/node', import.meta.url))
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** As somebody would type it. */
export const COMMAND = `${NODE} ${MAIN}`

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the program inside this one, with `input` piped into it. */
export async function slapwise(
  args: readonly string[],
  input = '',
  more: NodeJS.ProcessEnv = {},
  house: House = HOUSE,
): Promise<Run> {
  const { stdio, stdin, out, err } = pipes(more)
  stdin.end(input)
  const code = await withStdio(stdio, () => run(args, house))
  return { code, out: out.text, err: err.text }
}

const processEnv = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  XDG_STATE_HOME: temporaryFolder(),
  /** It starts often enough for this to halve the time. */
  NODE_COMPILE_CACHE: join(tmpdir(), 'slapwise-compile-cache'),
  ...more,
})

/** The program as a process of its own, with `input` piped into it: for what only a process has. */
export function slapwiseProcess(args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}): Run {
  const { status, stdout, stderr } = spawnSync(NODE, [MAIN, ...args], {
    input,
    env: processEnv(more),
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

/** Starts it as a process of its own, to talk to it while it runs. */
export const startSlapwise = (args: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(NODE, [MAIN, ...args], { env: processEnv(more) })
