/** A house with a real journal in a folder of its own, and people who remember what they hear. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnView } from '@slapwise/card-game'
import { hear, type RoomSight } from '@slapwise/client'
import { waitUntil } from '@slapwise/kernel/testing/deadline'
import type { Chunks } from '@slapwise/protocol'
import {
  type Message,
  messageSchema,
  type Request,
  type RoomView,
  type TableView,
  THINKING,
} from '@slapwise/protocol'
import { BotWorkerPool } from '../bot-workers/bot-worker-pool.ts'
import { NO_CLUSTER_BUS } from '../cluster/cluster-bus.ts'
import { ChainedStorage } from '../journal/core/chained-storage.ts'
import type { EncodedEvent, Storage } from '../journal/core/storage.ts'
import { SqliteStorage } from '../journal/sqlite/storage.ts'
import { RoomRegistry, type RoomRegistryOptions } from '../rooms/registry/room-registry.ts'
import type { RoomSession, Viewer } from '../rooms/session/room-session.ts'
import type { RoomEvent } from '../rooms/state/event.ts'
import { LIBRARY } from './library.ts'
import { CODE, identityOf, type Story, TWO_GAMES } from './room-kit.ts'

export type Body = Request extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never

const OPTIONS: Omit<RoomRegistryOptions, 'botWorkers'> = {
  games: TWO_GAMES,
  clusterBus: NO_CLUSTER_BUS,
  botDelay: 700,
  maxRooms: 1000,
  megabytesPerHour: 32,
  idleMinutes: 10,
  expireDays: 90,
}

/** Everything that is waiting for the disk gets there, and everybody hears of it. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((next) => setImmediate(next))
}

export class TestRegistry {
  readonly folder: string
  readonly storage: Storage
  readonly problems: string[] = []
  readonly botWorkers: BotWorkerPool
  readonly house: RoomRegistry

  /** In a folder of its own, unless there is one. */
  constructor(
    {
      threads = 1,
      ...options
    }: Partial<Omit<RoomRegistryOptions, 'botWorkers'>> & { readonly threads?: number } = {},
    wrap: (storage: Storage) => Storage = (same) => same,
    folder = mkdtempSync(join(tmpdir(), 'slapwise-')),
  ) {
    this.folder = folder
    this.storage = new ChainedStorage(new SqliteStorage(join(folder, 'slapwise.db')), ({ message }) => {
      this.problems.push(message)
    })
    const log = ({ message }: Error) => void this.problems.push(message)
    this.botWorkers = new BotWorkerPool({ module: LIBRARY.thinker, threads, time: THINKING, log })
    const { botWorkers } = this
    this.house = new RoomRegistry(wrap(this.storage), { ...OPTIONS, botWorkers, ...options }, log)
  }

  /** What the house does from time to time, so many milliseconds from now by all clocks. */
  later(milliseconds: number): Promise<void> {
    return this.house.sweep(Date.now() + milliseconds, performance.now() + milliseconds)
  }

  /** The room of a story, as it comes back from disk. */
  async room({ entries }: Story): Promise<RoomSession> {
    this.write(1, entries)
    await settle()
    return this.house.find(CODE)
  }

  /** As another server would that has the same storage. */
  write(position: number, entries: readonly RoomEvent[], code = CODE): void {
    const draft = { position, entries: entries.map((entry) => JSON.stringify(entry)) }
    this.storage.journal.append(
      code,
      () => draft,
      () => {},
    )
  }

  read(code = CODE): Promise<EncodedEvent[]> {
    return this.storage.journal.read(code, 0)
  }

  async close(): Promise<void> {
    await this.house.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

let clients = 0
let screens = 0

export class Person implements Viewer {
  readonly identity: string
  readonly holder: string
  readonly address = '127.0.0.1'
  readonly heard: Message[] = []
  closedFor: string | null = null
  #live: RoomSession | null = null
  #sight: RoomSight | null = null
  readonly #client = `client${++clients}`
  #requests = 0

  constructor(name: string, identity = identityOf(name), holder = identity) {
    this.identity = identity
    this.holder = holder
  }

  /** A screen for all that somebody has connected. */
  static screenOf(name: string): Person {
    return new Person(name, `screen ${++screens}`, identityOf(name))
  }

  /** Every message has to be what the protocol says. */
  send(...parts: Chunks): void {
    const message = messageSchema.parse(JSON.parse(parts.join('')))
    this.heard.push(message)
    this.#sight = hear(this.#sight, message)
  }

  close(reason: string): void {
    this.closedFor = reason
  }

  enter(room: RoomSession, since: number | null = null): this {
    this.#live = room
    room.connect(this, since)
    return this
  }

  go(): void {
    this.#live!.disconnect(this)
  }

  /** Without waiting for anything. */
  asks(body: Body, id = `${this.#client}-${++this.#requests}`): string {
    this.#live!.request(this, { ...body, id } as Request)
    return id
  }

  /** `done`, or the code of the error. */
  async does(body: Body, id?: string): Promise<string> {
    const asked = this.asks(body, id)
    await settle()
    if (body.type === 'history')
      await waitUntil('the history that was asked for', () => this.answerTo(asked) !== 'nothing')
    return this.answerTo(asked)
  }

  answerTo(id: string): string {
    const answer = this.heard.findLast((message) => 'id' in message && message.id === id)
    if (!answer) return 'nothing'
    return answer.type === 'error' ? answer.error.code : answer.type
  }

  all<Type extends Message['type']>(type: Type): (Message & { type: Type })[] {
    return this.heard.filter((message) => message.type === type) as (Message & { type: Type })[]
  }

  get welcome(): Message & { type: 'welcome' } {
    return this.all('welcome').at(-1)!
  }

  /** The room as last seen. */
  get room(): RoomView {
    return this.#sight!.room
  }

  /** One's own cards as last seen. */
  get hand(): readonly number[] {
    return (this.table.own as OwnView).hand
  }

  /** The table as last seen. */
  get table(): TableView {
    const seen = this.heard.filter((message) => 'match' in message && message.match)
    return (seen.at(-1) as { match: TableView }).match
  }
}
