import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import { createLobby, ROOM_CODE } from '../../testing/room-kit.ts'
import { createControllableStorage } from '../../testing/storage/controllable-storage.ts'
import type { RoomSession } from './room-session.ts'

let disk: ReturnType<typeof createControllableStorage>
let testRegistry: TestRegistry
let session: RoomSession
let ada: TestViewer
let ben: TestViewer

beforeEach(async () => {
  disk = createControllableStorage()
  testRegistry = new TestRegistry({}, disk.wrap)
  session = await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben']))
  ada = new TestViewer('Ada').connect(session)
  ben = new TestViewer('Ben').connect(session)
})

afterEach(() => testRegistry.close())

const receivedBy = (...people: TestViewer[]) => people.map(({ received }) => received.length)

describe('An event that is not stored yet', () => {
  it('is sent to nobody, and to everybody once it is stored', async () => {
    const before = receivedBy(ada, ben)
    disk.pauseWrites()
    expect(await ada.request({ type: 'chat', text: 'hi' }, 'chat')).toBe('nothing')
    expect(receivedBy(ada, ben)).toEqual(before)
    disk.resumeWrites()
    await flushWrites()
    expect(ada.replyTo('chat')).toBe('done')
    expect(ben.receivedOf('update').at(-1)).toMatchObject({ chat: { text: 'hi' } })
  })

  it('is not revealed by refusals, reactions or repeated requests', async () => {
    disk.pauseWrites()
    ada.sendRequest({ type: 'rename', name: 'Dia' }, 'rename')
    const before = receivedBy(ada, ben)
    expect(await ben.request({ type: 'rename', name: 'Dia' }, 'same-1')).toBe('nothing')
    ben.sendRequest({ type: 'grimace', grimace: 'clap' }, 'clap')
    ben.sendRequest({ type: 'history', since: 0 }, 'history')
    expect(await ada.request({ type: 'rename', name: 'Dia' }, 'rename')).toBe('nothing')
    expect(receivedBy(ada, ben)).toEqual(before)
    disk.resumeWrites()
    await flushWrites()
    expect([ben.replyTo('same-1'), ben.replyTo('clap'), ben.replyTo('history')]).toEqual([
      'name-taken',
      'done',
      'history',
    ])
    expect(ada.receivedOf('done').filter(({ id }) => id === 'rename')).toHaveLength(2)
  })

  it('delays the welcome of new viewers, and those that have gone get none', async () => {
    disk.pauseWrites()
    ada.sendRequest({ type: 'chat', text: 'hi' })
    const cem = new TestViewer('Cem').connect(session)
    const dia = new TestViewer('Dia').connect(session)
    dia.disconnect()
    await flushWrites()
    expect(cem.received).toEqual([])
    disk.resumeWrites()
    await flushWrites()
    expect(cem.welcome.chat).toEqual([{ member: 0, text: 'hi' }])
    expect(dia.received).toEqual([])
    expect([session.viewers.has(cem), session.viewers.has(dia)]).toEqual([true, false])
  })
})

describe('An event that cannot be stored', () => {
  it('is sent to nobody, and the room is loaded again', async () => {
    disk.pauseWrites()
    ada.sendRequest({ type: 'chat', text: 'lost' }, 'chat')
    ben.sendRequest({ type: 'rename', name: 'Dia' }, 'rename')
    const cem = new TestViewer('Cem').connect(session)
    const before = receivedBy(ada, ben)
    disk.failWrites()
    await flushWrites()
    expect(receivedBy(ada, ben)).toEqual(before)
    expect([ada, ben, cem].map(({ closeReason }) => closeReason)).toEqual([
      'not-stored',
      'not-stored',
      'not-stored',
    ])
    expect(testRegistry.problems).toEqual(['the disk is full'])
    expect(testRegistry.registry.counts.failedRooms).toBe(1)

    const again = await testRegistry.registry.find(ROOM_CODE)
    expect(again).not.toBe(session)
    const back = new TestViewer('Ada').connect(again)
    expect(back.welcome).toMatchObject({ chat: [], version: ada.welcome.version })
    expect(await back.request({ type: 'chat', text: 'lost' }, 'chat')).toBe('done')
  })

  it('closes the room in memory, and leaves no gap in the journal', async () => {
    disk.pauseWrites()
    ada.sendRequest({ type: 'chat', text: 'lost' })
    disk.failWrites()
    const { length } = await testRegistry.readEvents()
    const { position } = session.room
    expect(await ada.request({ type: 'chat', text: 'too late' }, 'late')).toBe('nothing')
    expect(await testRegistry.readEvents()).toHaveLength(length)
    expect(session.room.position).toBe(position)
    const cem = new TestViewer('Cem').connect(session)
    expect([cem.closeReason, cem.received]).toEqual(['server-stopping', []])
  })

  it('fails the creation of a room', async () => {
    disk.pauseWrites()
    const opening = testRegistry.registry.create('Ada', { name: 'Ada', isPublic: true })
    await flushWrites()
    disk.failWrites()
    await expect(opening).rejects.toThrow('the disk is full')
    await flushWrites()
    expect(await testRegistry.registry.summaries.listPublicRooms()).toEqual([])
  })
})
