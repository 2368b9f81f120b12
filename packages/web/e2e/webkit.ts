import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { installFromDebian } from './debian.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

export const MISSING = 'Not tested in WebKit: that needs webkit2gtk-driver and xvfb, which Debian has.'

const findBrowser = (): string | undefined =>
  existsSync(DRIVER) && existsSync(SCREEN) ? globSync(BROWSERS)[0] : undefined

/** What iPhones have, as Debian packs it; null where it cannot be had. */
export async function launchWebKit(): Promise<WebKit | null> {
  if (!findBrowser()) installFromDebian('webkit2gtk-driver', 'xvfb')
  const binary = findBrowser()
  if (!binary) return null
  const screen = spawn(SCREEN, ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface({ input: screen.stdout }), 'line')
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  })
  return WebKit.open(`http://127.0.0.1:${port}`, binary, [driver, screen])
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The little of the WebDriver protocol that is needed here. */
export class WebKit {
  readonly #session: string
  readonly #processes: readonly ChildProcess[]

  private constructor(session: string, processes: readonly ChildProcess[]) {
    this.#session = session
    this.#processes = processes
  }

  static async open(address: string, binary: string, processes: readonly ChildProcess[]): Promise<WebKit> {
    while (!(await isReady(address)));
    const options = { binary, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    const { sessionId } = (await call('POST', `${address}/session`, { capabilities })) as {
      sessionId: string
    }
    return new WebKit(`${address}/session/${sessionId}`, processes)
  }

  do(command: string, body: object = {}): Promise<unknown> {
    return call('POST', `${this.#session}/${command}`, body)
  }

  /** Presses there, or lets go. */
  async point(
    type: 'pointerDown' | 'pointerUp',
    { x, y }: { readonly x: number; readonly y: number },
  ): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type, button: 0 },
    ]
    await this.do('actions', { actions: [{ type: 'pointer', id: 'pointer', actions }] })
  }

  /** Runs a function in the page that knows nothing but what is in it. */
  run<Args extends readonly unknown[], Result>(
    what: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `const [done, ...args] = [[...arguments].at(-1), ...[...arguments].slice(0, -1)]
      Promise.resolve((${what})(...args)).then(done)`
    return this.do('execute/async', { script, args }) as Promise<Awaited<Result>>
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session)
    for (const child of this.#processes) {
      child.kill()
      await once(child, 'exit')
    }
  }
}

const isReady = (address: string): Promise<boolean> =>
  call('GET', `${address}/status`).then(
    () => true,
    () => false,
  )

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${(value as { message: string }).message} at ${url}`)
  return value
}
