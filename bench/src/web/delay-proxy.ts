import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that adds latency: DevTools can throttle requests, but not WebSockets. */
export interface DelayProxy {
  readonly address: string
  stop(): void
}

/** Delays data by `delay` milliseconds in each direction. */
export async function startDelayProxy(address: string, delay: number): Promise<DelayProxy> {
  const { hostname, port } = new URL(address)
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true })
    forwardWithDelay(client, upstream, delay)
    forwardWithDelay(upstream, client, delay)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { address: `http://localhost:${own}`, stop: () => void server.close() }
}

function forwardWithDelay(from: Socket, to: Socket, delay: number): void {
  from.on('data', (bytes) => setTimeout(() => to.write(bytes), delay))
  from.on('end', () => setTimeout(() => to.end(), delay))
  from.on('error', () => to.destroy())
}
