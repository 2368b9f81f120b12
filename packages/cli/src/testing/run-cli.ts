import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { INSTALLED_GAMES, type InstalledGames } from '../installed-games.ts'
import { runCli } from '../run.ts'
import { withStdio } from '../terminal/stdio.ts'
import { createPipes } from './pipes.ts'
import { temporaryFolder } from './temporary-folder.ts'

const NODE = fileURLToPath(new URL('../../../../node_modules/node/bin/node', import.meta.url))
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** As somebody would type it. */
export const CLI_COMMAND = `${NODE} ${MAIN}`

export interface CliResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the program inside this one, with `input` piped into it. */
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
  /** It starts often enough for this to halve the time. */
  NODE_COMPILE_CACHE: join(tmpdir(), 'slapwise-compile-cache'),
  ...extraEnv,
})

/** The program as a process of its own, with `input` piped into it: for what only a process has. */
export function runAsProcess(
  args: readonly string[],
  input = '',
  extraEnv: NodeJS.ProcessEnv = {},
): CliResult {
  const { status, stdout, stderr } = spawnSync(NODE, [MAIN, ...args], {
    input,
    env: processEnv(extraEnv),
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

/** Starts it as a process of its own, to talk to it while it runs. */
export const spawnCli = (args: readonly string[], extraEnv: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(NODE, [MAIN, ...args], { env: processEnv(extraEnv) })
