import { waitUntil } from '@slapwise/kernel/testing/deadline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import { CODE, identityOf, lobby } from '../../testing/room-kit.ts'
import { Keeper } from '../../testing/simulation/keeper.ts'
import { type Node, Town } from '../../testing/simulation/town.ts'
import { World } from '../../testing/simulation/world.ts'
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
  let ada: Person
  let ben: Person

  beforeEach(async () => {
    house = new TestRegistry()
    room = await house.room(lobby(['Ada', 'Ben']))
    ada = new Person('Ada').enter(room)
    ben = new Person('Ben').enter(room)
  })

  afterEach(() => house.close())

  it('a screen that was in stays, and goes on seeing what happens', async () => {
    const screen = Person.screenOf('Television').enter(room)
    expect(await ada.does(LOCK)).toBe('done')
    expect(screen.closedFor).toBeNull()
    expect(ada.room.screens).toBe(1)
    await ada.does({ type: 'chat', text: 'Still there?' })
    expect(screen.all('update').at(-1)!.chat!.text).toBe('Still there?')
    expect(await ben.does({ type: 'leave' })).toBe('done')
    expect([screen.closedFor, ben.closedFor]).toEqual([null, 'sent-away'])
  })

  it('it is let in again by the identity that had it connected, and may not join', async () => {
    const screen = Person.screenOf('Television').enter(room)
    await ada.does(LOCK)
    screen.go()
    expect(mayWatch(room, 'Television')).toBe(true)
    const again = Person.screenOf('Television').enter(room)
    expect(again.welcome.room.isLocked).toBe(true)
    const page = new Person('Television').enter(room)
    expect(await page.does({ type: 'join', name: 'Eve' })).toBe('room-locked')
  })

  it('and after a restart of the server', async () => {
    Person.screenOf('Television').enter(room)
    await ada.does(LOCK)
    await house.house.stop()
    house = new TestRegistry({}, undefined, house.folder)
    const later = await house.house.find(CODE)
    expect(['Television', 'Ada', 'Eve'].map((name) => mayWatch(later, name))).toEqual([true, true, false])
  })

  it('strangers see nothing: neither a page without a name that was open, nor a screen that comes later', async () => {
    const eve = new Person('Eve').enter(room)
    await ada.does(LOCK)
    expect(eve.closedFor).toBe('sent-away')
    expect(mayWatch(room, 'Eve')).toBe(false)
    expect(ada.room.screens).toBe(0)
  })

  it('a screen of somebody who was sent away does not stay, nor once they are', async () => {
    const guest = new Person('Cem').enter(room)
    await guest.does({ type: 'join', name: 'Cem' })
    const screen = Person.screenOf('Cem').enter(room)
    await ada.does(LOCK)
    expect(screen.closedFor).toBeNull()
    await ada.does({ type: 'remove', member: 2 })
    expect([screen.closedFor, ada.room.screens]).toEqual(['sent-away', 0])
    expect(mayWatch(room, 'Cem')).toBe(false)
  })

  it('the host can shut screens out, and only the host', async () => {
    const screen = Person.screenOf('Television').enter(room)
    await ada.does(LOCK)
    expect(await ben.does({ type: 'remove-screens' })).toBe('not-host')
    expect(await ada.does({ type: 'remove-screens' })).toBe('done')
    expect([screen.closedFor, ada.room.screens, mayWatch(room, 'Television')]).toEqual([
      'sent-away',
      0,
      false,
    ])
  })

  it('only those stay that were in when it was locked last', async () => {
    const screen = Person.screenOf('Television').enter(room)
    await ada.does(LOCK)
    screen.go()
    await ada.does(UNLOCK)
    await ada.does(LOCK)
    expect(mayWatch(room, 'Television')).toBe(false)
  })

  it('no more screens stay than a living room has', async () => {
    const screens = Array.from({ length: 20 }, (_, i) => Person.screenOf(`Television ${i}`).enter(room))
    await ada.does(LOCK)
    await waitUntil('a screen to be shut out', () => screens.some(({ closedFor }) => closedFor !== null))
    expect(screens.map(({ closedFor }) => closedFor === null)).toEqual(screens.map((_, i) => i < 16))
    expect(ada.room.screens).toBe(16)
  })

  it('locking it once more says nothing new', async () => {
    Person.screenOf('Television').enter(room)
    await ada.does(LOCK)
    const { position } = room.room
    await ada.does(LOCK)
    await settle()
    expect(room.room.position).toBe(position)
    expect(ada.room.screens).toBe(1)
  })
})

describe('When a room is locked on one of several servers', () => {
  let world: World

  beforeEach(() => {
    world = new World('screens')
    world.begin()
  })

  afterEach(() => world.end())

  const pass = () => world.until(() => false, 100)

  async function enters(person: Person, node: Node): Promise<Person> {
    const live = await node.find(CODE)
    world.within(node.process, () => person.enter(live))
    await pass()
    return person
  }

  it('screens on the others stay as well, and are let in by all of them', async () => {
    const town = new Town(world, new Keeper(world), 2, [], lobby(['Ada', 'Ben']))
    const [one, other] = town.nodes
    const ada = await enters(new Person('Ada'), one)
    const screens = [
      await enters(Person.screenOf('Kitchen'), one),
      await enters(Person.screenOf('Television'), other),
    ]
    const eve = await enters(new Person('Eve'), other)
    world.within(one.process, () => ada.asks(LOCK))
    await pass()
    expect([...screens, eve].map(({ closedFor }) => closedFor)).toEqual([null, null, 'sent-away'])
    for (const node of town.nodes) {
      const room = await node.find(CODE)
      expect(['Kitchen', 'Television', 'Eve'].map((name) => mayWatch(room, name))).toEqual([
        true,
        true,
        false,
      ])
    }
    expect(town.problems).toEqual([])
  })
})
