import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { onTestFinished } from 'vitest'

const NODE_PATH = fileURLToPath(new URL('../../../../node_modules/node/bin/node', import.meta.url))
const CHILD_PATH = fileURLToPath(new URL('./server-child.ts', import.meta.url))

export interface ServerProcess {
  readonly address: string
  readonly pid: number
  /** Kills the process, by default with SIGKILL, and returns its exit code. */
  kill(signal?: NodeJS.Signals): Promise<number | null>
}

/** A server did not start; the message is its output. */
export class ServerStartError extends Error {}

/** A folder that is removed after the test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a real server on a folder. `wrapper` is a command that runs another one, such as `setpriv`. */
export async function startServerProcess(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const [command, ...args] = [...wrapper, NODE_PATH, CHILD_PATH]
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    SLAPWISE_LOG: 'silent',
    SLAPWISE_DATA: folder,
    ...environment,
  }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit')
      child.kill(signal)
      await waitFor(`a server to exit after ${signal}`, exit)
    }
    return child.exitCode
  }
  onTestFinished(async () => {
    await end()
  })
  return { address: await readAddress(child), pid: child.pid!, kill: end }
}

function readAddress(child: ChildProcess): Promise<string> {
  let output = ''
  const address = new Promise<string>((resolve, reject) => {
    child.stderr!.on('data', (text) => {
      output += text
    })
    child.stdout!.once('data', (text) => resolve(String(text).trim()))
    child.once('error', reject)
    child.once('close', () => reject(new ServerStartError(output)))
  })
  return waitFor(() => `a server to print its address; it said: ${output}`, address)
}

/** Restarts a server on the same port. */
export const restartServerProcess = (
  folder: string,
  { address }: ServerProcess,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => startServerProcess(folder, { ...environment, PORT: new URL(address).port })
