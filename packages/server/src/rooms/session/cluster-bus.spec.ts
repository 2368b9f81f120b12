import { type ClientRoomState, reduceRoom } from '@slapwise/client'
import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import { GameRegistry } from '@slapwise/kernel'
import { PACE_TIMES, WINDOW_EXTENSION_SECONDS } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createComparableState,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  isAtTurn,
  isInWindow,
  playUntil,
  type RecordedRoom,
  ROOM_CODE,
} from '../../testing/room-kit.ts'
import { DeterministicRuntime } from '../../testing/simulation/deterministic-runtime.ts'
import { SharedStorage } from '../../testing/simulation/shared-storage.ts'
import { type ServerNode, SimulatedCluster } from '../../testing/simulation/simulated-cluster.ts'
import { WRITER_GRACE_MS } from '../autopilot/writer-preference.ts'
import type { RoomState } from '../state/room-state.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const MINUTE = 60_000
const BOT = 200
/** More than any message takes on its way. */
const DELIVERY_MS = 50

let runtime: DeterministicRuntime
let cluster: SimulatedCluster

beforeEach(() => {
  runtime = new DeterministicRuntime('clusterBus')
  runtime.install()
})

afterEach(() => runtime.uninstall())

const isAdasTurn = ({ match }: RoomState): boolean => match!.promptFor(0)?.mode === 'decide'

/** A room on two servers. */
function createTwoNodes(recording: RecordedRoom): readonly [ServerNode, ServerNode] {
  cluster = new SimulatedCluster(runtime, new SharedStorage(runtime), 2, [], recording)
  return cluster.nodes as unknown as readonly [ServerNode, ServerNode]
}

const advance = (milliseconds: number): Promise<boolean> => runtime.runUntil(() => false, milliseconds)

/** A viewer that connects to a room through one of its servers. */
class NodeViewer extends TestViewer {
  #node!: ServerNode

  async connectTo(node: ServerNode, since: number | null = null): Promise<this> {
    this.#node = node
    const session = await node.find(ROOM_CODE)
    runtime.runInProcess(node.process, () => this.connect(session, since))
    await advance(DELIVERY_MS)
    return this
  }

  disconnectFromNode(): void {
    runtime.runInProcess(this.#node.process, () => this.disconnect())
  }

  async requestVia(...[body, id]: Parameters<TestViewer['sendRequest']>): Promise<string> {
    const asked = runtime.runInProcess(this.#node.process, () => this.sendRequest(body, id))
    await advance(DELIVERY_MS)
    return this.replyTo(asked)
  }

  /** Whether a member is online, as far as this viewer knows. */
  seesOnline(member: number): boolean {
    let state: ClientRoomState | null = null
    for (const message of this.received) state = reduceRoom(state, message)
    return state!.room.members[member].isOnline
  }
}

const connectViewer = (name: string, node: ServerNode): Promise<NodeViewer> =>
  new NodeViewer(name).connectTo(node)

it('A client that connects to a server that is behind never sees an older version than before', async () => {
  const [one, other] = createTwoNodes(createLobby(NAMES))
  const ada = await connectViewer('Ada', one)
  const { room: behind } = await other.find(ROOM_CODE)
  other.isPartitioned = true
  await ada.requestVia({ type: 'rename', name: 'Ava' })
  const { version } = (await one.find(ROOM_CODE)).room.data
  other.isPartitioned = false
  expect(behind.data.version).toBe(version - 1)
  const again = await new NodeViewer('Ada').connectTo(other, version)
  expect(again.welcome.version).toBe(version)
})

describe('A member on another server', () => {
  it('is online for everybody, until they disconnect', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    const ada = await connectViewer('Ada', one)
    const ben = await connectViewer('Ben', other)
    expect([ada.seesOnline(1), ben.seesOnline(0), ben.seesOnline(2)]).toEqual([true, true, false])
    ada.disconnectFromNode()
    await advance(DELIVERY_MS)
    expect(ben.seesOnline(0)).toBe(false)
  })

  it('goes offline some time after their server has died', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    await connectViewer('Ada', one)
    const ben = await connectViewer('Ben', other)
    one.crash()
    await advance(MINUTE / 2)
    expect(ben.seesOnline(0)).toBe(false)
  })

  it('stays host while they are online', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    const ada = await connectViewer('Ada', one)
    await connectViewer('Ben', other)
    const { room } = await other.find(ROOM_CODE)
    await advance(5 * MINUTE)
    expect(room.data.host).toBe(0)
    ada.disconnectFromNode()
    await advance(MINUTE + WRITER_GRACE_MS + DELIVERY_MS)
    expect(room.data.host).toBe(1)
  })

  it('gets the role of host back, whichever server they connect to', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    await connectViewer('Ben', one)
    const { room } = await one.find(ROOM_CODE)
    await advance(MINUTE + DELIVERY_MS)
    expect(room.data.host).toBe(1)
    await connectViewer('Ada', other)
    expect(room.data.host).toBe(0)
  })

  it('sends grimaces that everybody sees once, also when repeated', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    const ada = await connectViewer('Ada', one)
    const ben = await connectViewer('Ben', other)
    expect(await ada.requestVia({ type: 'grimace', grimace: 'laugh' }, 'client-1')).toBe('done')
    expect(ben.receivedOf('grimace')).toHaveLength(1)
    const again = await connectViewer('Ada', other)
    expect(await again.requestVia({ type: 'grimace', grimace: 'laugh' }, 'client-1')).toBe('done')
    expect(ben.receivedOf('grimace')).toHaveLength(1)
  })

  it('has the same chat limit on several servers together', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    const lines = [await connectViewer('Ada', one), await connectViewer('Ada', other)]
    const answers: string[] = []
    for (let i = 0; i < 8; i++) answers.push(await lines[i % 2].requestVia({ type: 'chat', text: `${i}` }))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(6)
  })

  it('has the same change limit on several servers together', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    const lines = [await connectViewer('Eve', one), await connectViewer('Eve', other)]
    const answers: string[] = []
    for (let i = 0; i < 24; i++)
      answers.push(
        await lines[i % 4 < 2 ? 0 : 1].requestVia(i % 2 ? { type: 'leave' } : { type: 'join', name: 'Eve' }),
      )
    expect(answers).toContain('rate-limited')
  })

  it('closes the room for everybody by deleting it', async () => {
    const [one, other] = createTwoNodes(createLobby(NAMES))
    const ben = await connectViewer('Ben', other)
    const session = await one.find(ROOM_CODE)
    const deleted = runtime.runInProcess(one.process, () => one.registry.delete(session))
    await advance(DELIVERY_MS)
    await deleted
    expect(ben.closeReason).toBe('room-closed')
  })
})

describe('The clock of a room on two servers', () => {
  it('is adopted by the server that loads the room later', async () => {
    const [one, other] = createTwoNodes(playUntil(createPlayingRoom(NAMES), isAtTurn))
    await connectViewer('Ada', one)
    await advance(20_000)
    const ben = await connectViewer('Ben', other)
    expect(ben.receivedOf('clock').at(-1)!.clock!.leftMs).toBeLessThanOrEqual(25_000)
  })

  it('is extended on both', async () => {
    const [one, other] = createTwoNodes(playUntil(createPlayingRoom(NAMES), isInWindow(2)))
    const viewers = [
      await connectViewer('Ada', one),
      await connectViewer('Ben', other),
      await connectViewer('Cem', other),
    ]
    const { room } = await one.find(ROOM_CODE)
    const { position } = room
    const [{ seat }] = room.match!.prompts
    const body = { type: 'extend-window', promptNumber: room.promptNumber } as const
    expect(await viewers[seat].requestVia(body, 'client-1')).toBe('done')
    const sent = viewers.map((viewer) => viewer.receivedOf('clock').at(-1)?.clock?.totalMs ?? 0)
    expect(Math.min(...sent)).toBeGreaterThan(WINDOW_EXTENSION_SECONDS * 1000)
    const again = await connectViewer(NAMES[seat], seat === 0 ? other : one)
    expect(await again.requestVia(body, 'client-1')).toBe('done')
    await advance(WINDOW_EXTENSION_SECONDS * 1000 - 1000)
    expect(room.position).toBe(position)
    await advance(PACE_TIMES.normal.windowSeconds * 1000 + 1000 + WRITER_GRACE_MS)
    expect(room.position).toBeGreaterThan(position)
  })
})

describe('Servers of different versions', () => {
  const NEWER = new GameRegistry(GAMES.defaultGame, {
    ...crazyEights,
    latestRulesVersion: crazyEights.latestRulesVersion + 1,
  })

  const renew = (node: ServerNode): void => {
    node.crash()
    node.games = NEWER
    node.start()
  }

  const answer = async (person: NodeViewer): Promise<string> => {
    const { promptNumber, own } = person.table
    return person.requestVia({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number })
  }

  it('play on by the rules version that a match began with', async () => {
    const [one, other] = createTwoNodes(
      playUntil(createPlayingRoom(['Ada', 'Ben'], {}, 'relaxed', crazyEights.id), isAdasTurn),
    )
    const ben = await connectViewer('Ben', other)
    renew(one)
    const ada = await connectViewer('Ada', one)
    expect(await answer(ada)).toBe('done')
    renew(other)
    await ben.connectTo(other)
    const rooms = [await one.find(ROOM_CODE), await other.find(ROOM_CODE)].map(({ room }) => room)
    expect(rooms.map(({ data }) => data.rulesVersion)).toEqual([
      crazyEights.latestRulesVersion,
      crazyEights.latestRulesVersion,
    ])
    expect(createComparableState(rooms[0])).toEqual(createComparableState(rooms[1]))
  })

  it('leave a match with unknown rules alone', async () => {
    const [one, other] = createTwoNodes(createLobby(['Ada', 'Ben'], {}, 'relaxed', crazyEights.id))
    renew(one)
    const [ada, ben] = [await connectViewer('Ada', one), await connectViewer('Ben', other)]
    expect(await ada.requestVia({ type: 'start' })).toBe('done')
    expect(ben.closeReason).toBe('not-stored')
    const refused = runtime.runInProcess(other.process, () =>
      other.registry.find(ROOM_CODE).catch((error) => error),
    )
    await advance(DELIVERY_MS)
    expect(await refused).toMatchObject({ protocolError: { code: 'room-too-new' } })
    renew(other)
    await ben.connectTo(other)
    expect(ben.table.promptNumber).toBe(ada.table.promptNumber)
    expect((await one.find(ROOM_CODE)).room.data.rulesVersion).toBe(crazyEights.latestRulesVersion + 1)
  })
})

describe('Automatic actions', () => {
  /** A bot has to move, since the player whose turn it is has left. */
  function botsTurn(): RecordedRoom {
    const recording = playUntil(createPlayingRoom(NAMES), isAtTurn)
    applyEvent(recording, createRequestedEvent(recording.room.match!.prompts[0].seat, { type: 'left' }))
    return recording
  }

  it('are done by another server some time after the preferred one has died', async () => {
    const recording = botsTurn()
    const [one, other] = createTwoNodes(recording)
    const names = NAMES.filter((_, member) => !recording.room.data.members[member].hasLeft)
    const first = await connectViewer(names[0], one)
    await connectViewer(names[1], other)
    expect(await first.requestVia({ type: 'chat', text: 'mine' })).toBe('done')
    const { room } = await other.find(ROOM_CODE)
    const { position } = room
    one.crash()
    await advance(WRITER_GRACE_MS - DELIVERY_MS)
    expect(room.position).toBe(position)
    await advance(BOT + 2 * DELIVERY_MS)
    expect(room.position).toBe(position + 1)
  })

  it('are done at once by the last writer', async () => {
    const recording = botsTurn()
    const [one, other] = createTwoNodes(recording)
    const names = NAMES.filter((_, member) => !recording.room.data.members[member].hasLeft)
    const first = await connectViewer(names[0], one)
    await connectViewer(names[1], other)
    expect(await first.requestVia({ type: 'chat', text: 'mine' })).toBe('done')
    const { room } = await other.find(ROOM_CODE)
    const { position } = room
    await advance(WRITER_GRACE_MS - DELIVERY_MS)
    expect(room.position).toBeGreaterThan(position)
    expect(cluster.storage.conflicts).toEqual([])
  })
})
