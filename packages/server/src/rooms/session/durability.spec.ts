import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import { CODE, lobby } from '../../testing/room-kit.ts'
import { slowStorage } from '../../testing/storage/slow-storage.ts'
import type { RoomSession } from './room-session.ts'

let disk: ReturnType<typeof slowStorage>
let house: TestRegistry
let room: RoomSession
let ada: Person
let ben: Person

beforeEach(async () => {
  disk = slowStorage()
  house = new TestRegistry({}, disk.wrap)
  room = await house.room(lobby(['Ada', 'Ben']))
  ada = new Person('Ada').enter(room)
  ben = new Person('Ben').enter(room)
})

afterEach(() => house.close())

const heardBy = (...people: Person[]) => people.map(({ heard }) => heard.length)

describe('As long as something is not stored', () => {
  it('nobody hears of it, and then everybody does', async () => {
    const before = heardBy(ada, ben)
    disk.hold()
    expect(await ada.does({ type: 'chat', text: 'hi' }, 'chat')).toBe('nothing')
    expect(heardBy(ada, ben)).toEqual(before)
    disk.go()
    await settle()
    expect(ada.answerTo('chat')).toBe('done')
    expect(ben.all('update').at(-1)).toMatchObject({ chat: { text: 'hi' } })
  })

  it('neither refusals, reactions nor repetitions give it away', async () => {
    disk.hold()
    ada.asks({ type: 'rename', name: 'Dia' }, 'rename')
    const before = heardBy(ada, ben)
    expect(await ben.does({ type: 'rename', name: 'Dia' }, 'same-1')).toBe('nothing')
    ben.asks({ type: 'grimace', grimace: 'clap' }, 'clap')
    ben.asks({ type: 'history', since: 0 }, 'history')
    expect(await ada.does({ type: 'rename', name: 'Dia' }, 'rename')).toBe('nothing')
    expect(heardBy(ada, ben)).toEqual(before)
    disk.go()
    await settle()
    expect([ben.answerTo('same-1'), ben.answerTo('clap'), ben.answerTo('history')]).toEqual([
      'name-taken',
      'done',
      'history',
    ])
    expect(ada.all('done').filter(({ id }) => id === 'rename')).toHaveLength(2)
  })

  it('whoever comes waits for it, and is not there if they have gone meanwhile', async () => {
    disk.hold()
    ada.asks({ type: 'chat', text: 'hi' })
    const cem = new Person('Cem').enter(room)
    const dia = new Person('Dia').enter(room)
    dia.go()
    await settle()
    expect(cem.heard).toEqual([])
    disk.go()
    await settle()
    expect(cem.welcome.chat).toEqual([{ member: 0, text: 'hi' }])
    expect(dia.heard).toEqual([])
    expect([room.viewers.has(cem), room.viewers.has(dia)]).toEqual([true, false])
  })
})

describe('If it cannot be stored', () => {
  it('nobody hears of it, all are sent away, and the room comes back from disk', async () => {
    disk.hold()
    ada.asks({ type: 'chat', text: 'lost' }, 'chat')
    ben.asks({ type: 'rename', name: 'Dia' }, 'rename')
    const cem = new Person('Cem').enter(room)
    const before = heardBy(ada, ben)
    disk.fail()
    await settle()
    expect(heardBy(ada, ben)).toEqual(before)
    expect([ada, ben, cem].map(({ closedFor }) => closedFor)).toEqual([
      'not-stored',
      'not-stored',
      'not-stored',
    ])
    expect(house.problems).toEqual(['the disk is full'])
    expect(house.house.counts.broken).toBe(1)

    const again = await house.house.find(CODE)
    expect(again).not.toBe(room)
    const back = new Person('Ada').enter(again)
    expect(back.welcome).toMatchObject({ chat: [], version: ada.welcome.version })
    expect(await back.does({ type: 'chat', text: 'lost' }, 'chat')).toBe('done')
  })

  it('the room in memory takes nothing more, and leaves no gap in the journal', async () => {
    disk.hold()
    ada.asks({ type: 'chat', text: 'lost' })
    disk.fail()
    const { length } = await house.read()
    const { position } = room.room
    expect(await ada.does({ type: 'chat', text: 'too late' }, 'late')).toBe('nothing')
    expect(await house.read()).toHaveLength(length)
    expect(room.room.position).toBe(position)
    const cem = new Person('Cem').enter(room)
    expect([cem.closedFor, cem.heard]).toEqual(['stopping', []])
  })

  it('a room is not opened, and whoever wanted it is told', async () => {
    disk.hold()
    const opening = house.house.create('Ada', { name: 'Ada', isPublic: true })
    await settle()
    disk.fail()
    await expect(opening).rejects.toThrow('the disk is full')
    await settle()
    expect(await house.house.listed()).toEqual([])
  })
})
