import { hear, type RoomSight } from '@slapwise/client'
import { type Choice, sampleAnswer } from '@slapwise/kernel'
import type { Message, Request, RoomView } from '@slapwise/protocol'
import { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import { Chain } from '../../journal/core/chain.ts'
import { ChainedStorage } from '../../journal/core/chained-storage.ts'
import { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import type { RoomSession, Viewer } from '../../rooms/session/room-session.ts'
import { LIBRARY } from '../library.ts'
import { CODE, identityOf, type Story } from '../room-kit.ts'
import { BRIEF_GAMES } from './brief-eights.ts'
import { type Keeper, SimulatedNode } from './keeper.ts'
import { Process, type World } from './world.ts'

type Body = Request extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never

/** A house on a node that can die, and then comes back as another one. */
export class Node {
  readonly #town: Town
  readonly #number: number
  #lives = 0
  #simulated!: SimulatedNode
  house!: RoomRegistry
  /** What it plays from its next start on. */
  games = BRIEF_GAMES

  constructor(town: Town, number: number) {
    this.#town = town
    this.#number = number
    this.start()
  }

  get process(): Process {
    return this.#simulated.process
  }

  start(): void {
    const { keeper, world, problems } = this.#town
    const simulated = new SimulatedNode(keeper, `node ${this.#number} ${++this.#lives}`)
    this.#simulated = simulated
    const log = ({ message }: Error) => {
      if (message !== 'Nobody answers.') problems.push(message)
    }
    world.within(simulated.process, () => {
      this.house = new RoomRegistry(
        new ChainedStorage(simulated.storage, log),
        {
          games: this.games,
          botWorkers: new BotWorkerPool({ module: LIBRARY.thinker, threads: 1, time: 1, log }),
          clusterBus: simulated.clusterBus,
          botDelay: 200,
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
    const { world } = this.#town
    let found: RoomSession | null = null
    const open = (): void =>
      world.within(this.process, () => {
        // Where somebody began to open it while nobody answered, it fails.
        this.house.find(code).then((live) => {
          found = live
        }, open)
      })
    open()
    if (!(await world.until(() => found !== null, LONGEST))) throw new Error('The room cannot be opened.')
    return found!
  }

  /** The room once it has come to a position here; what breaks meanwhile is opened anew. */
  async findAt(code: string, position: number): Promise<RoomSession> {
    const { world } = this.#town
    for (const end = world.now + LONGEST; world.now < end; ) {
      const live = await this.find(code)
      if (await world.until(() => live.room.position === position, PATIENCE)) return live
    }
    throw new Error(`The room does not come to ${position} here.`)
  }

  /** Without a word; whoever was connected notices. */
  crash(): void {
    this.process.isDead = true
    this.#town.keeper.nodes.delete(this.#simulated)
    for (const person of this.#town.people) person.lose(this)
  }

  stop(): void {
    this.process.isStopped = true
  }

  goOn(): void {
    this.#town.world.goOn(this.process)
  }

  set isCut(isCut: boolean) {
    this.#simulated.isCut = isCut
  }
}

/** Milliseconds after which what has not happened never will. */
export const LONGEST = 2 * 3600 * 1000

/** Milliseconds after which somebody who hears nothing tries another server. */
const PATIENCE = 6_000

/** What somebody has seen at some version of the room. */
export interface Seen {
  readonly version: number
  readonly promptNumber: number | null
}

/** Somebody with a good client: it comes back, to any node, and asks for the same until it has an answer. */
export class Townsman {
  readonly identity: string
  readonly #town: Town
  readonly #process = new Process()
  #node: Node | null = null
  #room: RoomSession | null = null
  #line: Viewer | null = null
  #sight: RoomSight | null = null
  #version: number | null = null
  #asking: { readonly id: string; readonly body: Body; since: number } | null = null
  #requests = 0
  readonly acknowledged: string[] = []
  /** The question that was open at each version of the room, and whether they are all one after the other. */
  readonly seen: Seen[] = []

  constructor(town: Town, name: string) {
    this.identity = identityOf(name)
    this.#town = town
    town.world.reach(this.#process, town.world.upTo(500), () => this.#come())
    town.world.reach(this.#process, town.world.upTo(1_000), () => this.#live())
  }

  get isWaiting(): boolean {
    return this.#asking !== null
  }

  get sight(): RoomSight | null {
    return this.#sight
  }

  /** The connection breaks. */
  lose(node: Node): void {
    if (this.#node !== node) return
    this.#drop()
  }

  #drop(): void {
    const { world } = this.#town
    const [room, line, node] = [this.#room, this.#line, this.#node]
    this.#node = null
    this.#room = null
    this.#line = null
    if (room && line && node) world.reach(node.process, world.upTo(50), () => room.disconnect(line))
    world.reach(this.#process, 100 + world.upTo(900), () => this.#come())
  }

  #come(): void {
    if (this.#node) return
    const { world, nodes } = this.#town
    const node = world.pick(nodes)
    if (node.process.isDead) {
      world.reach(this.#process, 300, () => this.#come())
      return
    }
    this.#node = node
    const since = world.chance(2) ? this.#version : null
    world.reach(node.process, world.upTo(20), () =>
      node.house.find(CODE).then(
        (room) => {
          if (this.#node === node && !this.#room) this.#enter(node, room, since)
        },
        () => world.reach(this.#process, 10, () => this.lose(node)),
      ),
    )
    const { length } = this.seen
    // Who is not let in before long tries elsewhere.
    world.reach(this.#process, PATIENCE, () => {
      if (this.#node === node && this.seen.length === length) this.lose(node)
    })
  }

  #enter(node: Node, room: RoomSession, since: number | null): void {
    const { world } = this.#town
    const line: Viewer = {
      identity: this.identity,
      holder: this.identity,
      address: '127.0.0.1',
      send: (...parts) => {
        if (!node.process.isDead)
          world.reach(this.#process, 0, () => {
            if (this.#line === line) this.#hear(JSON.parse(parts.join('')), since)
          })
      },
      close: () =>
        world.reach(this.#process, 1, () => {
          if (this.#line === line) this.#drop()
        }),
    }
    this.#room = room
    this.#line = line
    room.connect(line, since)
    if (this.#asking) this.#send()
  }

  #hear(message: Message, since: number | null): void {
    this.#sight = hear(this.#sight, message)
    if ('version' in message) {
      if (message.type === 'welcome' && message.version < (since ?? 0))
        this.#town.problems.push(`${this.identity} has gone back from ${since} to ${message.version}`)
      if (message.type === 'update' && message.version !== this.#version! + 1)
        this.#town.problems.push(`${this.identity} has missed something before ${message.version}`)
      this.#version = message.version
      this.seen.push({
        version: message.version,
        promptNumber: this.#sight?.match?.promptNumber ?? null,
      })
    }
    if ((message.type === 'done' || message.type === 'error') && message.id === this.#asking?.id) {
      if (message.type === 'done' && this.#asking.body.type !== 'hold-on')
        this.acknowledged.push(this.#asking.id)
      this.#asking = null
    }
  }

  /** Does something from time to time. */
  #live(): void {
    const { world } = this.#town
    world.reach(this.#process, 200 + world.upTo(1_500), () => this.#live())
    if (!this.#asking && this.#sight && !this.#town.isOver) this.#ask()
    else if (this.#asking && this.#node && world.now - this.#asking.since > PATIENCE) {
      this.#asking.since = world.now
      this.lose(this.#node)
    }
  }

  #ask(): void {
    const { world } = this.#town
    const body = this.#wish()
    if (!body) return
    this.#asking = { id: `${this.identity}-${++this.#requests}`, body, since: world.now }
    this.#send()
  }

  #wish(): Body | null {
    const { world } = this.#town
    const { match, room } = this.#sight!
    if (world.chance(25)) return { type: 'chat', text: `${this.identity} at ${world.now}` }
    if (!match || room.phase !== 'playing') return null
    const { promptNumber, own } = match
    const seatWish = world.chance(8) ? this.#seatWish(room) : null
    if (seatWish) return seatWish
    if (own.mayTakeBack && world.chance(6)) return { type: 'take-back', promptNumber }
    if (!own.prompt || world.chance(3)) return null
    if (world.chance(12)) return { type: 'hold-on', promptNumber }
    const answer = sampleAnswer(own.prompt.choice as Choice, world.random) as number
    return { type: 'answer', promptNumber, answer }
  }

  /** Somebody else's seat, as who has none; one's own, as who was away; or, as the host, one for whoever has none. */
  #seatWish({ seats, members, host }: RoomView): Body | null {
    const { world } = this.#town
    const { you } = this.#sight!
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
    const { world } = this.#town
    const [room, line, node, asking] = [this.#room, this.#line, this.#node, this.#asking!]
    if (!room || !line || !node) return
    world.reach(node.process, world.upTo(20), () => {
      if (this.#line === line) room.request(line, { ...asking.body, id: asking.id } as Request)
    })
  }
}

/** Some nodes over what they share, and a table of people who go from one to the other. */
export class Town {
  readonly world: World
  readonly keeper: Keeper
  readonly nodes: readonly Node[]
  readonly people: readonly Townsman[]
  readonly problems: string[] = []
  /** Everybody has seen enough. */
  isOver = false

  constructor(world: World, keeper: Keeper, nodes: number, names: readonly string[], story: Story) {
    this.world = world
    this.keeper = keeper
    this.people = []
    this.nodes = Array.from({ length: nodes }, (_, number) => new Node(this, number))
    this.people = names.map((name) => new Townsman(this, name))
    const chain = new Chain(CODE)
    const entries = story.entries.map((entry) => chain.add(JSON.stringify(entry)))
    keeper.append(CODE, { position: 1, entries }, 'the story so far')
  }
}
