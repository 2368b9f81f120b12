import { type ClientRoomState, reduceRoom } from '@slapwise/client'
import { type Choice, sampleAnswer } from '@slapwise/kernel'
import type { ClientRequest, RoomView, ServerMessage } from '@slapwise/protocol'
import { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import { HashChain } from '../../journal/core/hash-chain.ts'
import { VerifiedStorage } from '../../journal/core/verified-storage.ts'
import { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import type { RoomSession, Viewer } from '../../rooms/session/room-session.ts'
import { identityOf, type RecordedRoom, ROOM_CODE } from '../room-kit.ts'
import { TEST_LIBRARY } from '../test-library.ts'
import { BRIEF_GAMES } from './brief-eights.ts'
import { type DeterministicRuntime, SimulatedProcess } from './deterministic-runtime.ts'
import { type SharedStorage, SimulatedNode } from './shared-storage.ts'

type RequestBody = ClientRequest extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never

/** A room registry on a node that can crash and restart. */
export class ServerNode {
  readonly #cluster: SimulatedCluster
  readonly #number: number
  #starts = 0
  #simulated!: SimulatedNode
  registry!: RoomRegistry
  /** The games from its next start on. */
  games = BRIEF_GAMES

  constructor(cluster: SimulatedCluster, number: number) {
    this.#cluster = cluster
    this.#number = number
    this.start()
  }

  get process(): SimulatedProcess {
    return this.#simulated.process
  }

  start(): void {
    const { storage: sharedStorage, runtime, problems } = this.#cluster
    const simulated = new SimulatedNode(sharedStorage, `node ${this.#number} ${++this.#starts}`)
    this.#simulated = simulated
    const log = ({ message }: Error) => {
      if (message !== 'Nobody answers.') problems.push(message)
    }
    runtime.runInProcess(simulated.process, () => {
      this.registry = new RoomRegistry(
        new VerifiedStorage(simulated.storage, log),
        {
          games: this.games,
          botWorkers: new BotWorkerPool({ workerModule: TEST_LIBRARY.botWorker, threads: 1, timeMs: 1, log }),
          clusterBus: simulated.clusterBus,
          stepDurationMs: 200,
          maxRooms: 10,
          megabytesPerHour: 32,
          idleMinutes: 10,
          expireDays: null,
        },
        log,
      )
    })
  }

  /** The room on this node. */
  async find(code: string): Promise<RoomSession> {
    const { runtime } = this.#cluster
    let found: RoomSession | null = null
    const open = (): void =>
      runtime.runInProcess(this.process, () => {
        // Loading fails if it began while the storage was unreachable.
        this.registry.find(code).then((session) => {
          found = session
        }, open)
      })
    open()
    if (!(await runtime.runUntil(() => found !== null, MAX_WAIT_MS)))
      throw new Error('The room cannot be opened.')
    return found!
  }

  /** The room once it has reached a position on this node; loads it again if it fails meanwhile. */
  async findAt(code: string, position: number): Promise<RoomSession> {
    const { runtime } = this.#cluster
    for (const end = runtime.now + MAX_WAIT_MS; runtime.now < end; ) {
      const session = await this.find(code)
      if (await runtime.runUntil(() => session.room.position === position, CLIENT_TIMEOUT_MS)) return session
    }
    throw new Error(`The room does not reach position ${position} on this node.`)
  }

  /** Stops without a shutdown; clients notice their lost connections. */
  crash(): void {
    this.process.isDead = true
    this.#cluster.storage.nodes.delete(this.#simulated)
    for (const person of this.#cluster.clients) person.loseConnection(this)
  }

  pause(): void {
    this.process.isStopped = true
  }

  resume(): void {
    this.#cluster.runtime.resume(this.process)
  }

  set isPartitioned(isCut: boolean) {
    this.#simulated.isPartitioned = isCut
  }
}

/** Simulated time after which a missing result counts as a failure. */
export const MAX_WAIT_MS = 2 * 3600 * 1000

/** Time without a message after which a client tries another server. */
const CLIENT_TIMEOUT_MS = 6_000

/** The prompt that a client saw at a version of the room. */
export interface SeenVersion {
  readonly version: number
  readonly promptNumber: number | null
}

/** A player with a realistic client: it reconnects to any node, and repeats requests until they are answered. */
export class SimulatedClient {
  readonly identity: string
  readonly #cluster: SimulatedCluster
  readonly #process = new SimulatedProcess()
  #node: ServerNode | null = null
  #session: RoomSession | null = null
  #viewer: Viewer | null = null
  #view: ClientRoomState | null = null
  #version: number | null = null
  #pendingRequest: { readonly id: string; readonly body: RequestBody; since: number } | null = null
  #requests = 0
  readonly acknowledged: string[] = []
  /** The open prompt at each version of the room, and whether the versions are consecutive. */
  readonly seenVersions: SeenVersion[] = []

  constructor(cluster: SimulatedCluster, name: string) {
    this.identity = identityOf(name)
    this.#cluster = cluster
    cluster.runtime.runInProcessAfter(this.#process, cluster.runtime.randomUpTo(500), () => this.#connect())
    cluster.runtime.runInProcessAfter(this.#process, cluster.runtime.randomUpTo(1_000), () =>
      this.#actRepeatedly(),
    )
  }

  get hasPendingRequest(): boolean {
    return this.#pendingRequest !== null
  }

  get view(): ClientRoomState | null {
    return this.#view
  }

  /** The connection to a node is lost. */
  loseConnection(node: ServerNode): void {
    if (this.#node !== node) return
    this.#disconnect()
  }

  #disconnect(): void {
    const { runtime } = this.#cluster
    const [session, line, node] = [this.#session, this.#viewer, this.#node]
    this.#node = null
    this.#session = null
    this.#viewer = null
    if (session && line && node)
      runtime.runInProcessAfter(node.process, runtime.randomUpTo(50), () => session.disconnect(line))
    runtime.runInProcessAfter(this.#process, 100 + runtime.randomUpTo(900), () => this.#connect())
  }

  #connect(): void {
    if (this.#node) return
    const { runtime, nodes } = this.#cluster
    const node = runtime.pick(nodes)
    if (node.process.isDead) {
      runtime.runInProcessAfter(this.#process, 300, () => this.#connect())
      return
    }
    this.#node = node
    const since = runtime.happensOneIn(2) ? this.#version : null
    runtime.runInProcessAfter(node.process, runtime.randomUpTo(20), () =>
      node.registry.find(ROOM_CODE).then(
        (session) => {
          if (this.#node === node && !this.#session) this.#attach(node, session, since)
        },
        () => runtime.runInProcessAfter(this.#process, 10, () => this.loseConnection(node)),
      ),
    )
    const { length } = this.seenVersions
    // Without a welcome in time, the client tries another server.
    runtime.runInProcessAfter(this.#process, CLIENT_TIMEOUT_MS, () => {
      if (this.#node === node && this.seenVersions.length === length) this.loseConnection(node)
    })
  }

  #attach(node: ServerNode, session: RoomSession, since: number | null): void {
    const { runtime } = this.#cluster
    const line: Viewer = {
      identity: this.identity,
      ownerIdentity: this.identity,
      address: '127.0.0.1',
      send: (...chunks) => {
        if (!node.process.isDead)
          runtime.runInProcessAfter(this.#process, 0, () => {
            if (this.#viewer === line) this.#handleMessage(JSON.parse(chunks.join('')), since)
          })
      },
      close: () =>
        runtime.runInProcessAfter(this.#process, 1, () => {
          if (this.#viewer === line) this.#disconnect()
        }),
    }
    this.#session = session
    this.#viewer = line
    session.connect(line, since)
    if (this.#pendingRequest) this.#send()
  }

  #handleMessage(message: ServerMessage, since: number | null): void {
    this.#view = reduceRoom(this.#view, message)
    if ('version' in message) {
      if (message.type === 'welcome' && message.version < (since ?? 0))
        this.#cluster.problems.push(`${this.identity} has gone back from ${since} to ${message.version}`)
      if (message.type === 'update' && message.version !== this.#version! + 1)
        this.#cluster.problems.push(`${this.identity} has missed something before ${message.version}`)
      this.#version = message.version
      this.seenVersions.push({
        version: message.version,
        promptNumber: this.#view?.match?.promptNumber ?? null,
      })
    }
    if ((message.type === 'done' || message.type === 'error') && message.id === this.#pendingRequest?.id) {
      if (message.type === 'done' && this.#pendingRequest.body.type !== 'extend-window')
        this.acknowledged.push(this.#pendingRequest.id)
      this.#pendingRequest = null
    }
  }

  /** Acts at random intervals. */
  #actRepeatedly(): void {
    const { runtime } = this.#cluster
    runtime.runInProcessAfter(this.#process, 200 + runtime.randomUpTo(1_500), () => this.#actRepeatedly())
    if (!this.#pendingRequest && this.#view && !this.#cluster.isOver) this.#startRequest()
    else if (
      this.#pendingRequest &&
      this.#node &&
      runtime.now - this.#pendingRequest.since > CLIENT_TIMEOUT_MS
    ) {
      this.#pendingRequest.since = runtime.now
      this.loseConnection(this.#node)
    }
  }

  #startRequest(): void {
    const { runtime } = this.#cluster
    const body = this.#chooseRequest()
    if (!body) return
    this.#pendingRequest = { id: `${this.identity}-${++this.#requests}`, body, since: runtime.now }
    this.#send()
  }

  #chooseRequest(): RequestBody | null {
    const { runtime } = this.#cluster
    const { match, room } = this.#view!
    if (runtime.happensOneIn(25)) return { type: 'chat', text: `${this.identity} at ${runtime.now}` }
    if (!match || room.phase !== 'playing') return null
    const { promptNumber, own } = match
    const seatWish = runtime.happensOneIn(8) ? this.#chooseSeatRequest(room) : null
    if (seatWish) return seatWish
    if (own.mayTakeBack && runtime.happensOneIn(6)) return { type: 'take-back', promptNumber }
    if (!own.prompt || runtime.happensOneIn(3)) return null
    if (runtime.happensOneIn(12)) return { type: 'extend-window', promptNumber }
    const answer = sampleAnswer(own.prompt.choice as Choice, runtime.random) as number
    return { type: 'answer', promptNumber, answer }
  }

  /** A request to take a seat, to return to one's own, or, as host, to give one to a spectator. */
  #chooseSeatRequest({ seats, members, host }: RoomView): RequestBody | null {
    const { runtime } = this.#cluster
    const { yourMember: you } = this.#view!
    const isSeated = (member: number) => seats.some((seat) => seat.member === member)
    const seat = runtime.pick([...seats.keys()])
    if (you === null) return null
    if (seats.some(({ member, isAway, reservedFor }) => reservedFor === you || (member === you && isAway)))
      return { type: 'return-to-seat' }
    if (!isSeated(you)) return { type: 'take-seat', seat }
    const member = members.findIndex((_, number) => !isSeated(number))
    return you === host && member >= 0 ? { type: 'give-seat', seat, member } : null
  }

  #send(): void {
    const { runtime } = this.#cluster
    const [session, line, node, asking] = [this.#session, this.#viewer, this.#node, this.#pendingRequest!]
    if (!session || !line || !node) return
    runtime.runInProcessAfter(node.process, runtime.randomUpTo(20), () => {
      if (this.#viewer === line) session.request(line, { ...asking.body, id: asking.id } as ClientRequest)
    })
  }
}

/** Some nodes on a shared storage, and players who move between them. */
export class SimulatedCluster {
  readonly runtime: DeterministicRuntime
  readonly storage: SharedStorage
  readonly nodes: readonly ServerNode[]
  readonly clients: readonly SimulatedClient[]
  readonly problems: string[] = []
  /** Whether all clients have seen the end. */
  isOver = false

  constructor(
    runtime: DeterministicRuntime,
    sharedStorage: SharedStorage,
    nodes: number,
    names: readonly string[],
    recording: RecordedRoom,
  ) {
    this.runtime = runtime
    this.storage = sharedStorage
    this.clients = []
    this.nodes = Array.from({ length: nodes }, (_, number) => new ServerNode(this, number))
    this.clients = names.map((name) => new SimulatedClient(this, name))
    const chain = new HashChain(ROOM_CODE)
    const events = recording.events.map((event) => chain.linkNext(JSON.stringify(event)))
    sharedStorage.append(ROOM_CODE, { position: 1, events }, 'initial events')
  }
}
