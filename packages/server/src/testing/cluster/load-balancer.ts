import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** One address for several servers: each connection goes to the next backend. */
export class LoadBalancer {
  readonly #server: Server
  #ports: readonly number[] = []
  #next = 0

  private constructor() {
    this.#server = createServer((client) => this.#connect(client))
  }

  static async start(): Promise<LoadBalancer> {
    const balancer = new LoadBalancer()
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    return balancer
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  /** Replaces the backends, as a health check would. */
  setBackends(addresses: readonly string[]): void {
    this.#ports = addresses.map((address) => Number(new URL(address).port))
  }

  #connect(client: Socket): void {
    const port = this.#ports[this.#next++ % this.#ports.length]
    const server = connect(port ?? 0, '127.0.0.1')
    client.pipe(server).pipe(client)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  }

  close(): void {
    this.#server.close()
  }
}
