import type { LookBack } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createJoinedEvent,
  createPlayingRoom,
  playUntil,
  type RecordedRoom,
  ROOM_CODE,
  SHORT_SETTINGS,
} from '../../testing/room-kit.ts'
import { DeterministicRuntime } from '../../testing/simulation/deterministic-runtime.ts'
import { SharedStorage } from '../../testing/simulation/shared-storage.ts'
import { type ServerNode, SimulatedCluster } from '../../testing/simulation/simulated-cluster.ts'
import { LOOK_BACK_BURST, POINTER_BURST } from './room-limits.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const MOMENT: LookBack = { match: 1, index: 37, viewer: 'all-open' }
const LEAD = { type: 'look-back', lookBack: MOMENT } as const
const POINT = { type: 'point', target: 'seat-2' } as const

const createPlaying = (): RecordedRoom => createPlayingRoom(NAMES, SHORT_SETTINGS)
const createFinished = (): RecordedRoom => playUntil(createPlaying(), () => false)

const momentsOf = (viewer: TestViewer) => viewer.receivedOf('look-back').map(({ lookBack }) => lookBack)

describe('Looking back together', () => {
  let testRegistry: TestRegistry

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    testRegistry = new TestRegistry()
  })

  afterEach(async () => {
    await testRegistry.close()
    vi.useRealTimers()
  })

  async function connect(recording: RecordedRoom, ...names: string[]): Promise<TestViewer[]> {
    const session = await testRegistry.loadRecordedRoom(recording)
    return names.map((name) => new TestViewer(name).connect(session))
  }

  const connectLate = async (viewer: TestViewer): Promise<TestViewer> => {
    viewer.connect(await testRegistry.registry.find(ROOM_CODE))
    await flushWrites()
    return viewer
  }

  it('shows the moment of the host to players, strangers and screens, and to late ones', async () => {
    const [ada, ben, eve] = await connect(createFinished(), 'Ada', 'Ben', 'Eve')
    const screen = await connectLate(TestViewer.createScreen('Television'))
    expect(await ada.request(LEAD)).toBe('done')
    for (const viewer of [ada, ben, eve, screen]) expect(momentsOf(viewer)).toEqual([MOMENT])
    expect((await connectLate(TestViewer.createScreen('Television'))).welcome.lookBack).toEqual(MOMENT)
    expect(await ada.request({ type: 'look-back', lookBack: null })).toBe('done')
    expect(momentsOf(ben)).toEqual([MOMENT, null])
    expect((await connectLate(new TestViewer('Cem'))).welcome).not.toHaveProperty('lookBack')
  })

  it('stores nothing', async () => {
    const recording = createFinished()
    const [ada, ben] = await connect(recording, 'Ada', 'Ben')
    await ada.request(LEAD)
    await ben.request(POINT)
    expect(await testRegistry.readEvents()).toHaveLength(recording.events.length)
  })

  it('never shows a running match', async () => {
    const [ada, ben] = await connect(createPlaying(), 'Ada', 'Ben')
    expect(await ada.request(LEAD)).toBe('not-over')
    expect(await ada.request(POINT)).toBe('not-over')
    expect(momentsOf(ben)).toEqual([])
  })

  it('shows no match that was not played', async () => {
    const [ada] = await connect(createFinished(), 'Ada')
    expect(await ada.request({ ...LEAD, lookBack: { ...MOMENT, match: 2 } })).toBe('not-over')
  })

  it('is led by the host alone, and by the next one after a change', async () => {
    const [ada, ben, eve] = await connect(createFinished(), 'Ada', 'Ben', 'Eve')
    expect(await ben.request(LEAD)).toBe('not-host')
    expect(await eve.request(LEAD)).toBe('not-a-member')
    await ada.request(LEAD)
    await ada.request({ type: 'make-host', member: 1 })
    expect(await ada.request(LEAD)).toBe('not-host')
    expect((await connectLate(new TestViewer('Cem'))).welcome.lookBack).toEqual(MOMENT)
    const further = { ...MOMENT, index: 38 }
    expect(await ben.request({ ...LEAD, lookBack: further })).toBe('done')
    expect(momentsOf(eve)).toEqual([MOMENT, further])
  })

  it('ends with a rematch', async () => {
    const [ada, ben] = await connect(createFinished(), 'Ada', 'Ben')
    await ada.request(LEAD)
    expect(await ada.request({ type: 'rematch' })).toBe('done')
    expect((await connectLate(new TestViewer('Cem'))).welcome).not.toHaveProperty('lookBack')
    expect(await ben.request(POINT)).toBe('not-over')
    expect(await ada.request(LEAD)).toBe('not-over')
  })

  it('shows everybody where a member points, but not where a stranger does', async () => {
    const recording = createFinished()
    applyEvent(recording, createJoinedEvent(recording, 'Dia'))
    const [ada, dia, eve] = await connect(recording, 'Ada', 'Dia', 'Eve')
    await ada.request(LEAD)
    expect(await dia.request(POINT)).toBe('done')
    expect(await eve.request(POINT)).toBe('not-a-member')
    for (const viewer of [ada, dia, eve])
      expect(viewer.receivedOf('pointer')).toEqual([{ type: 'pointer', member: 3, target: 'seat-2' }])
  })

  it('is shown in a locked room to its members alone', async () => {
    const [ada, ben, eve] = await connect(createFinished(), 'Ada', 'Ben', 'Eve')
    await ada.request({ type: 'change-room', isLocked: true })
    await ada.request(LEAD)
    await ben.request(POINT)
    expect(eve.closeReason).not.toBeNull()
    expect([momentsOf(eve), eve.receivedOf('pointer')]).toEqual([[], []])
    expect(momentsOf(ben)).toEqual([MOMENT])
  })

  it('has a limit for moments and one for pointers, which says so', async () => {
    const [ada, ben] = await connect(createFinished(), 'Ada', 'Ben')
    for (let i = 0; i < LOOK_BACK_BURST; i++) expect(await ada.request(LEAD)).toBe('done')
    expect(await ada.request(LEAD)).toBe('rate-limited')
    for (let i = 0; i < POINTER_BURST; i++) expect(await ben.request(POINT)).toBe('done')
    expect(await ben.request(POINT)).toBe('rate-limited')
    expect(momentsOf(ben)).toHaveLength(LOOK_BACK_BURST)
    vi.advanceTimersByTime(1_000)
    expect([await ada.request(LEAD), await ben.request(POINT)]).toEqual(['done', 'done'])
  })
})

describe('Looking back together on two servers', () => {
  /** More than any message takes on its way. */
  const DELIVERY_MS = 50
  let runtime: DeterministicRuntime
  let one: ServerNode
  let other: ServerNode

  beforeEach(() => {
    runtime = new DeterministicRuntime('look back')
    runtime.install()
    const cluster = new SimulatedCluster(runtime, new SharedStorage(runtime), 2, [], createFinished())
    ;[one, other] = cluster.nodes
  })

  afterEach(() => runtime.uninstall())

  const advance = () => runtime.runUntil(() => false, DELIVERY_MS)

  async function connect(name: string, node: ServerNode): Promise<TestViewer> {
    const session = await node.find(ROOM_CODE)
    const viewer = runtime.runInProcess(node.process, () => new TestViewer(name).connect(session))
    await advance()
    return viewer
  }

  async function request(
    viewer: TestViewer,
    node: ServerNode,
    body: Parameters<TestViewer['sendRequest']>[0],
  ): Promise<string> {
    const id = runtime.runInProcess(node.process, () => viewer.sendRequest(body))
    await advance()
    return viewer.replyTo(id)
  }

  it('shows moments and pointers on both', async () => {
    const [ada, ben] = [await connect('Ada', one), await connect('Ben', other)]
    expect(await request(ada, one, LEAD)).toBe('done')
    expect(momentsOf(ben)).toEqual([MOMENT])
    expect(await request(ben, other, POINT)).toBe('done')
    for (const viewer of [ada, ben])
      expect(viewer.receivedOf('pointer')).toEqual([{ type: 'pointer', member: 1, target: 'seat-2' }])
    expect(await request(ada, one, { type: 'look-back', lookBack: null })).toBe('done')
    expect(momentsOf(ben)).toEqual([MOMENT, null])
  })

  it('is learnt by a server that opens the room later', async () => {
    const ada = await connect('Ada', one)
    await request(ada, one, LEAD)
    const ben = await connect('Ben', other)
    expect(momentsOf(ben)).toEqual([MOMENT])
    expect((await connect('Cem', other)).welcome.lookBack).toEqual(MOMENT)
  })

  it('has the same limit on both together', async () => {
    const [here, there] = [await connect('Ada', one), await connect('Ada', other)]
    runtime.runInProcess(one.process, () => {
      for (let i = 0; i < LOOK_BACK_BURST; i++) here.sendRequest(LEAD)
    })
    await advance()
    expect(momentsOf(there)).toHaveLength(LOOK_BACK_BURST)
    expect(await request(there, other, LEAD)).toBe('rate-limited')
  })
})
