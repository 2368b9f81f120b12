import { waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import { createLobby, identityOf, ROOM_CODE } from '../../testing/room-kit.ts'
import { DeterministicRuntime } from '../../testing/simulation/deterministic-runtime.ts'
import { SharedStorage } from '../../testing/simulation/shared-storage.ts'
import { type ServerNode, SimulatedCluster } from '../../testing/simulation/simulated-cluster.ts'
import type { RoomSession } from './room-session.ts'

const LOCK = { type: 'set', isLocked: true } as const
const UNLOCK = { type: 'set', isLocked: false } as const

const mayWatch = (room: RoomSession, name: string): boolean => {
  try {
    room.checkMayWatch(identityOf(name))
    return true
  } catch {
    return false
  }
}

describe('When a room is locked', () => {
  let house: TestRegistry
  let room: RoomSession
  let ada: TestViewer
  let ben: TestViewer

  beforeEach(async () => {
    house = new TestRegistry()
    room = await house.loadRecordedRoom(createLobby(['Ada', 'Ben']))
    ada = new TestViewer('Ada').connect(room)
    ben = new TestViewer('Ben').connect(room)
  })

  afterEach(() => house.close())

  it('a screen that was in stays, and goes on seeing what happens', async () => {
    const screen = TestViewer.createScreen('Television').connect(room)
    expect(await ada.request(LOCK)).toBe('done')
    expect(screen.closeReason).toBeNull()
    expect(ada.room.screens).toBe(1)
    await ada.request({ type: 'chat', text: 'Still there?' })
    expect(screen.receivedOf('update').at(-1)!.chat!.text).toBe('Still there?')
    expect(await ben.request({ type: 'leave' })).toBe('done')
    expect([screen.closeReason, ben.closeReason]).toEqual([null, 'sent-away'])
  })

  it('it is let in again by the identity that had it connected, and may not join', async () => {
    const screen = TestViewer.createScreen('Television').connect(room)
    await ada.request(LOCK)
    screen.disconnect()
    expect(mayWatch(room, 'Television')).toBe(true)
    const again = TestViewer.createScreen('Television').connect(room)
    expect(again.welcome.room.isLocked).toBe(true)
    const page = new TestViewer('Television').connect(room)
    expect(await page.request({ type: 'join', name: 'Eve' })).toBe('room-locked')
  })

  it('and after a restart of the server', async () => {
    TestViewer.createScreen('Television').connect(room)
    await ada.request(LOCK)
    await house.registry.stop()
    house = new TestRegistry({}, undefined, house.folder)
    const later = await house.registry.find(ROOM_CODE)
    expect(['Television', 'Ada', 'Eve'].map((name) => mayWatch(later, name))).toEqual([true, true, false])
  })

  it('strangers see nothing: neither a page without a name that was open, nor a screen that comes later', async () => {
    const eve = new TestViewer('Eve').connect(room)
    await ada.request(LOCK)
    expect(eve.closeReason).toBe('sent-away')
    expect(mayWatch(room, 'Eve')).toBe(false)
    expect(ada.room.screens).toBe(0)
  })

  it('a screen of somebody who was sent away does not stay, nor once they are', async () => {
    const guest = new TestViewer('Cem').connect(room)
    await guest.request({ type: 'join', name: 'Cem' })
    const screen = TestViewer.createScreen('Cem').connect(room)
    await ada.request(LOCK)
    expect(screen.closeReason).toBeNull()
    await ada.request({ type: 'remove', member: 2 })
    expect([screen.closeReason, ada.room.screens]).toEqual(['sent-away', 0])
    expect(mayWatch(room, 'Cem')).toBe(false)
  })

  it('the host can shut screens out, and only the host', async () => {
    const screen = TestViewer.createScreen('Television').connect(room)
    await ada.request(LOCK)
    expect(await ben.request({ type: 'remove-screens' })).toBe('not-host')
    expect(await ada.request({ type: 'remove-screens' })).toBe('done')
    expect([screen.closeReason, ada.room.screens, mayWatch(room, 'Television')]).toEqual([
      'sent-away',
      0,
      false,
    ])
  })

  it('only those stay that were in when it was locked last', async () => {
    const screen = TestViewer.createScreen('Television').connect(room)
    await ada.request(LOCK)
    screen.disconnect()
    await ada.request(UNLOCK)
    await ada.request(LOCK)
    expect(mayWatch(room, 'Television')).toBe(false)
  })

  it('no more screens stay than a living room has', async () => {
    const screens = Array.from({ length: 20 }, (_, i) =>
      TestViewer.createScreen(`Television ${i}`).connect(room),
    )
    await ada.request(LOCK)
    await waitUntil('a screen to be shut out', () =>
      screens.some(({ closeReason: closedFor }) => closedFor !== null),
    )
    expect(screens.map(({ closeReason: closedFor }) => closedFor === null)).toEqual(
      screens.map((_, i) => i < 16),
    )
    expect(ada.room.screens).toBe(16)
  })

  it('locking it once more says nothing new', async () => {
    TestViewer.createScreen('Television').connect(room)
    await ada.request(LOCK)
    const { position } = room.room
    await ada.request(LOCK)
    await flushWrites()
    expect(room.room.position).toBe(position)
    expect(ada.room.screens).toBe(1)
  })
})

describe('When a room is locked on one of several servers', () => {
  let world: DeterministicRuntime

  beforeEach(() => {
    world = new DeterministicRuntime('screens')
    world.install()
  })

  afterEach(() => world.uninstall())

  const pass = () => world.runUntil(() => false, 100)

  async function enters(person: TestViewer, node: ServerNode): Promise<TestViewer> {
    const live = await node.find(ROOM_CODE)
    world.runInProcess(node.process, () => person.connect(live))
    await pass()
    return person
  }

  it('screens on the others stay as well, and are let in by all of them', async () => {
    const town = new SimulatedCluster(world, new SharedStorage(world), 2, [], createLobby(['Ada', 'Ben']))
    const [one, other] = town.nodes
    const ada = await enters(new TestViewer('Ada'), one)
    const screens = [
      await enters(TestViewer.createScreen('Kitchen'), one),
      await enters(TestViewer.createScreen('Television'), other),
    ]
    const eve = await enters(new TestViewer('Eve'), other)
    world.runInProcess(one.process, () => ada.sendRequest(LOCK))
    await pass()
    expect([...screens, eve].map(({ closeReason: closedFor }) => closedFor)).toEqual([
      null,
      null,
      'sent-away',
    ])
    for (const node of town.nodes) {
      const room = await node.find(ROOM_CODE)
      expect(['Kitchen', 'Television', 'Eve'].map((name) => mayWatch(room, name))).toEqual([
        true,
        true,
        false,
      ])
    }
    expect(town.problems).toEqual([])
  })
})
