import { waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import { createLobby, identityOf, ROOM_CODE } from '../../testing/room-kit.ts'
import { DeterministicRuntime } from '../../testing/simulation/deterministic-runtime.ts'
import { SharedStorage } from '../../testing/simulation/shared-storage.ts'
import { type ServerNode, SimulatedCluster } from '../../testing/simulation/simulated-cluster.ts'
import type { RoomSession } from './room-session.ts'

const LOCK = { type: 'change-room', isLocked: true } as const
const UNLOCK = { type: 'change-room', isLocked: false } as const

const mayWatch = (session: RoomSession, name: string): boolean => {
  try {
    session.checkMayWatch(identityOf(name))
    return true
  } catch {
    return false
  }
}

describe('When a room is locked', () => {
  let testRegistry: TestRegistry
  let session: RoomSession
  let ada: TestViewer
  let ben: TestViewer

  beforeEach(async () => {
    testRegistry = new TestRegistry()
    session = await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben']))
    ada = new TestViewer('Ada').connect(session)
    ben = new TestViewer('Ben').connect(session)
  })

  afterEach(() => testRegistry.close())

  it('a connected screen stays, and receives updates', async () => {
    const screen = TestViewer.createScreen('Television').connect(session)
    expect(await ada.request(LOCK)).toBe('done')
    expect(screen.closeReason).toBeNull()
    expect(ada.room.screenCount).toBe(1)
    await ada.request({ type: 'chat', text: 'Still there?' })
    expect(screen.receivedOf('update').at(-1)!.chat!.text).toBe('Still there?')
    expect(await ben.request({ type: 'leave' })).toBe('done')
    expect([screen.closeReason, ben.closeReason]).toEqual([null, 'member-removed'])
  })

  it('the screen can reconnect with its identity, but not join', async () => {
    const screen = TestViewer.createScreen('Television').connect(session)
    await ada.request(LOCK)
    screen.disconnect()
    expect(mayWatch(session, 'Television')).toBe(true)
    const again = TestViewer.createScreen('Television').connect(session)
    expect(again.welcome.room.isLocked).toBe(true)
    const page = new TestViewer('Television').connect(session)
    expect(await page.request({ type: 'join', name: 'Eve' })).toBe('room-locked')
  })

  it('the screen can reconnect after a restart of the server', async () => {
    TestViewer.createScreen('Television').connect(session)
    await ada.request(LOCK)
    await testRegistry.registry.stop()
    testRegistry = new TestRegistry({}, undefined, testRegistry.folder)
    const later = await testRegistry.registry.find(ROOM_CODE)
    expect(['Television', 'Ada', 'Eve'].map((name) => mayWatch(later, name))).toEqual([true, true, false])
  })

  it('anonymous viewers and later screens see nothing', async () => {
    const eve = new TestViewer('Eve').connect(session)
    await ada.request(LOCK)
    expect(eve.closeReason).toBe('member-removed')
    expect(mayWatch(session, 'Eve')).toBe(false)
    expect(ada.room.screenCount).toBe(0)
  })

  it('the screen of a removed member is disconnected', async () => {
    const cem = new TestViewer('Cem').connect(session)
    await cem.request({ type: 'join', name: 'Cem' })
    const screen = TestViewer.createScreen('Cem').connect(session)
    await ada.request(LOCK)
    expect(screen.closeReason).toBeNull()
    await ada.request({ type: 'remove-member', member: 2 })
    expect([screen.closeReason, ada.room.screenCount]).toEqual(['member-removed', 0])
    expect(mayWatch(session, 'Cem')).toBe(false)
  })

  it('only the host can remove screens', async () => {
    const screen = TestViewer.createScreen('Television').connect(session)
    await ada.request(LOCK)
    expect(await ben.request({ type: 'remove-screens' })).toBe('not-host')
    expect(await ada.request({ type: 'remove-screens' })).toBe('done')
    expect([screen.closeReason, ada.room.screenCount, mayWatch(session, 'Television')]).toEqual([
      'member-removed',
      0,
      false,
    ])
  })

  it('only screens that were connected when it was last locked stay', async () => {
    const screen = TestViewer.createScreen('Television').connect(session)
    await ada.request(LOCK)
    screen.disconnect()
    await ada.request(UNLOCK)
    await ada.request(LOCK)
    expect(mayWatch(session, 'Television')).toBe(false)
  })

  it('a limited number of screens stays', async () => {
    const screens = Array.from({ length: 20 }, (_, i) =>
      TestViewer.createScreen(`Television ${i}`).connect(session),
    )
    await ada.request(LOCK)
    await waitUntil('a screen to be shut out', () => screens.some(({ closeReason }) => closeReason !== null))
    expect(screens.map(({ closeReason }) => closeReason === null)).toEqual(screens.map((_, i) => i < 16))
    expect(ada.room.screenCount).toBe(16)
  })

  it('locking it again stores nothing', async () => {
    TestViewer.createScreen('Television').connect(session)
    await ada.request(LOCK)
    const { position } = session.room
    await ada.request(LOCK)
    await flushWrites()
    expect(session.room.position).toBe(position)
    expect(ada.room.screenCount).toBe(1)
  })
})

describe('When a room is locked on one of several servers', () => {
  let runtime: DeterministicRuntime

  beforeEach(() => {
    runtime = new DeterministicRuntime('screens')
    runtime.install()
  })

  afterEach(() => runtime.uninstall())

  const pass = () => runtime.runUntil(() => false, 100)

  async function enters(person: TestViewer, node: ServerNode): Promise<TestViewer> {
    const session = await node.find(ROOM_CODE)
    runtime.runInProcess(node.process, () => person.connect(session))
    await pass()
    return person
  }

  it('screens on the others stay as well, and can reconnect to all of them', async () => {
    const cluster = new SimulatedCluster(
      runtime,
      new SharedStorage(runtime),
      2,
      [],
      createLobby(['Ada', 'Ben']),
    )
    const [one, other] = cluster.nodes
    const ada = await enters(new TestViewer('Ada'), one)
    const screens = [
      await enters(TestViewer.createScreen('Kitchen'), one),
      await enters(TestViewer.createScreen('Television'), other),
    ]
    const eve = await enters(new TestViewer('Eve'), other)
    runtime.runInProcess(one.process, () => ada.sendRequest(LOCK))
    await pass()
    expect([...screens, eve].map(({ closeReason }) => closeReason)).toEqual([null, null, 'member-removed'])
    for (const node of cluster.nodes) {
      const session = await node.find(ROOM_CODE)
      expect(['Kitchen', 'Television', 'Eve'].map((name) => mayWatch(session, name))).toEqual([
        true,
        true,
        false,
      ])
    }
    expect(cluster.problems).toEqual([])
  })
})
