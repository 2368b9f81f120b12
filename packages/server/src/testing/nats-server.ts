/** A real nats-server with JetStream, on a free port of this machine and in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from '../../../../scripts/debian.ts'

const PLACES = [process.env.NATS_SERVER ?? '', '/usr/sbin/nats-server', '/usr/bin/nats-server']

const findServer = (): string | undefined => PLACES.find((place) => place !== '' && existsSync(place))

function installServer(): string {
  installFromDebian('nats-server')
  const found = findServer()
  if (!found) throw new Error('These tests need nats-server: install it, or say where it is in NATS_SERVER.')
  return found
}

const natsServerHere = (): string => findServer() ?? installServer()

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export class NatsServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'slapwise-nats-'))
  readonly port: number
  #child: ChildProcess | null = null

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await freePort())
    await server.start()
    return server
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  /** Starts it where it was, with what it had. */
  async start(): Promise<void> {
    const args = [
      '--addr',
      '127.0.0.1',
      '--port',
      String(this.port),
      '--jetstream',
      '--store_dir',
      this.#folder,
    ]
    const child = spawn(natsServerHere(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
    this.#child = child
    await new Promise<void>((ready, failed) => {
      let said = ''
      child.stderr!.on('data', (text) => {
        said += text
        if (said.includes('Server is ready')) ready()
      })
      child.once('exit', () => failed(new Error(`nats-server has ended: ${said}`)))
    })
  }

  /** At once and without a word. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get folder(): string {
    return this.#folder
  }
}

if (import.meta.main) console.log(natsServerHere())
