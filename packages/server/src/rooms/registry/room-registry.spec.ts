import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import { CODE, deed, lobby, playing, tell } from '../../testing/room-kit.ts'
import { roomRow } from '../../testing/room-row.ts'

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
    const room = await house.house.create('identity', { name: 'Ada', isPublic: false })
    expect(await house.house.find(room.code)).toBe(room)
    await expect(house.house.find('nobo-dyis')).rejects.toThrow('There is no room of that code.')
  })

  it('lists public rooms, and neither private nor locked ones', async () => {
    const open = await house.house.create('identity-of-Ada', { name: 'Ada', avatar: 7, isPublic: true })
    await house.house.create('identity', { name: 'Ben', isPublic: false })
    const codes = async () => (await house.house.listed()).map(({ code }) => code)
    expect(await house.house.listed()).toEqual([
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
    const ada = new Person('Ada').enter(open)
    await ada.does({ type: 'set', isLocked: true })
    expect(await codes()).toEqual([])
    await ada.does({ type: 'set', isLocked: false })
    expect(await codes()).toEqual([open.code])
    await ada.does({ type: 'set', isPublic: false })
    expect(await codes()).toEqual([])
  })

  it('lists a room that is full, and goes on when somebody else wants to sit there', async () => {
    const story = lobby(['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay'], {}, 'normal', 'crazy-eights')
    tell(story, deed(0, { type: 'set', change: { isPublic: true } }))
    const room = await house.room(story)
    const gil = new Person('Gil').enter(room)
    await gil.does({ type: 'join', name: 'Gil' })
    for (const seat of [6, 7]) expect(await gil.does({ type: 'sit', seat })).toBe('no-such-seat')
    const ada = new Person('Ada').enter(room)
    expect(await ada.does({ type: 'rename', name: 'Ava' })).toBe('done')
    expect(await house.house.listed()).toMatchObject([{ host: 'Ava', players: 6 }])
    expect(await ada.does({ type: 'start' })).toBe('done')
    expect(house.problems).toEqual([])
  })

  it('goes on with a room in which more sit than can play', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay', 'Gil']
    const story = lobby(names, {}, 'normal', 'crazy-eights')
    tell(story, deed(0, { type: 'set', change: { isPublic: true } }))
    const room = await house.room(story)
    const [ada, ...others] = names.map((name) => new Person(name).enter(room))
    expect(await ada.does({ type: 'start' })).toBe('too-many-players')
    expect(await ada.does({ type: 'rename', name: 'Ava' })).toBe('done')
    expect(await others.at(-1)!.does({ type: 'stand' })).toBe('done')
    expect(await ada.does({ type: 'start' })).toBe('done')
    expect(await house.house.listed()).toMatchObject([{ host: 'Ava', players: 6 }])
    expect(house.problems).toEqual([])
  })

  it('tells everybody of another game, inside and outside', async () => {
    const room = await house.house.create('identity-of-Ada', { name: 'Ada', isPublic: true })
    const ada = new Person('Ada').enter(room)
    const eve = new Person('Eve').enter(room)
    expect(await ada.does({ type: 'set', game: 'chess' })).toBe('no-such-game')
    expect(eve.all('update')).toEqual([])
    expect(await ada.does({ type: 'set', game: 'crazy-eights', settings: { limit: 9 } })).toBe('done')
    expect(eve.all('update').at(-1)!.room).toMatchObject({
      game: 'crazy-eights',
      settings: { limit: 9, snap: true },
    })
    expect(await house.house.listed()).toMatchObject([{ game: 'crazy-eights', about: { limit: 9 } }])
    expect(new Person('Cem').enter(room).welcome.room).toMatchObject({ game: 'crazy-eights', rules: 1 })
  })

  it('has room for so many', async () => {
    for (let i = 0; i < 3; i++) await house.house.create('identity', { name: 'Ada', isPublic: false })
    await expect(house.house.create('identity', { name: 'Ada', isPublic: false })).rejects.toThrow(
      'This house is full.',
    )
  })

  it('forgets rooms that nobody looks at, and they come back', async () => {
    const room = await house.house.create('identity-of-Ada', { name: 'Ada', isPublic: false })
    const ada = new Person('Ada').enter(room)
    await ada.does({ type: 'chat', text: 'hi' })
    await house.later(11 * MINUTE)
    expect(house.house.live).toBe(1)
    ada.go()
    await house.later(9 * MINUTE)
    expect(house.house.live).toBe(1)
    await house.later(11 * MINUTE)
    expect([house.house.live, house.house.viewers]).toEqual([0, 0])
    const again = new Person('Ada').enter(await house.house.find(room.code))
    expect(again.welcome.chat).toEqual([{ member: 0, text: 'hi' }])
  })

  it('deletes rooms that nobody has touched for long, but none where somebody is', async () => {
    const old = await house.house.create('identity', { name: 'Ada', isPublic: false })
    const used = await house.house.create('identity', { name: 'Ben', isPublic: false })
    const ben = new Person('Ben').enter(used)
    await house.later(91 * DAY)
    await settle()
    await house.later(182 * DAY)
    await expect(house.house.find(old.code)).rejects.toThrow('no room')
    expect(ben.closedFor).toBeNull()
    expect(await ben.does({ type: 'join', name: 'Cem' })).toBe('done')
  })

  it('deletes nothing by a clock that was years ahead, and for hours after that', async () => {
    const { code } = await house.house.create('identity', { name: 'Ada', isPublic: false })
    await house.later(11 * MINUTE)
    expect(house.house.live).toBe(0)
    await house.later(10 * HOUR)
    for (const minutes of [1, 60, 300]) {
      const steady = performance.now() + 10 * HOUR + minutes * MINUTE
      await house.house.sweep(Date.now() + 36_500 * DAY, steady)
    }
    await house.later(16 * HOUR)
    expect((await house.house.find(code)).code).toBe(code)
  })

  it('deletes nothing as soon as it starts: the clock may not have been set yet', async () => {
    const { code } = await house.house.create('identity', { name: 'Ada', isPublic: false })
    await house.house.stop()
    house = new TestRegistry({}, undefined, house.folder)
    await house.later(36_500 * DAY)
    expect((await house.house.find(code)).code).toBe(code)
  })

  it('deletes a room with all in it, and tells those who are there', async () => {
    const room = await house.house.create('identity-of-Ada', { name: 'Ada', isPublic: true })
    const ada = new Person('Ada').enter(room)
    ada.asks({ type: 'chat', text: 'too late' })
    await house.house.delete(room)
    expect(ada.closedFor).toBe('room-closed')
    expect(await ada.does({ type: 'chat', text: 'much too late' })).toBe('nothing')
    await expect(house.house.find(room.code)).rejects.toThrow('no room')
    expect([await house.house.listed(), await house.read()]).toEqual([[], []])
  })

  it('lists rooms of all addresses by turns, and no more than ten of one, without telling where they are from', async () => {
    const opened = async (from: string, count: number) => {
      const codes: string[] = []
      for (let i = 0; i < count; i++) {
        const wanted = { name: 'Ada', isPublic: true, openedFrom: from }
        codes.push((await house.house.create('identity', wanted)).code)
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
    const rooms = await house.house.listed()
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
    await house.room(playing(['Ada', 'Ben'], undefined, 'correspondence'))
    house.write(1, [{ type: 'started', by: 7, id: 'start', game: 'frantic', rules: 1 }], 'brok-enxx')
    house.storage.directory.keep(roomRow('brok-enxx', { touchedAt: Date.now(), wakeAt: 1 }))
    await settle()
    await house.later(0)
    expect(house.problems).toHaveLength(1)
    expect((await house.house.find(CODE)).room.state.phase).toBe('playing')
  })

  it('says good-bye when it stops, and takes nothing more', async () => {
    const room = await house.room(lobby(['Ada']))
    const ada = new Person('Ada').enter(room)
    ada.asks({ type: 'chat', text: 'just in time' })
    const stopped = house.house.stop()
    expect(ada.all('stopping')).toHaveLength(1)
    expect(ada.closedFor).toBe('stopping')
    expect(await ada.does({ type: 'chat', text: 'too late' })).toBe('nothing')
    await stopped
    house = new TestRegistry()
  })
})
