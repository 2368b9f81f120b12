import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between a client and a server, and can keep from the client what the server says. */
export class MuteProxy {
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #isMute = false

  private constructor(port: number) {
    this.#server = createServer((client) => {
      const server = connect(port, '127.0.0.1')
      const pair = [client, server] as const
      this.#pairs.add(pair)
      client.pipe(server)
      server.on('data', (data) => {
        if (!this.#isMute) client.write(data)
      })
      for (const socket of pair) {
        socket.on('error', () => {})
        socket.on('close', () => this.#end(pair))
      }
    })
  }

  static async to(port: number): Promise<MuteProxy> {
    const proxy = new MuteProxy(port)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  mute(): void {
    this.#isMute = true
  }

  /** Cuts all lines; who calls again is heard and answered. */
  cut(): void {
    this.#isMute = false
    for (const pair of this.#pairs) this.#end(pair)
  }

  #end(pair: readonly [Socket, Socket]): void {
    this.#pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }

  close(): void {
    this.#server.close()
    this.cut()
  }
}
