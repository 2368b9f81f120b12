import type { ClusterBus, ClusterMessage, Hear } from '../../cluster/cluster-bus.ts'
import type {
  Appended,
  Draft,
  EncodedEvent,
  Follower,
  Journal,
  RawStorage,
  SealedRow,
  Snapshot,
} from '../../journal/core/storage.ts'
import { Process, type World } from './world.ts'

/** How bad the way between servers and their storage is: one message in so many is lost, or comes twice; none for 0. */
export interface Weather {
  readonly lost: number
  readonly doubled: number
  /** Milliseconds that a message takes at most. */
  readonly slowest: number
}

export const CALM: Weather = { lost: 0, doubled: 0, slowest: 10 }
export const STORM: Weather = { lost: 12, doubled: 12, slowest: 400 }

/** As the driver for JetStream does it. */
const ANSWERED_WITHIN = 2_000
const PATIENCE = 15_000
const PAUSE = 200

interface Batch {
  readonly id: string
  readonly first: number
}

/** What all servers share: it takes what comes at the right position, and knows by its id what it has taken. */
export class Keeper {
  readonly world: World
  weather: Weather = CALM
  readonly #journals = new Map<string, EncodedEvent[]>()
  readonly #batches = new Map<string, Batch[]>()
  readonly snapshots = new Map<string, Snapshot[]>()
  readonly records = new Map<string, string>()
  readonly rows = new Map<string, SealedRow>()
  readonly nodes = new Set<SimulatedNode>()
  /** Nobody reaches it. */
  isAway = false
  drafts = 0
  /** Drafts that came too late. */
  readonly late: Draft[] = []

  constructor(world: World) {
    this.world = world
  }

  entries(room: string): EncodedEvent[] {
    return this.#journals.getOrInsertComputed(room, () => [])
  }

  append(room: string, draft: Draft, id: string): 'stored' | 'late' {
    const { position, entries: drafted } = draft
    const entries = this.entries(room)
    const batches = this.#batches.getOrInsertComputed(room, () => [])
    if (position <= entries.length) {
      const isKnown = batches.some((batch) => batch.first === position && batch.id === id)
      if (!isKnown) this.late.push(draft)
      return isKnown ? 'stored' : 'late'
    }
    if (position > entries.length + 1) return 'late'
    entries.push(...drafted)
    batches.push({ id, first: position })
    for (const node of this.nodes) node.journal.hear(room, position - 1, drafted)
    return 'stored'
  }
}

/** A server as its storage and its neighbours see it: what lies between them is slow, and loses and repeats things. */
export class SimulatedNode {
  readonly process = new Process()
  readonly keeper: Keeper
  readonly journal: SimulatedJournal
  readonly storage: RawStorage
  readonly clusterBus: ClusterBus
  isCut = false
  readonly #hearing: Hear[] = []

  constructor(keeper: Keeper, name: string) {
    this.keeper = keeper
    this.journal = new SimulatedJournal(this)
    this.storage = storageOf(keeper, this.journal)
    this.clusterBus = {
      tell: (news) => this.#tell(name, news),
      listen: (hear) => void this.#hearing.push(hear),
    }
    keeper.nodes.add(this)
  }

  #tell(name: string, news: ClusterMessage): void {
    for (const other of this.keeper.nodes)
      if (other !== this) this.send(() => other.send(() => other.#hear(name, news), other.process))
  }

  #hear(from: string, news: ClusterMessage): void {
    for (const hear of this.#hearing) hear(from, news)
  }

  /** Something goes to or from this node, to a process or to what they all share; or it does not arrive. */
  send(work: () => void, to?: Process): void {
    const { world, weather, isAway } = this.keeper
    if (this.process.isDead || this.isCut || isAway || world.chance(weather.lost)) return
    for (let times = world.chance(weather.doubled) ? 2 : 1; times > 0; times--) {
      const delay = world.upTo(weather.slowest)
      if (to) world.reach(to, delay, work)
      else world.after(delay, work)
    }
  }
}

export class SimulatedJournal implements Journal {
  readonly #node: SimulatedNode
  readonly #followers = new Map<string, Set<Follower>>()

  constructor(node: SimulatedNode) {
    this.#node = node
  }

  append(room: string, draft: () => Draft, done: (appended: Appended) => void): void {
    const { world } = this.#node.keeper
    world.reach(this.#node.process, 0, () => {
      const drafted = draft()
      if (drafted.entries.length === 0) return done({ outcome: 'stored' })
      const id = `draft ${++this.#node.keeper.drafts}`
      this.#ask(() => this.#node.keeper.append(room, drafted, id)).then(
        (outcome) => done({ outcome }),
        (error) => done({ outcome: 'failed', error }),
      )
    })
  }

  /** Asks again and again, until there is an answer or nobody would wait for it any longer. */
  #ask<T>(question: () => T): Promise<T> {
    const { keeper, process } = this.#node
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const until = keeper.world.now + PATIENCE
    let isAnswered = false
    const answer = (found: T) => {
      isAnswered = true
      resolve(found)
    }
    const attempt = () => {
      if (isAnswered) return
      if (keeper.world.now > until) return reject(new Error('Nobody answers.'))
      this.#node.send(() => {
        const found = question()
        this.#node.send(() => answer(found), process)
      })
      keeper.world.reach(process, ANSWERED_WITHIN + PAUSE, attempt)
    }
    attempt()
    return promise
  }

  read(room: string, position: number, most = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
    return this.#ask(() => this.#node.keeper.entries(room).slice(position, position + most))
  }

  follow(room: string, position: number, follower: Follower): () => void {
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

  /** Something was stored. What is lost on the way comes again. */
  hear(room: string, position: number, entries: readonly EncodedEvent[]): void {
    const { keeper, process } = this.#node
    let hasArrived = false
    const deliver = () => {
      if (hasArrived || process.isDead) return
      this.#node.send(() => {
        hasArrived = true
        for (const follower of this.#followers.get(room) ?? []) follower(position, entries)
      }, process)
      keeper.world.after(ANSWERED_WITHIN, deliver)
    }
    deliver()
  }
}

function storageOf(keeper: Keeper, journal: Journal): RawStorage {
  const { snapshots, records, rows } = keeper
  const directory: RawStorage['directory'] = {
    add: (row) => void rows.set(row.code, row),
    keep: (row) => void rows.set(row.code, row),
    find: async (room) => rows.get(room) ?? null,
    listed: async () => [],
    of: async () => [],
    due: async () => [],
    delete: async (room) => void rows.delete(room),
    expire: async () => {},
    count: async () => rows.size,
  }
  return {
    journal,
    directory,
    snapshots: {
      newest: async (room, position) =>
        snapshots.get(room)?.findLast((snapshot) => snapshot.position <= position) ?? null,
      keep: (room, snapshot) => void snapshots.getOrInsertComputed(room, () => []).push(snapshot),
    },
    records: {
      find: async (room, number) => records.get(`${room} ${number}`) ?? null,
      keep: (room, number, record) => void records.getOrInsert(`${room} ${number}`, record),
    },
    devices: {
      add: async () => true,
      find: async () => null,
      of: async () => [],
      end: async () => false,
    },
    written: { entries: 0, commits: 0 },
    check: async () => {},
    close: async () => {},
  }
}
