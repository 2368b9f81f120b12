import type { ClusterBus, ClusterListener, ClusterMessage } from '../../cluster/cluster-bus.ts'
import type {
  AppendResult,
  ChecksummedRow,
  EncodedEvent,
  EventBatch,
  EventFollower,
  Journal,
  RawStorage,
  Snapshot,
} from '../../journal/core/storage.ts'
import { type DeterministicRuntime, SimulatedProcess } from './deterministic-runtime.ts'

/**
 * Reliability of the network between servers and storage: one message in `…OneIn` is lost or duplicated; none for 0.
 */
export interface NetworkConditions {
  readonly lossOneIn: number
  readonly duplicateOneIn: number
  /** Maximum delay of a message. */
  readonly maxDelayMs: number
}

export const GOOD_NETWORK: NetworkConditions = { lossOneIn: 0, duplicateOneIn: 0, maxDelayMs: 10 }
export const BAD_NETWORK: NetworkConditions = { lossOneIn: 12, duplicateOneIn: 12, maxDelayMs: 400 }

/** Timeouts of the NATS storage. */
const REQUEST_TIMEOUT_MS = 2_000
const RETRY_TIMEOUT_MS = 15_000
const RETRY_DELAY_MS = 200

interface SimulatedBatch {
  readonly id: string
  readonly firstPosition: number
}

/** The storage shared by all servers: accepts batches at the next position, and recognizes batches by their id. */
export class SharedStorage {
  readonly runtime: DeterministicRuntime
  network: NetworkConditions = GOOD_NETWORK
  readonly #journals = new Map<string, EncodedEvent[]>()
  readonly #batches = new Map<string, SimulatedBatch[]>()
  readonly snapshots = new Map<string, Snapshot[]>()
  readonly records = new Map<string, string>()
  readonly rows = new Map<string, ChecksummedRow>()
  readonly nodes = new Set<SimulatedNode>()
  /** Whether no server can reach it. */
  isUnreachable = false
  batchCount = 0
  /** Batches that got a conflict. */
  readonly conflicts: EventBatch[] = []

  constructor(runtime: DeterministicRuntime) {
    this.runtime = runtime
  }

  eventsOf(room: string): EncodedEvent[] {
    return this.#journals.getOrInsertComputed(room, () => [])
  }

  append(room: string, draft: EventBatch, id: string): 'stored' | 'conflict' {
    const { position, events } = draft
    const entries = this.eventsOf(room)
    const batches = this.#batches.getOrInsertComputed(room, () => [])
    if (position <= entries.length) {
      const isKnown = batches.some((batch) => batch.firstPosition === position && batch.id === id)
      if (!isKnown) this.conflicts.push(draft)
      return isKnown ? 'stored' : 'conflict'
    }
    if (position > entries.length + 1) return 'conflict'
    entries.push(...events)
    batches.push({ id, firstPosition: position })
    for (const node of this.nodes) node.journal.deliver(room, position - 1, events)
    return 'stored'
  }
}

/**
 * A server as its storage and the other servers see it, behind a network that delays, loses and duplicates messages.
 */
export class SimulatedNode {
  readonly process = new SimulatedProcess()
  readonly shared: SharedStorage
  readonly journal: SimulatedJournal
  readonly storage: RawStorage
  readonly clusterBus: ClusterBus
  isPartitioned = false
  readonly #listeners: ClusterListener[] = []

  constructor(sharedStorage: SharedStorage, name: string) {
    this.shared = sharedStorage
    this.journal = new SimulatedJournal(this)
    this.storage = createRawStorage(sharedStorage, this.journal)
    this.clusterBus = {
      publish: (message) => this.#publish(name, message),
      subscribe: (listener) => void this.#listeners.push(listener),
    }
    sharedStorage.nodes.add(this)
  }

  #publish(name: string, message: ClusterMessage): void {
    for (const other of this.shared.nodes)
      if (other !== this) this.send(() => other.send(() => other.#deliver(name, message), other.process))
  }

  #deliver(from: string, message: ClusterMessage): void {
    for (const listener of this.#listeners) listener(from, message)
  }

  /** Sends something from or to this node, unless the network loses it. */
  send(work: () => void, to?: SimulatedProcess): void {
    const { runtime, network, isUnreachable } = this.shared
    if (this.process.isDead || this.isPartitioned || isUnreachable || runtime.happensOneIn(network.lossOneIn))
      return
    for (let times = runtime.happensOneIn(network.duplicateOneIn) ? 2 : 1; times > 0; times--) {
      const delay = runtime.randomUpTo(network.maxDelayMs)
      if (to) runtime.runInProcessAfter(to, delay, work)
      else runtime.runAfter(delay, work)
    }
  }
}

export class SimulatedJournal implements Journal {
  readonly #node: SimulatedNode
  readonly #followers = new Map<string, Set<EventFollower>>()

  constructor(node: SimulatedNode) {
    this.#node = node
  }

  append(room: string, createBatch: () => EventBatch, onResult: (result: AppendResult) => void): void {
    const { runtime } = this.#node.shared
    runtime.runInProcessAfter(this.#node.process, 0, () => {
      const batch = createBatch()
      if (batch.events.length === 0) return onResult({ outcome: 'stored' })
      const id = `draft ${++this.#node.shared.batchCount}`
      this.#requestWithRetry(() => this.#node.shared.append(room, batch, id)).then(
        (outcome) => onResult({ outcome }),
        (error) => onResult({ outcome: 'failed', error }),
      )
    })
  }

  /** Repeats a request until there is a reply, or the timeout has passed. */
  #requestWithRetry<T>(question: () => T): Promise<T> {
    const { shared: sharedStorage, process } = this.#node
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const until = sharedStorage.runtime.now + RETRY_TIMEOUT_MS
    let isAnswered = false
    const answer = (found: T) => {
      isAnswered = true
      resolve(found)
    }
    const attempt = () => {
      if (isAnswered) return
      if (sharedStorage.runtime.now > until) return reject(new Error('Nobody answers.'))
      this.#node.send(() => {
        const found = question()
        this.#node.send(() => answer(found), process)
      })
      sharedStorage.runtime.runInProcessAfter(process, REQUEST_TIMEOUT_MS + RETRY_DELAY_MS, attempt)
    }
    attempt()
    return promise
  }

  read(room: string, position: number, limit = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
    return this.#requestWithRetry(() => this.#node.shared.eventsOf(room).slice(position, position + limit))
  }

  follow(room: string, position: number, follower: EventFollower): () => void {
    const followers = this.#followers.getOrInsertComputed(room, () => new Set())
    followers.add(follower)
    const tellMissed = (): void => {
      if (!followers.has(follower)) return
      this.read(room, position).then((missed) => {
        if (missed.length > 0 && followers.has(follower)) follower(position, missed)
      }, tellMissed)
    }
    tellMissed()
    return () => followers.delete(follower)
  }

  /** Delivers stored events to the follower; lost deliveries are repeated. */
  deliver(room: string, position: number, events: readonly EncodedEvent[]): void {
    const { shared: sharedStorage, process } = this.#node
    let hasArrived = false
    const deliver = () => {
      if (hasArrived || process.isDead) return
      this.#node.send(() => {
        hasArrived = true
        for (const follower of this.#followers.get(room) ?? []) follower(position, events)
      }, process)
      sharedStorage.runtime.runAfter(REQUEST_TIMEOUT_MS, deliver)
    }
    deliver()
  }
}

function createRawStorage(sharedStorage: SharedStorage, journal: Journal): RawStorage {
  const { snapshots, records, rows } = sharedStorage
  const directory: RawStorage['directory'] = {
    insert: (row) => void rows.set(row.code, row),
    save: (row) => void rows.set(row.code, row),
    find: async (room) => rows.get(room) ?? null,
    listPublic: async () => [],
    listByMember: async () => [],
    listDue: async () => [],
    delete: async (room) => void rows.delete(room),
    expire: async () => {},
    count: async () => rows.size,
  }
  return {
    journal,
    directory,
    snapshots: {
      findNewest: async (room, position) =>
        snapshots.get(room)?.findLast((snapshot) => snapshot.position <= position) ?? null,
      save: (room, snapshot) => void snapshots.getOrInsertComputed(room, () => []).push(snapshot),
    },
    records: {
      find: async (room, number) => records.get(`${room} ${number}`) ?? null,
      saveOnce: (room, number, record) => void records.getOrInsert(`${room} ${number}`, record),
    },
    devices: {
      add: async () => true,
      find: async () => null,
      listByIdentity: async () => [],
      revoke: async () => false,
    },
    writeCounts: { events: 0, commits: 0 },
    checkWritable: async () => {},
    close: async () => {},
  }
}
