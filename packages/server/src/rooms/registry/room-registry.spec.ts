import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createMemberEvent,
  createPlayingRoom,
  ROOM_CODE,
} from '../../testing/room-kit.ts'
import { createRoomRow } from '../../testing/room-row.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * 60 * MINUTE
let house: TestRegistry

beforeEach(() => {
  house = new TestRegistry({ maxRooms: 3 })
})

afterEach(() => house.close())

describe('A house', () => {
  it('opens rooms and finds them by their code', async () => {
    const room = await house.registry.create('identity', { name: 'Ada', isPublic: false })
    expect(await house.registry.find(room.code)).toBe(room)
    await expect(house.registry.find('nobo-dyis')).rejects.toThrow('There is no room of that code.')
  })

  it('lists public rooms, and neither private nor locked ones', async () => {
    const open = await house.registry.create('identity-of-Ada', { name: 'Ada', avatar: 7, isPublic: true })
    await house.registry.create('identity', { name: 'Ben', isPublic: false })
    const codes = async () => (await house.registry.listPublicRooms()).map(({ code }) => code)
    expect(await house.registry.listPublicRooms()).toEqual([
      {
        code: open.code,
        host: 'Ada',
        avatar: 7,
        players: 1,
        phase: 'lobby',
        game: 'frantic',
        about: { sets: ['base'] },
      },
    ])
    const ada = new TestViewer('Ada').connect(open)
    await ada.request({ type: 'set', isLocked: true })
    expect(await codes()).toEqual([])
    await ada.request({ type: 'set', isLocked: false })
    expect(await codes()).toEqual([open.code])
    await ada.request({ type: 'set', isPublic: false })
    expect(await codes()).toEqual([])
  })

  it('lists a room that is full, and goes on when somebody else wants to sit there', async () => {
    const story = createLobby(['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay'], {}, 'normal', 'crazy-eights')
    applyEvent(story, createMemberEvent(0, { type: 'set', change: { isPublic: true } }))
    const room = await house.loadRecordedRoom(story)
    const gil = new TestViewer('Gil').connect(room)
    await gil.request({ type: 'join', name: 'Gil' })
    for (const seat of [6, 7]) expect(await gil.request({ type: 'sit', seat })).toBe('no-such-seat')
    const ada = new TestViewer('Ada').connect(room)
    expect(await ada.request({ type: 'rename', name: 'Ava' })).toBe('done')
    expect(await house.registry.listPublicRooms()).toMatchObject([{ host: 'Ava', players: 6 }])
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(house.problems).toEqual([])
  })

  it('goes on with a room in which more sit than can play', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gil']
    const story = createLobby(names, {}, 'normal', 'crazy-eights')
    applyEvent(story, createMemberEvent(0, { type: 'set', change: { isPublic: true } }))
    const room = await house.loadRecordedRoom(story)
    const [ada, ...others] = names.map((name) => new TestViewer(name).connect(room))
    expect(await ada.request({ type: 'start' })).toBe('too-many-players')
    expect(await ada.request({ type: 'rename', name: 'Ava' })).toBe('done')
    expect(await others.at(-1)!.request({ type: 'stand' })).toBe('done')
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(await house.registry.listPublicRooms()).toMatchObject([{ host: 'Ava', players: 6 }])
    expect(house.problems).toEqual([])
  })

  it('tells everybody of another game, inside and outside', async () => {
    const room = await house.registry.create('identity-of-Ada', { name: 'Ada', isPublic: true })
    const ada = new TestViewer('Ada').connect(room)
    const eve = new TestViewer('Eve').connect(room)
    expect(await ada.request({ type: 'set', game: 'chess' })).toBe('no-such-game')
    expect(eve.receivedOf('update')).toEqual([])
    expect(await ada.request({ type: 'set', game: 'crazy-eights', settings: { limit: 9 } })).toBe('done')
    expect(eve.receivedOf('update').at(-1)!.room).toMatchObject({
      game: 'crazy-eights',
      settings: { limit: 9, snap: true },
    })
    expect(await house.registry.listPublicRooms()).toMatchObject([
      { game: 'crazy-eights', about: { limit: 9 } },
    ])
    expect(new TestViewer('Cem').connect(room).welcome.room).toMatchObject({ game: 'crazy-eights', rules: 1 })
  })

  it('has room for so many', async () => {
    for (let i = 0; i < 3; i++) await house.registry.create('identity', { name: 'Ada', isPublic: false })
    await expect(house.registry.create('identity', { name: 'Ada', isPublic: false })).rejects.toThrow(
      'This house is full.',
    )
  })

  it('forgets rooms that nobody looks at, and they come back', async () => {
    const room = await house.registry.create('identity-of-Ada', { name: 'Ada', isPublic: false })
    const ada = new TestViewer('Ada').connect(room)
    await ada.request({ type: 'chat', text: 'hi' })
    await house.sweepAfter(11 * MINUTE)
    expect(house.registry.live).toBe(1)
    ada.disconnect()
    await house.sweepAfter(9 * MINUTE)
    expect(house.registry.live).toBe(1)
    await house.sweepAfter(11 * MINUTE)
    expect([house.registry.live, house.registry.viewerCount]).toEqual([0, 0])
    const again = new TestViewer('Ada').connect(await house.registry.find(room.code))
    expect(again.welcome.chat).toEqual([{ member: 0, text: 'hi' }])
  })

  it('deletes rooms that nobody has touched for long, but none where somebody is', async () => {
    const old = await house.registry.create('identity', { name: 'Ada', isPublic: false })
    const used = await house.registry.create('identity', { name: 'Ben', isPublic: false })
    const ben = new TestViewer('Ben').connect(used)
    await house.sweepAfter(91 * DAY)
    await flushWrites()
    await house.sweepAfter(182 * DAY)
    await expect(house.registry.find(old.code)).rejects.toThrow('no room')
    expect(ben.closeReason).toBeNull()
    expect(await ben.request({ type: 'join', name: 'Cem' })).toBe('done')
  })

  it('deletes nothing by a clock that was years ahead, and for hours after that', async () => {
    const { code } = await house.registry.create('identity', { name: 'Ada', isPublic: false })
    await house.sweepAfter(11 * MINUTE)
    expect(house.registry.live).toBe(0)
    await house.sweepAfter(10 * HOUR)
    for (const minutes of [1, 60, 300]) {
      const steady = performance.now() + 10 * HOUR + minutes * MINUTE
      await house.registry.sweep(Date.now() + 36_500 * DAY, steady)
    }
    await house.sweepAfter(16 * HOUR)
    expect((await house.registry.find(code)).code).toBe(code)
  })

  it('deletes nothing as soon as it starts: the clock may not have been set yet', async () => {
    const { code } = await house.registry.create('identity', { name: 'Ada', isPublic: false })
    await house.registry.stop()
    house = new TestRegistry({}, undefined, house.folder)
    await house.sweepAfter(36_500 * DAY)
    expect((await house.registry.find(code)).code).toBe(code)
  })

  it('deletes a room with all in it, and tells those who are there', async () => {
    const room = await house.registry.create('identity-of-Ada', { name: 'Ada', isPublic: true })
    const ada = new TestViewer('Ada').connect(room)
    ada.sendRequest({ type: 'chat', text: 'too late' })
    await house.registry.delete(room)
    expect(ada.closeReason).toBe('room-closed')
    expect(await ada.request({ type: 'chat', text: 'much too late' })).toBe('nothing')
    await expect(house.registry.find(room.code)).rejects.toThrow('no room')
    expect([await house.registry.listPublicRooms(), await house.readEvents()]).toEqual([[], []])
  })

  it('lists rooms of all addresses by turns, and no more than ten of one, without telling where they are from', async () => {
    const opened = async (from: string, count: number) => {
      const codes: string[] = []
      for (let i = 0; i < count; i++) {
        const wanted = { name: 'Ada', isPublic: true, openedFrom: from }
        codes.push((await house.registry.create('identity', wanted)).code)
        vi.advanceTimersByTime(1)
      }
      return codes.reverse()
    }
    await house.close()
    house = new TestRegistry()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const [quiet] = await opened('quiet', 1)
    const pair = await opened('pair', 2)
    const flood = await opened('flood', 60)
    const rooms = await house.registry.listPublicRooms()
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

  it('leaves a room asleep that cannot be read, and goes on', async () => {
    await house.loadRecordedRoom(createPlayingRoom(['Ada', 'Ben'], undefined, 'correspondence'))
    house.appendEvents(1, [{ type: 'started', by: 7, id: 'start', game: 'frantic', rules: 1 }], 'brok-enxx')
    house.storage.directory.save(createRoomRow('brok-enxx', { touchedAt: Date.now(), wakeAt: 1 }))
    await flushWrites()
    await house.sweepAfter(0)
    expect(house.problems).toHaveLength(1)
    expect((await house.registry.find(ROOM_CODE)).room.data.phase).toBe('playing')
  })

  it('says good-bye when it stops, and takes nothing more', async () => {
    const room = await house.loadRecordedRoom(createLobby(['Ada']))
    const ada = new TestViewer('Ada').connect(room)
    ada.sendRequest({ type: 'chat', text: 'just in time' })
    const stopped = house.registry.stop()
    expect(ada.receivedOf('stopping')).toHaveLength(1)
    expect(ada.closeReason).toBe('stopping')
    expect(await ada.request({ type: 'chat', text: 'too late' })).toBe('nothing')
    await stopped
    house = new TestRegistry()
  })
})
