import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushWrites, type RequestBody, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createJoinedEvent,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  identityOf,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import { handleCommand, type RoomCommand } from '../commands/command.ts'
import { RoomState } from '../state/room-state.ts'
import type { RoomSession } from './room-session.ts'

let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  testRegistry = new TestRegistry()
})

afterEach(async () => {
  await testRegistry.close()
  vi.useRealTimers()
})

async function loadTable(
  recording: RecordedRoom,
  ...names: string[]
): Promise<[RoomSession, ...TestViewer[]]> {
  const session = await testRegistry.loadRecordedRoom(recording)
  return [session, ...names.map((name) => new TestViewer(name).connect(session))]
}

async function advance(minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i++) {
    vi.advanceTimersByTime(60_000)
    await flushWrites()
  }
}

/** Joins without a seat. */
const addSpectator = (recording: RecordedRoom, name: string): RecordedRoom => {
  applyEvent(recording, createJoinedEvent(recording, name))
  return recording
}

const correspondence = (...names: string[]) => createPlayingRoom(names, {}, 'correspondence')

describe('The role of host', () => {
  it('passes to a player, not to an older spectator', async () => {
    const recording = addSpectator(createLobby(['Ada']), 'Eve')
    applyEvent(recording, createJoinedEvent(recording, 'Ben'))
    applyEvent(recording, createRequestedEvent(2, { type: 'sat', seat: 1 }))
    const [session] = await loadTable(recording, 'Eve', 'Ben')
    await advance(1)
    expect(session.room.data.host).toBe(2)
  })

  it('never passes to a spectator while somebody plays', async () => {
    const [session, , ben] = await loadTable(addSpectator(correspondence('Ada', 'Ben'), 'Eve'), 'Eve', 'Ben')
    ben.disconnect()
    await advance(3)
    expect(session.room.data.host).toBe(0)
    new TestViewer('Ben').connect(session)
    await advance(1)
    expect(session.room.data.host).toBe(1)
  })

  it('passes to a spectator if nobody is seated', async () => {
    const recording = addSpectator(createLobby(['Ada']), 'Eve')
    applyEvent(recording, createRequestedEvent(0, { type: 'stood-up' }))
    const [session] = await loadTable(recording, 'Eve')
    await advance(1)
    expect(session.room.data.host).toBe(1)
  })

  it('returns to the owner, who cannot be removed or replaced meanwhile', async () => {
    const [session, ben] = await loadTable(correspondence('Ada', 'Ben', 'Cem'), 'Ben')
    await advance(1)
    expect(session.room.data.host).toBe(1)
    expect(await ben.request({ type: 'remove-member', member: 0 })).toBe('not-host')
    expect(await ben.request({ type: 'make-host', member: 2 })).toBe('done')
    expect(session.room.data.host).toBe(2)
    new TestViewer('Ada').connect(session)
    await flushWrites()
    expect(session.room.data.host).toBe(0)
    expect(ben.room.host).toBe(0)
  })

  it('stays with the member whom the owner made host', async () => {
    const [session, ada] = await loadTable(correspondence('Ada', 'Ben'), 'Ada', 'Ben')
    expect(await ada.request({ type: 'make-host', member: 1 })).toBe('done')
    ada.disconnect()
    new TestViewer('Ada').connect(session)
    await flushWrites()
    expect(session.room.data.host).toBe(1)
  })

  it('passes to a player when the host leaves', async () => {
    const recording = addSpectator(createLobby(['Ada']), 'Eve')
    applyEvent(recording, createJoinedEvent(recording, 'Ben'))
    applyEvent(recording, createRequestedEvent(2, { type: 'sat', seat: 1 }))
    const [session, ada] = await loadTable(recording, 'Ada')
    expect(await ada.request({ type: 'leave' })).toBe('done')
    expect([session.room.data.host, session.room.data.owner]).toEqual([2, 2])
  })
})

describe('A removed member', () => {
  it('sees nothing on any connection, and can return only if the host readmits them', async () => {
    const [session, ada, ben] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada', 'Ben')
    const screen = TestViewer.createScreen('Ben').connect(session)
    expect(await ada.request({ type: 'readmit-member', member: 1 })).toBe('no-such-member')
    expect(await ada.request({ type: 'remove-member', member: 1 })).toBe('done')
    expect([ben.closeReason, screen.closeReason, ada.closeReason]).toEqual([
      'member-removed',
      'member-removed',
      null,
    ])
    expect(ben.receivedOf('update').at(-1)!.yourMember).toBeNull()
    const receivedCount = ben.received.length
    await ada.request({ type: 'chat', text: 'At last.' })
    expect(ben.received).toHaveLength(receivedCount)
    expect(() => session.checkMayWatch(identityOf('Ben'))).toThrow('removed you')
    expect(await ben.request({ type: 'join', name: 'Ben' })).toBe('member-removed')
    expect(ada.room.members[1].isRemoved).toBe(true)
    expect(await ada.request({ type: 'readmit-member', member: 1 })).toBe('done')
    session.checkMayWatch(identityOf('Ben'))
    expect(await new TestViewer('Ben').connect(session).request({ type: 'join', name: 'Ben' })).toBe('done')
    expect(session.room.memberOf(identityOf('Ben'))).toBe(1)
  })
})

describe('A locked room', () => {
  it('disconnects spectators, and members who leave', async () => {
    const [session, ada, ben, eve] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada', 'Ben', 'Eve')
    expect(await ada.request({ type: 'change-room', isLocked: true })).toBe('done')
    expect([ada, ben, eve].map(({ closeReason }) => closeReason)).toEqual([null, null, 'member-removed'])
    const receivedCount = eve.received.length
    expect(await ben.request({ type: 'leave' })).toBe('done')
    expect(ben.closeReason).toBe('member-removed')
    expect(eve.received).toHaveLength(receivedCount)
    expect(session.viewers.size).toBe(1)
  })

  it('acknowledges the request to leave before it disconnects the member', async () => {
    const [, ada, ben] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada', 'Ben')
    await ada.request({ type: 'change-room', isLocked: true })
    const sent: string[] = []
    ben.send = (...chunks) => void sent.push(JSON.parse(chunks.join('')).type)
    ben.close = (reason) => void sent.push(reason)
    await ben.request({ type: 'leave' })
    expect(sent).toEqual(['update', 'done', 'member-removed'])
  })
})

describe('Readiness', () => {
  it('applies to the terms of the match', async () => {
    const [session, ada] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada')
    const isReady = () => session.room.data.seats[1].isReady
    for (const change of [{ isLocked: true }, { isPublic: true }])
      await ada.request({ type: 'change-room', ...change })
    expect(isReady()).toBe(true)
    for (const change of [{ settings: {} }, { pace: 'fast' as const }, { windowSeconds: 4 }]) {
      session.room.data.seats[1].isReady = true
      expect(await ada.request({ type: 'change-room', ...change })).toBe('done')
      expect(isReady()).toBe(false)
    }
    expect(await ada.request({ type: 'start' })).toBe('not-ready')
  })
})

describe('The member list', () => {
  let requests = 0
  const does = ({ room }: RecordedRoom, name: string, body: RequestBody): void => {
    const id = `${name}-${++requests}`
    room.apply(handleCommand(room, identityOf(name), { ...body, id } as RoomCommand)!)
  }
  const visit = (recording: RecordedRoom, name: string) => {
    does(recording, name, { type: 'join', name })
    does(recording, name, { type: 'leave' })
  }

  it('contains each member once, however often they join', () => {
    const recording = createLobby(['Ada', 'Ben'])
    for (let i = 0; i < 300; i++) visit(recording, 'Cem')
    expect(recording.room.data.members).toHaveLength(3)
    expect(recording.room.memberOf(identityOf('Cem'))).toBeNull()
  })

  it('reuses the numbers of members who have left', () => {
    const recording = createLobby(['Ada', 'Ben'])
    applyEvent(recording, createRequestedEvent(1, { type: 'chatted', text: 'I was here.' }))
    applyEvent(recording, createRequestedEvent(1, { type: 'left' }))
    for (let i = 0; i < 300; i++) visit(recording, `Guest ${i}`)
    const { members } = recording.room.data
    expect(members).toHaveLength(32)
    expect(members.slice(0, 2).map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  it('grows while members are there, or their chat is still shown', () => {
    const recording = createLobby(['Ada'])
    for (let i = 0; i < 300; i++) {
      const name = `Guest ${i}`
      does(recording, name, { type: 'join', name })
      does(recording, name, { type: 'chat', text: 'I was here.' })
      if (i >= 62) does(recording, name, { type: 'leave' })
    }
    const { members, chat } = recording.room.data
    expect(members.length).toBeLessThanOrEqual(128)
    expect(chat.map(({ member }) => members[member].name)).toEqual(
      Array.from({ length: 50 }, (_, i) => `Guest ${250 + i}`),
    )
  })

  it('keeps members who have seen a hand in this match', () => {
    const recording = createPlayingRoom(['Ada', 'Ben'])
    does(recording, 'Eve', { type: 'join', name: 'Eve' })
    does(recording, 'Ada', { type: 'show-hand', member: 2, isShown: true })
    does(recording, 'Eve', { type: 'leave' })
    for (let i = 0; i < 100; i++) visit(recording, `Guest ${i}`)
    does(recording, 'Eve', { type: 'join', name: 'Eve' })
    expect(recording.room.data.members).toHaveLength(32)
    expect(recording.room.data.members[recording.room.memberOf(identityOf('Eve'))!].handsSeen).toEqual([0])
  })

  it('keeps a limited number of removed members, and forgets the first then', () => {
    const recording = createLobby(['Ada'])
    for (let i = 0; i < 200; i++) {
      const name = `Guest ${i}`
      does(recording, name, { type: 'join', name })
      does(recording, 'Ada', { type: 'remove-member', member: recording.room.memberOf(identityOf(name))! })
    }
    expect(recording.room.data.members).toHaveLength(128)
    const join = (name: string) => () =>
      handleCommand(recording.room, identityOf(name), { type: 'join', name, id: 'again-1' })
    expect(join('Guest 100')).toThrow('removed you')
    expect(join('Guest 0')).not.toThrow()
  })
})

describe('A request', () => {
  it('is carried out once, however many others came since', async () => {
    const [session, ada] = await loadTable(createLobby(['Ada']), 'Ada')
    const changes = Array.from({ length: 18 }, (_, i) => ({ type: 'rename' as const, name: `Ada ${i}` }))
    for (const [i, change] of changes.entries()) expect(await ada.request(change, `page-${i}`)).toBe('done')
    const { position } = session.room
    for (const [i, change] of changes.entries()) expect(await ada.request(change, `page-${i}`)).toBe('done')
    expect(session.room.position).toBe(position)
  })

  it('is refused, not repeated, after many other clients of the same member', async () => {
    const [session, ada] = await loadTable(createLobby(['Ada']), 'Ada')
    const asks = async (name: string, id: string, seenVersion: number) => {
      session.request(ada, { type: 'rename', name, id, seenVersion })
      await flushWrites()
      return ada.replyTo(id)
    }
    const { version: seen } = session.room.data
    expect(await asks('Adele', 'phone-1', seen)).toBe('done')
    for (let i = 0; i < 17; i++)
      expect(await asks(`Ada ${i}`, `page${i}-1`, session.room.data.version)).toBe('done')
    const { position } = session.room
    expect(await asks('Adele', 'phone-1', seen)).toBe('outcome-unknown')
    expect([session.room.position, session.room.data.members[0].name]).toEqual([position, 'Ada 16'])
    expect(await asks('Adele', 'phone-2', session.room.data.version)).toBe('done')
  })

  it('is recognized after loading a snapshot', async () => {
    const [session, ada] = await loadTable(createLobby(['Ada']), 'Ada')
    await ada.request({ type: 'rename', name: 'Adele' }, 'page-7')
    const { games } = session.room
    const { members } = RoomState.restore(games, session.room.save()).data
    expect(members[0].clients).toContainEqual(['page', 7, 0, session.room.data.version])
  })
})
