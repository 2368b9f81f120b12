import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import type { SocketServer } from '../ws/socket-server.ts'

/** Milliseconds in which the figures stay as they are. */
const MAX_AGE_MS = 60_000

/**
 * Figures for whoever keeps an eye on the house, in the form that Prometheus reads. Whoever does may also sit at a table, and on
 * a quiet server figures that were always new would give away when somebody reacts: so they are a picture of some minute.
 */
export class ServerMetrics {
  readonly #registry: Registry
  #cachedText: Promise<string> | null = null
  #readAt = 0

  constructor(house: RoomRegistry, sockets: SocketServer) {
    this.#registry = createMetricsRegistry(house, sockets)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  read(): Promise<string> {
    const now = performance.now()
    if (this.#cachedText === null || now - this.#readAt >= MAX_AGE_MS) {
      this.#readAt = now
      this.#cachedText = this.#registry.metrics()
    }
    return this.#cachedText
  }
}

function createMetricsRegistry(house: RoomRegistry, sockets: SocketServer): Registry {
  const { storage } = house
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `slapwise_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  const counter = (name: string, help: string, read: () => number) => {
    let last = 0
    new Counter({
      name: `slapwise_${name}_total`,
      help,
      registers: [registry],
      collect() {
        const now = read()
        this.inc(now - last)
        last = now
      },
    })
  }
  gauge('rooms_in_memory', 'Rooms that somebody has looked at lately', () => house.live)
  gauge('rooms_stored', 'Rooms on disk', () => storage.directory.count())
  gauge('connections', 'Open connections', () => sockets.openCount)
  counter('messages', 'Messages from clients', () => sockets.counts.messages)
  counter('refused_messages', 'Messages that were wrong or too many', () => sockets.counts.errors)
  counter('decisions', 'Answers given at tables', () => house.counts.decisions)
  counter('entries_written', 'Journal entries made durable', () => storage.writeCounts.events)
  counter('commits', 'Commits they went into', () => storage.writeCounts.commits)
  counter('rooms_broken', 'Rooms dropped since they could not be stored', () => house.counts.broken)
  return registry
}
