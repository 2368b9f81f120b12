import { reduceRoom, type ClientRoomState } from '@slapwise/client'
import { type Choice, sampleAnswer } from '@slapwise/kernel'
import type { ServerMessage, ClientRequest, RoomView } from '@slapwise/protocol'
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

/** A house on a node that can die, and then comes back as another one. */
export class ServerNode {
  readonly #cluster: SimulatedCluster
  readonly #number: number
  #starts = 0
  #simulated!: SimulatedNode
  registry!: RoomRegistry
  /** What it plays from its next start on. */
  games = BRIEF_GAMES

  constructor(town: SimulatedCluster, number: number) {
    this.#cluster = town
    this.#number = number
    this.start()
  }

  get process(): SimulatedProcess {
    return this.#simulated.process
  }

  start(): void {
    const { storage: keeper, runtime: world, problems } = this.#cluster
    const simulated = new SimulatedNode(keeper, `node ${this.#number} ${++this.#starts}`)
    this.#simulated = simulated
    const log = ({ message }: Error) => {
      if (message !== 'Nobody answers.') problems.push(message)
    }
    world.runInProcess(simulated.process, () => {
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

  /** The room as it is here. */
  async find(code: string): Promise<RoomSession> {
    const { runtime: world } = this.#cluster
    let found: RoomSession | null = null
    const open = (): void =>
      world.runInProcess(this.process, () => {
        // Where somebody began to open it while nobody answered, it fails.
        this.registry.find(code).then((live) => {
          found = live
        }, open)
      })
    open()
    if (!(await world.runUntil(() => found !== null, MAX_WAIT_MS)))
      throw new Error('The room cannot be opened.')
    return found!
  }

  /** The room once it has come to a position here; what breaks meanwhile is opened anew. */
  async findAt(code: string, position: number): Promise<RoomSession> {
    const { runtime: world } = this.#cluster
    for (const end = world.now + MAX_WAIT_MS; world.now < end; ) {
      const live = await this.find(code)
      if (await world.runUntil(() => live.room.position === position, CLIENT_TIMEOUT_MS)) return live
    }
    throw new Error(`The room does not come to ${position} here.`)
  }

  /** Without a word; whoever was connected notices. */
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

/** Milliseconds after which what has not happened never will. */
export const MAX_WAIT_MS = 2 * 3600 * 1000

/** Milliseconds after which somebody who hears nothing tries another server. */
const CLIENT_TIMEOUT_MS = 6_000

/** What somebody has seen at some version of the room. */
export interface SeenVersion {
  readonly version: number
  readonly promptNumber: number | null
}

/** Somebody with a good client: it comes back, to any node, and asks for the same until it has an answer. */
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
  /** The question that was open at each version of the room, and whether they are all one after the other. */
  readonly seenVersions: SeenVersion[] = []

  constructor(town: SimulatedCluster, name: string) {
    this.identity = identityOf(name)
    this.#cluster = town
    town.runtime.runInProcessAfter(this.#process, town.runtime.randomUpTo(500), () => this.#connect())
    town.runtime.runInProcessAfter(this.#process, town.runtime.randomUpTo(1_000), () => this.#actRepeatedly())
  }

  get hasPendingRequest(): boolean {
    return this.#pendingRequest !== null
  }

  get view(): ClientRoomState | null {
    return this.#view
  }

  /** The connection breaks. */
  loseConnection(node: ServerNode): void {
    if (this.#node !== node) return
    this.#disconnect()
  }

  #disconnect(): void {
    const { runtime: world } = this.#cluster
    const [room, line, node] = [this.#session, this.#viewer, this.#node]
    this.#node = null
    this.#session = null
    this.#viewer = null
    if (room && line && node)
      world.runInProcessAfter(node.process, world.randomUpTo(50), () => room.disconnect(line))
    world.runInProcessAfter(this.#process, 100 + world.randomUpTo(900), () => this.#connect())
  }

  #connect(): void {
    if (this.#node) return
    const { runtime: world, nodes } = this.#cluster
    const node = world.pick(nodes)
    if (node.process.isDead) {
      world.runInProcessAfter(this.#process, 300, () => this.#connect())
      return
    }
    this.#node = node
    const since = world.happensOneIn(2) ? this.#version : null
    world.runInProcessAfter(node.process, world.randomUpTo(20), () =>
      node.registry.find(ROOM_CODE).then(
        (room) => {
          if (this.#node === node && !this.#session) this.#attach(node, room, since)
        },
        () => world.runInProcessAfter(this.#process, 10, () => this.loseConnection(node)),
      ),
    )
    const { length } = this.seenVersions
    // Who is not let in before long tries elsewhere.
    world.runInProcessAfter(this.#process, CLIENT_TIMEOUT_MS, () => {
      if (this.#node === node && this.seenVersions.length === length) this.loseConnection(node)
    })
  }

  #attach(node: ServerNode, room: RoomSession, since: number | null): void {
    const { runtime: world } = this.#cluster
    const line: Viewer = {
      identity: this.identity,
      ownerIdentity: this.identity,
      address: '127.0.0.1',
      send: (...parts) => {
        if (!node.process.isDead)
          world.runInProcessAfter(this.#process, 0, () => {
            if (this.#viewer === line) this.#handleMessage(JSON.parse(parts.join('')), since)
          })
      },
      close: () =>
        world.runInProcessAfter(this.#process, 1, () => {
          if (this.#viewer === line) this.#disconnect()
        }),
    }
    this.#session = room
    this.#viewer = line
    room.connect(line, since)
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
      if (message.type === 'done' && this.#pendingRequest.body.type !== 'hold-on')
        this.acknowledged.push(this.#pendingRequest.id)
      this.#pendingRequest = null
    }
  }

  /** Does something from time to time. */
  #actRepeatedly(): void {
    const { runtime: world } = this.#cluster
    world.runInProcessAfter(this.#process, 200 + world.randomUpTo(1_500), () => this.#actRepeatedly())
    if (!this.#pendingRequest && this.#view && !this.#cluster.isOver) this.#startRequest()
    else if (
      this.#pendingRequest &&
      this.#node &&
      world.now - this.#pendingRequest.since > CLIENT_TIMEOUT_MS
    ) {
      this.#pendingRequest.since = world.now
      this.loseConnection(this.#node)
    }
  }

  #startRequest(): void {
    const { runtime: world } = this.#cluster
    const body = this.#chooseRequest()
    if (!body) return
    this.#pendingRequest = { id: `${this.identity}-${++this.#requests}`, body, since: world.now }
    this.#send()
  }

  #chooseRequest(): RequestBody | null {
    const { runtime: world } = this.#cluster
    const { match, room } = this.#view!
    if (world.happensOneIn(25)) return { type: 'chat', text: `${this.identity} at ${world.now}` }
    if (!match || room.phase !== 'playing') return null
    const { promptNumber, own } = match
    const seatWish = world.happensOneIn(8) ? this.#chooseSeatRequest(room) : null
    if (seatWish) return seatWish
    if (own.mayTakeBack && world.happensOneIn(6)) return { type: 'take-back', promptNumber }
    if (!own.prompt || world.happensOneIn(3)) return null
    if (world.happensOneIn(12)) return { type: 'hold-on', promptNumber }
    const answer = sampleAnswer(own.prompt.choice as Choice, world.random) as number
    return { type: 'answer', promptNumber, answer }
  }

  /** Somebody else's seat, as who has none; one's own, as who was away; or, as the host, one for whoever has none. */
  #chooseSeatRequest({ seats, members, host }: RoomView): RequestBody | null {
    const { runtime: world } = this.#cluster
    const { yourMember: you } = this.#view!
    const isSeated = (member: number) => seats.some((seat) => seat.member === member)
    const seat = world.pick([...seats.keys()])
    if (you === null) return null
    if (seats.some(({ member, isAway, keptFor }) => keptFor === you || (member === you && isAway)))
      return { type: 'back' }
    if (!isSeated(you)) return { type: 'take-seat', seat }
    const member = members.findIndex((_, number) => !isSeated(number))
    return you === host && member >= 0 ? { type: 'give-seat', seat, member } : null
  }

  #send(): void {
    const { runtime: world } = this.#cluster
    const [room, line, node, asking] = [this.#session, this.#viewer, this.#node, this.#pendingRequest!]
    if (!room || !line || !node) return
    world.runInProcessAfter(node.process, world.randomUpTo(20), () => {
      if (this.#viewer === line) room.request(line, { ...asking.body, id: asking.id } as ClientRequest)
    })
  }
}

/** Some nodes over what they share, and a table of people who go from one to the other. */
export class SimulatedCluster {
  readonly runtime: DeterministicRuntime
  readonly storage: SharedStorage
  readonly nodes: readonly ServerNode[]
  readonly clients: readonly SimulatedClient[]
  readonly problems: string[] = []
  /** Everybody has seen enough. */
  isOver = false

  constructor(
    world: DeterministicRuntime,
    keeper: SharedStorage,
    nodes: number,
    names: readonly string[],
    story: RecordedRoom,
  ) {
    this.runtime = world
    this.storage = keeper
    this.clients = []
    this.nodes = Array.from({ length: nodes }, (_, number) => new ServerNode(this, number))
    this.clients = names.map((name) => new SimulatedClient(this, name))
    const chain = new HashChain(ROOM_CODE)
    const entries = story.events.map((entry) => chain.linkNext(JSON.stringify(entry)))
    keeper.append(ROOM_CODE, { position: 1, events: entries }, 'the story so far')
  }
}
