import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  ROOM_CODE,
} from '../../testing/room-kit.ts'
import { createRoomRow } from '../../testing/room-row.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * 60 * MINUTE
let testRegistry: TestRegistry

beforeEach(() => {
  testRegistry = new TestRegistry({ maxRooms: 3 })
})

afterEach(() => testRegistry.close())

describe('Room registry', () => {
  it('creates rooms and finds them by their code', async () => {
    const session = await testRegistry.registry.create('identity', { name: 'Ada', isPublic: false })
    expect(await testRegistry.registry.find(session.code)).toBe(session)
    await expect(testRegistry.registry.find('nobo-dyis')).rejects.toThrow('There is no room with that code.')
  })

  it('lists public rooms, and neither private nor locked ones', async () => {
    const open = await testRegistry.registry.create('identity-of-Ada', {
      name: 'Ada',
      avatar: 7,
      isPublic: true,
    })
    await testRegistry.registry.create('identity', { name: 'Ben', isPublic: false })
    const codes = async () =>
      (await testRegistry.registry.summaries.listPublicRooms()).map(({ code }) => code)
    expect(await testRegistry.registry.summaries.listPublicRooms()).toEqual([
      {
        code: open.code,
        hostName: 'Ada',
        hostAvatar: 7,
        playerCount: 1,
        phase: 'lobby',
        game: 'frantic',
        details: { sets: ['base'] },
      },
    ])
    const ada = new TestViewer('Ada').connect(open)
    await ada.request({ type: 'change-room', isLocked: true })
    expect(await codes()).toEqual([])
    await ada.request({ type: 'change-room', isLocked: false })
    expect(await codes()).toEqual([open.code])
    await ada.request({ type: 'change-room', isPublic: false })
    expect(await codes()).toEqual([])
  })

  it('lists a full room, and handles another seat request', async () => {
    const recording = createLobby(['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay'], {}, 'normal', 'crazy-eights')
    applyEvent(recording, createRequestedEvent(0, { type: 'changed-room', change: { isPublic: true } }))
    const session = await testRegistry.loadRecordedRoom(recording)
    const gil = new TestViewer('Gil').connect(session)
    await gil.request({ type: 'join', name: 'Gil' })
    for (const seat of [6, 7]) expect(await gil.request({ type: 'sit', seat })).toBe('no-such-seat')
    const ada = new TestViewer('Ada').connect(session)
    expect(await ada.request({ type: 'rename', name: 'Ava' })).toBe('done')
    expect(await testRegistry.registry.summaries.listPublicRooms()).toMatchObject([
      { hostName: 'Ava', playerCount: 6 },
    ])
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(testRegistry.problems).toEqual([])
  })

  it('handles a room with more seated than can play', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gil']
    const recording = createLobby(names, {}, 'normal', 'crazy-eights')
    applyEvent(recording, createRequestedEvent(0, { type: 'changed-room', change: { isPublic: true } }))
    const session = await testRegistry.loadRecordedRoom(recording)
    const [ada, ...others] = names.map((name) => new TestViewer(name).connect(session))
    expect(await ada.request({ type: 'start' })).toBe('too-many-players')
    expect(await ada.request({ type: 'rename', name: 'Ava' })).toBe('done')
    expect(await others.at(-1)!.request({ type: 'stand-up' })).toBe('done')
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(await testRegistry.registry.summaries.listPublicRooms()).toMatchObject([
      { hostName: 'Ava', playerCount: 6 },
    ])
    expect(testRegistry.problems).toEqual([])
  })

  it('announces a change of game to members and in the list', async () => {
    const session = await testRegistry.registry.create('identity-of-Ada', { name: 'Ada', isPublic: true })
    const ada = new TestViewer('Ada').connect(session)
    const eve = new TestViewer('Eve').connect(session)
    expect(await ada.request({ type: 'change-room', game: 'chess' })).toBe('no-such-game')
    expect(eve.receivedOf('update')).toEqual([])
    expect(await ada.request({ type: 'change-room', game: 'crazy-eights', settings: { limit: 9 } })).toBe(
      'done',
    )
    expect(eve.receivedOf('update').at(-1)!.room).toMatchObject({
      game: 'crazy-eights',
      settings: { limit: 9, snap: true },
    })
    expect(await testRegistry.registry.summaries.listPublicRooms()).toMatchObject([
      { game: 'crazy-eights', details: { limit: 9 } },
    ])
    expect(new TestViewer('Cem').connect(session).welcome.room).toMatchObject({
      game: 'crazy-eights',
      rulesVersion: 1,
    })
  })

  it('has a maximum number of rooms', async () => {
    for (let i = 0; i < 3; i++)
      await testRegistry.registry.create('identity', { name: 'Ada', isPublic: false })
    await expect(testRegistry.registry.create('identity', { name: 'Ada', isPublic: false })).rejects.toThrow(
      'maximum number of rooms',
    )
  })

  it('unloads rooms without viewers, and loads them again', async () => {
    const session = await testRegistry.registry.create('identity-of-Ada', { name: 'Ada', isPublic: false })
    const ada = new TestViewer('Ada').connect(session)
    await ada.request({ type: 'chat', text: 'hi' })
    await testRegistry.sweepAfter(11 * MINUTE)
    expect(testRegistry.registry.loadedCount).toBe(1)
    ada.disconnect()
    await testRegistry.sweepAfter(9 * MINUTE)
    expect(testRegistry.registry.loadedCount).toBe(1)
    await testRegistry.sweepAfter(11 * MINUTE)
    expect([testRegistry.registry.loadedCount, testRegistry.registry.viewerCount]).toEqual([0, 0])
    const again = new TestViewer('Ada').connect(await testRegistry.registry.find(session.code))
    expect(again.welcome.chat).toEqual([{ member: 0, text: 'hi' }])
  })

  it('deletes rooms without activity, except those in use', async () => {
    const old = await testRegistry.registry.create('identity', { name: 'Ada', isPublic: false })
    const used = await testRegistry.registry.create('identity', { name: 'Ben', isPublic: false })
    const ben = new TestViewer('Ben').connect(used)
    await testRegistry.sweepAfter(91 * DAY)
    await flushWrites()
    await testRegistry.sweepAfter(182 * DAY)
    await expect(testRegistry.registry.find(old.code)).rejects.toThrow('no room')
    expect(ben.closeReason).toBeNull()
    expect(await ben.request({ type: 'join', name: 'Cem' })).toBe('done')
  })

  it('deletes nothing after the clock was years ahead, for some hours', async () => {
    const { code } = await testRegistry.registry.create('identity', { name: 'Ada', isPublic: false })
    await testRegistry.sweepAfter(11 * MINUTE)
    expect(testRegistry.registry.loadedCount).toBe(0)
    await testRegistry.sweepAfter(10 * HOUR)
    for (const minutes of [1, 60, 300]) {
      const monotonicMs = performance.now() + 10 * HOUR + minutes * MINUTE
      await testRegistry.registry.sweep(Date.now() + 36_500 * DAY, monotonicMs)
    }
    await testRegistry.sweepAfter(16 * HOUR)
    expect((await testRegistry.registry.find(code)).code).toBe(code)
  })

  it('deletes nothing right after the start, since the clock may not be set yet', async () => {
    const { code } = await testRegistry.registry.create('identity', { name: 'Ada', isPublic: false })
    await testRegistry.registry.stop()
    testRegistry = new TestRegistry({}, undefined, testRegistry.folder)
    await testRegistry.sweepAfter(36_500 * DAY)
    expect((await testRegistry.registry.find(code)).code).toBe(code)
  })

  it('deletes a room with its data, and closes its connections', async () => {
    const session = await testRegistry.registry.create('identity-of-Ada', { name: 'Ada', isPublic: true })
    const ada = new TestViewer('Ada').connect(session)
    ada.sendRequest({ type: 'chat', text: 'too late' })
    await testRegistry.registry.delete(session)
    expect(ada.closeReason).toBe('room-closed')
    expect(await ada.request({ type: 'chat', text: 'much too late' })).toBe('nothing')
    await expect(testRegistry.registry.find(session.code)).rejects.toThrow('no room')
    expect([
      await testRegistry.registry.summaries.listPublicRooms(),
      await testRegistry.readEvents(),
    ]).toEqual([[], []])
  })

  it('lists rooms round-robin by address, at most ten each, without revealing addresses', async () => {
    const opened = async (from: string, count: number) => {
      const codes: string[] = []
      for (let i = 0; i < count; i++) {
        const wanted = { name: 'Ada', isPublic: true, creatorAddressHash: from }
        codes.push((await testRegistry.registry.create('identity', wanted)).code)
        vi.advanceTimersByTime(1)
      }
      return codes.reverse()
    }
    await testRegistry.close()
    testRegistry = new TestRegistry()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const [quiet] = await opened('quiet', 1)
    const pair = await opened('pair', 2)
    const flood = await opened('flood', 60)
    const rooms = await testRegistry.registry.summaries.listPublicRooms()
    expect(rooms.map(({ code }) => code)).toEqual([
      flood[0],
      pair[0],
      quiet,
      flood[1],
      pair[1],
      ...flood.slice(2, 10),
    ])
    expect(JSON.stringify(rooms)).not.toMatch(/quiet|flood|pair/)
  })

  it('skips a due room that cannot be read, and continues', async () => {
    await testRegistry.loadRecordedRoom(createPlayingRoom(['Ada', 'Ben'], undefined, 'correspondence'))
    testRegistry.appendEvents(
      1,
      [{ type: 'started', by: 7, id: 'start', game: 'frantic', rulesVersion: 1 }],
      'brok-enxx',
    )
    testRegistry.storage.directory.save(createRoomRow('brok-enxx', { touchedAt: Date.now(), wakeAt: 1 }))
    await flushWrites()
    await testRegistry.sweepAfter(0)
    expect(testRegistry.problems).toHaveLength(1)
    expect((await testRegistry.registry.find(ROOM_CODE)).room.data.phase).toBe('playing')
  })

  it('announces the shutdown, and accepts nothing more', async () => {
    const session = await testRegistry.loadRecordedRoom(createLobby(['Ada']))
    const ada = new TestViewer('Ada').connect(session)
    ada.sendRequest({ type: 'chat', text: 'just in time' })
    const stopped = testRegistry.registry.stop()
    expect(ada.receivedOf('server-stopping')).toHaveLength(1)
    expect(ada.closeReason).toBe('server-stopping')
    expect(await ada.request({ type: 'chat', text: 'too late' })).toBe('nothing')
    await stopped
    testRegistry = new TestRegistry()
  })
})
