import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHILD_DEADLINE } from '@slapwise/kernel/testing/wait'
import { INSTALLED_GAMES, type InstalledGames } from '../installed-games.ts'
import { runCli } from '../run.ts'
import { withStdio } from '../terminal/stdio.ts'
import { createPipes } from './pipes.ts'
import { temporaryFolder } from './temporary-folder.ts'

const NODE = fileURLToPath(new URL('../../../../node_modules/node/bin/node', import.meta.url))
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The command line that starts the program. */
export const CLI_COMMAND = `${NODE} ${MAIN}`

export interface CliResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the program inside the test process with `input` on stdin. */
export async function runInProcess(
  args: readonly string[],
  input = '',
  extraEnv: NodeJS.ProcessEnv = {},
  installed: InstalledGames = INSTALLED_GAMES,
): Promise<CliResult> {
  const { stdio, stdin, out, err } = createPipes(extraEnv)
  stdin.end(input)
  const code = await withStdio(stdio, () => runCli(args, installed))
  return { code, out: out.text, err: err.text }
}

const processEnv = (extraEnv: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  XDG_STATE_HOME: temporaryFolder(),
  /** Halves the start-up time, which matters since it starts often. */
  NODE_COMPILE_CACHE: join(tmpdir(), 'slapwise-compile-cache'),
  ...extraEnv,
})

/** Runs the program in a child process with `input` on stdin, for what only a process has. */
export function runAsProcess(
  args: readonly string[],
  input = '',
  extraEnv: NodeJS.ProcessEnv = {},
): CliResult {
  const { status, stdout, stderr, error } = spawnSync(NODE, [MAIN, ...args], {
    ...CHILD_DEADLINE,
    input,
    env: processEnv(extraEnv),
    encoding: 'utf8',
  })
  if (error) throw error
  return { code: status, out: stdout, err: stderr }
}

/** Starts the program in a child process to interact with it. */
export const spawnCli = (args: readonly string[], extraEnv: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(NODE, [MAIN, ...args], { env: processEnv(extraEnv) })
