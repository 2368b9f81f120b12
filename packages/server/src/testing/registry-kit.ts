/** A room registry with a real journal in a temporary folder, and viewers that record their messages. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnView } from '@slapwise/card-game'
import { type ClientRoomState, reduceRoom } from '@slapwise/client'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import type { Chunks } from '@slapwise/protocol'
import {
  BOT_THINKING_MS,
  type ClientRequest,
  type RoomMatchView,
  type RoomView,
  type ServerMessage,
  serverMessageSchema,
} from '@slapwise/protocol'
import { BotWorkerPool } from '../bot-workers/bot-worker-pool.ts'
import { NO_CLUSTER_BUS } from '../cluster/cluster-bus.ts'
import type { EncodedEvent, ServerStorage } from '../journal/core/storage.ts'
import { VerifiedStorage } from '../journal/core/verified-storage.ts'
import { SqliteStorage } from '../journal/sqlite/storage.ts'
import { RoomRegistry, type RoomRegistryOptions } from '../rooms/registry/room-registry.ts'
import type { RoomSession, Viewer } from '../rooms/session/room-session.ts'
import type { JournalEvent } from '../rooms/state/journal-event.ts'
import { identityOf, type RecordedRoom, ROOM_CODE, TWO_GAMES } from './room-kit.ts'
import { TEST_LIBRARY } from './test-library.ts'

export type RequestBody = ClientRequest extends infer R
  ? R extends { id: string }
    ? Omit<R, 'id'>
    : never
  : never

const OPTIONS: Omit<RoomRegistryOptions, 'botWorkers'> = {
  games: TWO_GAMES,
  clusterBus: NO_CLUSTER_BUS,
  stepDurationMs: 700,
  maxRooms: 1000,
  megabytesPerHour: 32,
  idleMinutes: 10,
  expireDays: 90,
}

/** Waits until pending writes are stored and applied. */
export async function flushWrites(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((next) => setImmediate(next))
}

export class TestRegistry {
  readonly folder: string
  readonly storage: ServerStorage
  readonly problems: string[] = []
  readonly botWorkers: BotWorkerPool
  readonly registry: RoomRegistry

  /** Uses a new temporary folder unless one is given. */
  constructor(
    {
      threads = 1,
      ...options
    }: Partial<Omit<RoomRegistryOptions, 'botWorkers'>> & { readonly threads?: number } = {},
    wrap: (storage: ServerStorage) => ServerStorage = (same) => same,
    folder = mkdtempSync(join(tmpdir(), 'slapwise-')),
  ) {
    this.folder = folder
    this.storage = new VerifiedStorage(new SqliteStorage(join(folder, 'slapwise.db')), ({ message }) => {
      this.problems.push(message)
    })
    const log = ({ message }: Error) => void this.problems.push(message)
    this.botWorkers = new BotWorkerPool({
      workerModule: TEST_LIBRARY.botWorker,
      threads,
      timeMs: BOT_THINKING_MS,
      log,
    })
    const { botWorkers } = this
    this.registry = new RoomRegistry(wrap(this.storage), { ...OPTIONS, botWorkers, ...options }, log)
  }

  /** Runs the periodic maintenance as if `milliseconds` had passed on both clocks. */
  sweepAfter(milliseconds: number): Promise<void> {
    return this.registry.sweep(Date.now() + milliseconds, performance.now() + milliseconds)
  }

  /** Stores the events of a recording, and loads the room. */
  async loadRecordedRoom({ events }: RecordedRoom): Promise<RoomSession> {
    this.appendEvents(1, events)
    await flushWrites()
    return this.registry.find(ROOM_CODE)
  }

  /** Appends events as another server with the same storage would. */
  appendEvents(position: number, events: readonly JournalEvent[], code = ROOM_CODE): void {
    const batch = { position, events: events.map((event) => JSON.stringify(event)) }
    this.storage.journal.append(
      code,
      () => batch,
      () => {},
    )
  }

  readEvents(code = ROOM_CODE): Promise<EncodedEvent[]> {
    return this.storage.journal.read(code, 0)
  }

  async close(): Promise<void> {
    await this.registry.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

let clients = 0
let screens = 0

export class TestViewer implements Viewer {
  readonly identity: string
  readonly ownerIdentity: string
  readonly address = '127.0.0.1'
  readonly received: ServerMessage[] = []
  closeReason: string | null = null
  #session: RoomSession | null = null
  #view: ClientRoomState | null = null
  readonly #client = `client${++clients}`
  #requests = 0

  constructor(name: string, identity = identityOf(name), holder = identity) {
    this.identity = identity
    this.ownerIdentity = holder
  }

  /** A shared screen of a member. */
  static createScreen(name: string): TestViewer {
    return new TestViewer(name, `screen ${++screens}`, identityOf(name))
  }

  /** Checks every message against the protocol schema. */
  send(...chunks: Chunks): void {
    const message = serverMessageSchema.parse(JSON.parse(chunks.join('')))
    this.received.push(message)
    this.#view = reduceRoom(this.#view, message)
  }

  close(reason: string): void {
    this.closeReason = reason
  }

  connect(session: RoomSession, since: number | null = null): this {
    this.#session = session
    session.connect(this, since)
    return this
  }

  disconnect(): void {
    this.#session!.disconnect(this)
  }

  /** Sends a request without waiting. */
  sendRequest(body: RequestBody, id = `${this.#client}-${++this.#requests}`): string {
    this.#session!.request(this, { ...body, id } as ClientRequest)
    return id
  }

  /** `done`, or the error code. */
  async request(body: RequestBody, id?: string): Promise<string> {
    const asked = this.sendRequest(body, id)
    await flushWrites()
    if (body.type === 'history')
      await waitUntil('the history that was asked for', () => this.replyTo(asked) !== 'nothing')
    return this.replyTo(asked)
  }

  replyTo(id: string): string {
    const answer = this.received.findLast((message) => 'id' in message && message.id === id)
    if (!answer) return 'nothing'
    return answer.type === 'error' ? answer.error.code : answer.type
  }

  receivedOf<Type extends ServerMessage['type']>(type: Type): (ServerMessage & { type: Type })[] {
    return this.received.filter((message) => message.type === type) as (ServerMessage & { type: Type })[]
  }

  get welcome(): ServerMessage & { type: 'welcome' } {
    return this.receivedOf('welcome').at(-1)!
  }

  /** The last room view. */
  get room(): RoomView {
    return this.#view!.room
  }

  /** The viewer's own hand in the last view. */
  get hand(): readonly number[] {
    return (this.table.own as OwnView).hand
  }

  /** The last match view. */
  get table(): RoomMatchView {
    const seen = this.received.filter((message) => 'match' in message && message.match)
    return (seen.at(-1) as { match: RoomMatchView }).match
  }
}
