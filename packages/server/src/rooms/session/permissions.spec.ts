import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushWrites, type RequestBody, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createJoinedEvent,
  createLobby,
  createMemberEvent,
  createPlayingRoom,
  identityOf,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import { handleCommand, type RoomCommand } from '../commands/command.ts'
import { RoomState } from '../state/room-state.ts'
import type { RoomSession } from './room-session.ts'

let house: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  house = new TestRegistry()
})

afterEach(async () => {
  await house.close()
  vi.useRealTimers()
})

async function table(story: RecordedRoom, ...names: string[]): Promise<[RoomSession, ...TestViewer[]]> {
  const room = await house.loadRecordedRoom(story)
  return [room, ...names.map((name) => new TestViewer(name).connect(room))]
}

async function pass(minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i++) {
    vi.advanceTimersByTime(60_000)
    await flushWrites()
  }
}

/** Joins without a seat. */
const onlooker = (story: RecordedRoom, name: string): RecordedRoom => {
  applyEvent(story, createJoinedEvent(story, name))
  return story
}

const correspondence = (...names: string[]) => createPlayingRoom(names, {}, 'correspondence')

describe('The role of the host', () => {
  it('passes to who sits at the table, not to who has looked on for longer', async () => {
    const story = onlooker(createLobby(['Ada']), 'Eve')
    applyEvent(story, createJoinedEvent(story, 'Ben'))
    applyEvent(story, createMemberEvent(2, { type: 'sat', seat: 1 }))
    const [room] = await table(story, 'Eve', 'Ben')
    await pass(1)
    expect(room.room.data.host).toBe(2)
  })

  it('never passes to an onlooker while somebody plays, even if they are alone with it', async () => {
    const [room, , ben] = await table(onlooker(correspondence('Ada', 'Ben'), 'Eve'), 'Eve', 'Ben')
    ben.disconnect()
    await pass(3)
    expect(room.room.data.host).toBe(0)
    new TestViewer('Ben').connect(room)
    await pass(1)
    expect(room.room.data.host).toBe(1)
  })

  it('passes to an onlooker where nobody sits', async () => {
    const story = onlooker(createLobby(['Ada']), 'Eve')
    applyEvent(story, createMemberEvent(0, { type: 'stood' }))
    const [room] = await table(story, 'Eve')
    await pass(1)
    expect(room.room.data.host).toBe(1)
  })

  it('comes back to whose it is, who meanwhile cannot be sent away or robbed of it', async () => {
    const [room, ben] = await table(correspondence('Ada', 'Ben', 'Cem'), 'Ben')
    await pass(1)
    expect(room.room.data.host).toBe(1)
    expect(await ben.request({ type: 'remove', member: 0 })).toBe('not-host')
    expect(await ben.request({ type: 'make-host', member: 2 })).toBe('done')
    expect(room.room.data.host).toBe(2)
    new TestViewer('Ada').connect(room)
    await flushWrites()
    expect(room.room.data.host).toBe(0)
    expect(ben.room.host).toBe(0)
  })

  it('stays where its owner has handed it to', async () => {
    const [room, ada] = await table(correspondence('Ada', 'Ben'), 'Ada', 'Ben')
    expect(await ada.request({ type: 'make-host', member: 1 })).toBe('done')
    ada.disconnect()
    new TestViewer('Ada').connect(room)
    await flushWrites()
    expect(room.room.data.host).toBe(1)
  })

  it('goes to who sits at the table when the host leaves', async () => {
    const story = onlooker(createLobby(['Ada']), 'Eve')
    applyEvent(story, createJoinedEvent(story, 'Ben'))
    applyEvent(story, createMemberEvent(2, { type: 'sat', seat: 1 }))
    const [room, ada] = await table(story, 'Ada')
    expect(await ada.request({ type: 'leave' })).toBe('done')
    expect([room.room.data.host, room.room.data.owner]).toEqual([2, 2])
  })
})

describe('Whoever is sent away', () => {
  it('sees nothing any more, on no screen, and comes back only if the host lets them', async () => {
    const [room, ada, ben] = await table(createLobby(['Ada', 'Ben']), 'Ada', 'Ben')
    const screen = TestViewer.createScreen('Ben').connect(room)
    expect(await ada.request({ type: 'let-back', member: 1 })).toBe('no-such-member')
    expect(await ada.request({ type: 'remove', member: 1 })).toBe('done')
    expect([ben.closeReason, screen.closeReason, ada.closeReason]).toEqual(['sent-away', 'sent-away', null])
    expect(ben.receivedOf('update').at(-1)!.you).toBeNull()
    const heard = ben.received.length
    await ada.request({ type: 'chat', text: 'At last.' })
    expect(ben.received).toHaveLength(heard)
    expect(() => room.checkMayWatch(identityOf('Ben'))).toThrow('sent you away')
    expect(await ben.request({ type: 'join', name: 'Ben' })).toBe('sent-away')
    expect(ada.room.members[1].isSentAway).toBe(true)
    expect(await ada.request({ type: 'let-back', member: 1 })).toBe('done')
    room.checkMayWatch(identityOf('Ben'))
    expect(await new TestViewer('Ben').connect(room).request({ type: 'join', name: 'Ben' })).toBe('done')
    expect(room.room.memberOf(identityOf('Ben'))).toBe(1)
  })
})

describe('A room that is locked', () => {
  it('shows whoever only looks on the door, and whoever leaves it from then on', async () => {
    const [room, ada, ben, eve] = await table(createLobby(['Ada', 'Ben']), 'Ada', 'Ben', 'Eve')
    expect(await ada.request({ type: 'set', isLocked: true })).toBe('done')
    expect([ada, ben, eve].map(({ closeReason: closedFor }) => closedFor)).toEqual([null, null, 'sent-away'])
    const heard = eve.received.length
    expect(await ben.request({ type: 'leave' })).toBe('done')
    expect(ben.closeReason).toBe('sent-away')
    expect(eve.received).toHaveLength(heard)
    expect(room.viewers.size).toBe(1)
  })

  it('tells whoever leaves that they have before it shows them the door', async () => {
    const [, ada, ben] = await table(createLobby(['Ada', 'Ben']), 'Ada', 'Ben')
    await ada.request({ type: 'set', isLocked: true })
    const told: string[] = []
    ben.send = (...parts) => void told.push(JSON.parse(parts.join('')).type)
    ben.close = (reason) => void told.push(reason)
    await ben.request({ type: 'leave' })
    expect(told).toEqual(['update', 'done', 'sent-away'])
  })
})

describe('Readiness', () => {
  it('is for what will be played', async () => {
    const [room, ada] = await table(createLobby(['Ada', 'Ben']), 'Ada')
    const isReady = () => room.room.data.seats[1].isReady
    for (const change of [{ isLocked: true }, { isPublic: true }])
      await ada.request({ type: 'set', ...change })
    expect(isReady()).toBe(true)
    for (const change of [{ settings: {} }, { pace: 'fast' as const }, { window: 3 }]) {
      room.room.data.seats[1].isReady = true
      expect(await ada.request({ type: 'set', ...change })).toBe('done')
      expect(isReady()).toBe(false)
    }
    expect(await ada.request({ type: 'start' })).toBe('not-ready')
  })
})

describe('The list of members', () => {
  let requests = 0
  const does = ({ room }: RecordedRoom, name: string, body: RequestBody): void => {
    const id = `${name}-${++requests}`
    room.apply(handleCommand(room, identityOf(name), { ...body, id } as RoomCommand)!)
  }
  const visit = (story: RecordedRoom, name: string) => {
    does(story, name, { type: 'join', name })
    does(story, name, { type: 'leave' })
  }

  it('has everybody once, however often they come', () => {
    const story = createLobby(['Ada', 'Ben'])
    for (let i = 0; i < 300; i++) visit(story, 'Cem')
    expect(story.room.data.members).toHaveLength(3)
    expect(story.room.memberOf(identityOf('Cem'))).toBeNull()
  })

  it('does not fill up for ever with people who are long gone', () => {
    const story = createLobby(['Ada', 'Ben'])
    applyEvent(story, createMemberEvent(1, { type: 'said', text: 'I was here.' }))
    applyEvent(story, createMemberEvent(1, { type: 'left' }))
    for (let i = 0; i < 300; i++) visit(story, `Guest ${i}`)
    const { members } = story.room.data
    expect(members).toHaveLength(32)
    expect(members.slice(0, 2).map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  it('grows while people are there, and with those who have said something that is still to be read', () => {
    const story = createLobby(['Ada'])
    for (let i = 0; i < 300; i++) {
      const name = `Guest ${i}`
      does(story, name, { type: 'join', name })
      does(story, name, { type: 'chat', text: 'I was here.' })
      if (i >= 62) does(story, name, { type: 'leave' })
    }
    const { members, chat } = story.room.data
    expect(members.length).toBeLessThanOrEqual(128)
    expect(chat.map(({ member }) => members[member].name)).toEqual(
      Array.from({ length: 50 }, (_, i) => `Guest ${250 + i}`),
    )
  })

  it('keeps those who have seen a hand in this match, so that they cannot play another one', () => {
    const story = createPlayingRoom(['Ada', 'Ben'])
    does(story, 'Eve', { type: 'join', name: 'Eve' })
    does(story, 'Ada', { type: 'show-hand', member: 2, show: true })
    does(story, 'Eve', { type: 'leave' })
    for (let i = 0; i < 100; i++) visit(story, `Guest ${i}`)
    does(story, 'Eve', { type: 'join', name: 'Eve' })
    expect(story.room.data.members).toHaveLength(32)
    expect(story.room.data.members[story.room.memberOf(identityOf('Eve'))!].handsSeen).toEqual([0])
  })

  it('keeps so many who were sent away, and then lets the first of them be forgotten', () => {
    const story = createLobby(['Ada'])
    for (let i = 0; i < 200; i++) {
      const name = `Guest ${i}`
      does(story, name, { type: 'join', name })
      does(story, 'Ada', { type: 'remove', member: story.room.memberOf(identityOf(name))! })
    }
    expect(story.room.data.members).toHaveLength(128)
    const join = (name: string) => () =>
      handleCommand(story.room, identityOf(name), { type: 'join', name, id: 'again-1' })
    expect(join('Guest 100')).toThrow('sent you away')
    expect(join('Guest 0')).not.toThrow()
  })
})

describe('A request', () => {
  it('is carried out once, however much else was asked for since', async () => {
    const [room, ada] = await table(createLobby(['Ada']), 'Ada')
    const changes = Array.from({ length: 18 }, (_, i) => ({ type: 'rename' as const, name: `Ada ${i}` }))
    for (const [i, change] of changes.entries()) expect(await ada.request(change, `page-${i}`)).toBe('done')
    const { position } = room.room
    for (const [i, change] of changes.entries()) expect(await ada.request(change, `page-${i}`)).toBe('done')
    expect(room.room.position).toBe(position)
  })

  it('is not carried out twice after many other clients of the same person, but refused', async () => {
    const [room, ada] = await table(createLobby(['Ada']), 'Ada')
    const asks = async (name: string, id: string, seen: number) => {
      room.request(ada, { type: 'rename', name, id, seen })
      await flushWrites()
      return ada.replyTo(id)
    }
    const { version: seen } = room.room.data
    expect(await asks('Adele', 'phone-1', seen)).toBe('done')
    for (let i = 0; i < 17; i++)
      expect(await asks(`Ada ${i}`, `page${i}-1`, room.room.data.version)).toBe('done')
    const { position } = room.room
    expect(await asks('Adele', 'phone-1', seen)).toBe('forgotten')
    expect([room.room.position, room.room.data.members[0].name]).toEqual([position, 'Ada 16'])
    expect(await asks('Adele', 'phone-2', room.room.data.version)).toBe('done')
  })

  it('is known again from a snapshot', async () => {
    const [room, ada] = await table(createLobby(['Ada']), 'Ada')
    await ada.request({ type: 'rename', name: 'Adele' }, 'page-7')
    const { games } = room.room
    const { members } = RoomState.restore(games, room.room.save()).data
    expect(members[0].clients).toContainEqual(['page', 7, 0, room.room.data.version])
  })
})
