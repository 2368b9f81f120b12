import type { SearchTotals } from '@slapwise/kernel'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import type { SocketServer } from '../ws/socket-server.ts'

/** The figures are cached for this long. */
const MAX_AGE_MS = 60_000

const MS_PER_SECOND = 1000

/**
 * Metrics in Prometheus format. They are cached for a minute: an operator may also be a player, and live figures on a
 * quiet server would reveal when somebody reacts.
 */
export class ServerMetrics {
  readonly #registry: Registry
  #cachedText: Promise<string> | null = null
  #readAt = 0

  constructor(registry: RoomRegistry, sockets: SocketServer, totals: SearchTotals) {
    this.#registry = createMetricsRegistry(registry, sockets, totals)
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

function createMetricsRegistry(rooms: RoomRegistry, sockets: SocketServer, totals: SearchTotals): Registry {
  const { storage } = rooms
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
  gauge('rooms_in_memory', 'Rooms in memory', () => rooms.loadedCount)
  gauge('rooms_stored', 'Rooms in the storage', () => storage.directory.count())
  gauge('connections', 'Open WebSockets', () => sockets.openCount)
  counter('messages', 'Messages from clients', () => sockets.counts.messages)
  counter('refused_messages', 'Messages that were invalid or rate limited', () => sockets.counts.errors)
  counter('decisions', 'Answers given in matches', () => rooms.counts.answers)
  counter('events_written', 'Journal events stored', () => storage.writeCounts.events)
  counter('commits', 'Commits of journal events', () => storage.writeCounts.commits)
  counter('rooms_failed', 'Rooms closed after an error and loaded again', () => rooms.counts.failedRooms)
  counter('bot_searches', 'Searches of bots for an answer', () => totals.searches)
  counter('bot_searches_cut_short', 'Searches that ended at their time limit', () => totals.cutShort)
  counter('bot_searches_skipped', 'Quick answers because all threads were busy', () => totals.skipped)
  counter('bot_search_seconds', 'Duration of all searches', () => totals.elapsedMs / MS_PER_SECOND)
  counter('bot_rollouts', 'Rollouts made in searches', () => totals.rollouts)
  counter('bot_rollouts_planned', 'The same without a time limit, at most', () => totals.plannedRollouts)
  return registry
}
