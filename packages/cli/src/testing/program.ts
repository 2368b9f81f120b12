import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = fileURLToPath(new URL('../../../../node_modules/node/bin/node', import.meta.url))
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** The same program in a house with one more game. */
export const OTHER_HOUSE = fileURLToPath(new URL('other-house.ts', import.meta.url))

const env = {
  ...process.env,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  /** It starts so often that this halves the time of the specs. */
  NODE_COMPILE_CACHE: join(tmpdir(), 'slapwise-compile-cache'),
}

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real program, with `input` piped into it. */
export function slapwise(
  args: readonly string[],
  input = '',
  more: NodeJS.ProcessEnv = {},
  main = MAIN,
): Run {
  const { status, stdout, stderr } = spawnSync(NODE, [main, ...args], {
    input,
    env: { ...env, ...more },
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

/** Starts the real program, to talk to it while it runs. */
export const startSlapwise = (
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
  main = MAIN,
): ChildProcess => spawn(NODE, [main, ...args], { env: { ...env, ...more } })
