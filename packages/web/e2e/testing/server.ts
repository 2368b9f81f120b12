import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { killChild } from './kill-child.ts'

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))

export interface TestServer {
  readonly address: string
  /** Kills the process. A restarted server has the same address and the same data. */
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts the server on a free port with an empty data folder, and with fast bots. */
export async function startServer(host = '127.0.0.1'): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'slapwise-web-'))
  let { child, address } = await serve(data, host, '0')
  return {
    address,
    kill: () => killChild(child, 'the server'),
    async restart() {
      ;({ child, address } = await serve(data, host, new URL(address).port))
    },
    async stop() {
      await killChild(child, 'the server', 'SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function serve(
  data: string,
  host: string,
  port: string,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [CLI, 'serve', '--port', port, '--host', host, '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SLAPWISE_LOG: 'silent',
      SLAPWISE_BOT_DELAY: '20',
      SLAPWISE_MESSAGES_PER_SECOND: '200',
    },
  })
  const lines = createInterface({ input: child.stdout })
  const printed = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /served at (\S+)/.exec(line)
      if (found) resolve(found[1])
    })
    child.once('exit', (code) =>
      reject(new Error(`the server exited with code ${code} before it printed its address`)),
    )
  })
  return { child, address: await waitFor('the server to print its address', printed) }
}
