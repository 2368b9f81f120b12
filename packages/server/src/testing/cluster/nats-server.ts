/** A real NATS server with JetStream, on a free port of this machine and in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { installDebianPackages } from '../../../../../scripts/install-debian-packages.ts'
import { limitFileSize } from '../storage/limit-file-size.ts'

const SERVER_PATHS = [process.env.NATS_SERVER ?? '', '/usr/sbin/nats-server', '/usr/bin/nats-server']

const findServer = (): string | undefined => SERVER_PATHS.find((place) => place !== '' && existsSync(place))

function installServer(): string {
  installDebianPackages('nats-server')
  const found = findServer()
  if (!found) throw new Error('These tests need nats-server: install it, or say where it is in NATS_SERVER.')
  return found
}

const natsServerPath = (): string => findServer() ?? installServer()

/** Below the ports that systems assign by themselves: no other test is given one of these meanwhile. */
const [FIRST_PORT, END_OF_PORTS] = [10_000, 30_000]

export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, END_OF_PORTS)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** The ports of a server in a cluster. */
export interface ClusterMembership {
  readonly name: string
  readonly port: number
  readonly others: readonly number[]
}

export class NatsServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'slapwise-nats-'))
  readonly #cluster: ClusterMembership | null
  readonly port: number
  #child: ChildProcess | null = null

  /** Call `start` afterwards. */
  constructor(port: number, cluster: ClusterMembership | null) {
    this.port = port
    this.#cluster = cluster
  }

  static async start(): Promise<NatsServer> {
    const [port] = await findFreePorts(1)
    const server = new NatsServer(port, null)
    await server.start()
    return server
  }

  get pid(): number {
    return this.#child!.pid!
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  get #config(): string {
    const lines = [`listen: ${this.address}`, `jetstream { store_dir: ${this.#folder} }`]
    if (this.#cluster) {
      const { name, port, others } = this.#cluster
      const routes = others.map((other) => `nats://127.0.0.1:${other}`).join(', ')
      // Clients use only the addresses that they were given, and not those behind the proxy.
      const cluster = `name: slapwise, listen: 127.0.0.1:${port}, no_advertise: true, routes: [${routes}]`
      lines.push(`server_name: ${name}`, `cluster { ${cluster} }`)
    }
    return lines.join('\n')
  }

  /** Starts it with its previous port and data. */
  async start(): Promise<void> {
    const file = join(this.#folder, 'nats.conf')
    writeFileSync(file, this.#config)
    const args = ['--config', file]
    const child = spawn(natsServerPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
    this.#child = child
    let output = ''
    const ready = new Promise<void>((isReady, failed) => {
      child.stderr!.on('data', (text) => {
        output += text
        if (output.includes('Server is ready')) isReady()
      })
      child.once('error', failed)
      child.once('exit', () => failed(new Error(`nats-server has ended: ${output}`)))
    })
    await waitFor(() => `nats-server to be ready; it said: ${output}`, ready)
  }

  /** Limits its file sizes, so that nothing more can be written until it is restarted. */
  fillDisk(): void {
    limitFileSize(this.pid, 1)
  }

  /** Kills the process without a shutdown. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await waitFor('nats-server to exit', exit)
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** The contents of all its files. */
  readFiles(): string {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
      .join()
  }
}

if (import.meta.main) console.log(natsServerPath())
