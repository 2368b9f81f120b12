import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  createStartedEvent,
  identityOf,
  isInWindow,
  playNextGame,
  playUntil,
  ROOM_CODE,
  SHORT_SETTINGS,
  TWO_GAMES,
} from '../../testing/room-kit.ts'
import { MAX_FINISHED_MATCHES } from '../state/match.ts'
import { RoomState } from '../state/room-state.ts'
import { createRoomSummary, parseRoomSummary } from '../views/room-summary.ts'

const HOUR = 3_600_000
let testRegistry: TestRegistry

beforeEach(() => {
  testRegistry = new TestRegistry()
})

afterEach(() => testRegistry.close())

const roomsOf = (name: string, of = testRegistry) => of.registry.summaries.listRoomsOf(identityOf(name))

/** Queries another server with the same data, which has no room in memory. */
async function onOtherServer<T>(look: (other: TestRegistry) => Promise<T>): Promise<T> {
  const other = new TestRegistry({}, undefined, testRegistry.folder)
  try {
    return await look(other)
  } finally {
    await other.registry.stop()
  }
}

describe('The rooms of a member', () => {
  it('contain only their own', async () => {
    const open = await testRegistry.registry.create(identityOf('Ada'), { name: 'Ada', isPublic: true })
    await testRegistry.registry.create(identityOf('Eve'), { name: 'Eve', isPublic: true })
    expect(await roomsOf('Ada')).toEqual([
      {
        code: open.code,
        game: 'frantic',
        phase: 'lobby',
        otherPlayers: [],
        botCount: 0,
        isAwaitingYou: false,
      },
    ])
    expect(await roomsOf('Ben')).toEqual([])
    const ben = new TestViewer('Ben').connect(open)
    await ben.request({ type: 'join', name: 'Ben' })
    await ben.request({ type: 'sit', seat: 1 })
    const ada = new TestViewer('Ada').connect(open)
    await ada.request({ type: 'add-bot', seat: 2, level: 'simple' })
    expect(await roomsOf('Ada')).toMatchObject([{ otherPlayers: ['Ben'], botCount: 1 }])
    expect(await roomsOf('Ben')).toMatchObject([{ code: open.code, otherPlayers: ['Ada'], botCount: 1 }])
    expect(JSON.stringify(await roomsOf('Ben'))).not.toContain('identity')
  })

  it('do not contain rooms that they left or were removed from', async () => {
    const session = await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben', 'Cem']))
    const [ada, ben, cem] = ['Ada', 'Ben', 'Cem'].map((name) => new TestViewer(name).connect(session))
    await ada.request({ type: 'remove-member', member: 1 })
    await cem.request({ type: 'leave' })
    await ada.request({ type: 'change-room', isLocked: true })
    for (const look of [roomsOf, (name: string) => onOtherServer((other) => roomsOf(name, other))]) {
      expect(await look('Ben')).toEqual([])
      expect(await look('Cem')).toEqual([])
      expect(await look('Ada')).toMatchObject([{ code: ROOM_CODE, otherPlayers: [] }])
    }
    await ada.request({ type: 'readmit-member', member: 1 })
    expect(await roomsOf('Ben')).toEqual([])
    expect(ben.closeReason).toBe('member-removed')
  })

  it('tell whose decision a match waits for, whichever server has it in memory', async () => {
    const recording = createPlayingRoom(['Ada', 'Ben'], { limit: 9 }, 'relaxed', 'crazy-eights')
    const names = ['Ada', 'Ben']
    const session = await testRegistry.loadRecordedRoom(recording)
    const people = names.map((name) => new TestViewer(name).connect(session))
    await flushWrites()
    const [asked] = session.room.awaitedMembers
    const other = 1 - asked
    const isAsked = async (of?: TestRegistry) => {
      const rooms = await Promise.all(names.map((name) => roomsOf(name, of)))
      return rooms.map(([found]) => found.isAwaitingYou)
    }
    expect((await isAsked())[asked]).toBe(true)
    expect((await isAsked())[other]).toBe(false)
    // The asked player disconnects, and queries a server that has only what is stored.
    people[asked].disconnect()
    await flushWrites()
    expect((await onOtherServer(isAsked))[asked]).toBe(true)
    // They reconnect and answer.
    people[asked].connect(session)
    await flushWrites()
    const { prompt } = people[asked].table.own as { prompt: { fallback: number } }
    const { promptNumber } = people[asked].table
    await people[asked].request({ type: 'answer', promptNumber, answer: prompt.fallback })
    const now = session.room.awaitedMembers
    expect((await isAsked()).flatMap((one, member) => (one ? [member] : []))).toEqual(now)
    for (const person of people) person.disconnect()
    await flushWrites()
    expect((await onOtherServer(isAsked)).flatMap((one, member) => (one ? [member] : []))).toEqual(now)
    await testRegistry.sweepAfter(HOUR)
    expect(testRegistry.registry.loadedCount).toBe(0)
    expect((await isAsked()).flatMap((one, member) => (one ? [member] : []))).toEqual(now)
  })

  it('are ordered without revealing hidden answers, as is the public list', async () => {
    const names = ['Ada', 'Ben', 'Cem']
    const recording = playUntil(createPlayingRoom(names, SHORT_SETTINGS, 'correspondence'), isInWindow(2))
    applyEvent(recording, createRequestedEvent(0, { type: 'changed-room', change: { isPublic: true } }))
    const session = await testRegistry.loadRecordedRoom(recording)
    const other = await testRegistry.registry.create(identityOf('Ada'), { name: 'Ada', isPublic: true })
    await new TestViewer('Cem').connect(other).request({ type: 'join', name: 'Cem' })
    const order = async () => ({
      own: (await roomsOf('Cem')).map(({ code }) => code),
      all: (await testRegistry.registry.summaries.listPublicRooms()).map(({ code }) => code),
    })
    const before = await order()
    expect(before).toEqual({ own: [other.code, ROOM_CODE], all: [other.code, ROOM_CODE] })
    const { seat, fallback } = session.room.match!.prompts[0]
    const person = new TestViewer(names[seat]).connect(session)
    const { promptNumber, position } = session.room
    expect(await person.request({ type: 'answer', promptNumber, answer: fallback as number })).toBe('done')
    expect([session.room.position, session.room.promptNumber]).toEqual([position + 1, promptNumber])
    person.disconnect()
    await flushWrites()
    expect(await order()).toEqual(before)
  })

  it('wait for nobody during a pause, nor for players who are away', async () => {
    const paused = createPlayingRoom(['Ada', 'Ben'])
    for (const by of [0, 1]) applyEvent(paused, createRequestedEvent(by, { type: 'voted', isFor: true }))
    const absent = createPlayingRoom(['Ada', 'Ben'], { limit: 9 }, 'normal', 'crazy-eights')
    while (!absent.room.takenSeats.every(({ isAway }) => isAway)) {
      const { seat, fallback } = absent.room.match!.prompts[0]
      applyEvent(absent, { type: 'answered', seat, answer: fallback, by: 'clock' })
    }
    for (const [code, { events }] of Object.entries({ [ROOM_CODE]: paused, 'gone-away': absent })) {
      testRegistry.appendEvents(1, events, code)
      await flushWrites()
      await testRegistry.registry.find(code)
      await flushWrites()
    }
    for (const name of ['Ada', 'Ben']) {
      const rooms = await roomsOf(name)
      expect(rooms.map(({ phase, isAwaitingYou }) => [phase, isAwaitingYou])).toEqual([
        ['playing', false],
        ['playing', false],
      ])
    }
  })

  it('do not contain a room with a damaged row, until it is loaded', async () => {
    const { code } = await testRegistry.registry.create(identityOf('Ada'), { name: 'Ada', isPublic: false })
    await testRegistry.sweepAfter(HOUR)
    const db = new DatabaseSync(join(testRegistry.folder, 'slapwise.db'))
    db.exec(`UPDATE rooms SET summary = substr(summary, 2)`)
    db.close()
    expect(await roomsOf('Ada')).toEqual([])
    await testRegistry.registry.find(code)
    expect(await roomsOf('Ada')).toMatchObject([{ code }])
  })
})

describe('The finished matches of a member', () => {
  const matchesOf = (name: string, of = testRegistry) => of.registry.summaries.listMatchesOf(identityOf(name))
  const onBothServers = async (name: string) => [
    await matchesOf(name),
    await onOtherServer((other) => matchesOf(name, other)),
  ]

  it('name the seat, the game and the time of the deal, on any server', async () => {
    const recording = createPlayingRoom(['Ada', 'Ben'], SHORT_SETTINGS)
    playNextGame(recording, 'crazy-eights', { limit: 9 }, 'next-seed')
    await testRegistry.loadRecordedRoom(recording)
    await flushWrites()
    const first = { code: ROOM_CODE, number: 1, game: 'frantic', dealtAt: null }
    for (const found of await onBothServers('Ada')) expect(found).toEqual([{ ...first, seat: 0 }])
    for (const found of await onBothServers('Ben')) expect(found).toEqual([{ ...first, seat: 1 }])
    for (const found of await onBothServers('Eve')) expect(found).toEqual([])
  })

  it('state when they were dealt, if the deal has a time', async () => {
    const recording = createLobby(['Ada', 'Ben'], SHORT_SETTINGS)
    applyEvent(
      recording,
      createRequestedEvent(0, { ...createStartedEvent(recording), at: 1_700_000_000_000 }),
    )
    await testRegistry.loadRecordedRoom(playUntil(recording, () => false))
    await flushWrites()
    expect(await matchesOf('Ada')).toMatchObject([{ number: 1, dealtAt: 1_700_000_000_000 }])
  })

  it('are bounded per room', async () => {
    const recording = createPlayingRoom(['Ada', 'Ben'], { limit: 9 }, 'normal', 'crazy-eights')
    for (let match = 1; match <= MAX_FINISHED_MATCHES + 2; match++)
      playNextGame(recording, 'crazy-eights', { limit: 9 }, `seed ${match}`)
    await testRegistry.loadRecordedRoom(recording)
    await flushWrites()
    const numbers = (await matchesOf('Ben')).map(({ number }) => number)
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([
      MAX_FINISHED_MATCHES,
      3,
      MAX_FINISHED_MATCHES + 2,
    ])
  })

  it('are not listed for those who were removed, nor for spectators; a lock does not hide them', async () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben'], SHORT_SETTINGS), () => false)
    const session = await testRegistry.loadRecordedRoom(recording)
    const eve = new TestViewer('Eve').connect(session)
    await eve.request({ type: 'join', name: 'Eve' })
    const ada = new TestViewer('Ada').connect(session)
    await ada.request({ type: 'change-room', isLocked: true })
    await flushWrites()
    for (const found of await onBothServers('Ben')) expect(found).toMatchObject([{ number: 1, seat: 1 }])
    await ada.request({ type: 'remove-member', member: 1 })
    await flushWrites()
    for (const found of await onBothServers('Ben')) expect(found).toEqual([])
    for (const found of await onBothServers('Eve')) expect(found).toEqual([])
    for (const found of await onBothServers('Ada')) expect(found).toMatchObject([{ number: 1, seat: 0 }])
  })

  it('are missing, not wrong, after a snapshot and a row from before they were kept', async () => {
    const recording = playUntil(createPlayingRoom(['Ada', 'Ben'], SHORT_SETTINGS), () => false)
    const { state, ...saved } = JSON.parse(recording.room.save())
    const { finishedMatches, dealtAt, ...olderState } = state
    const restored = RoomState.restore(TWO_GAMES, JSON.stringify({ ...saved, state: olderState }))
    expect([finishedMatches, restored.data.finishedMatches]).toMatchObject([[{ number: 1 }], []])
    const { finishedMatches: _, ...olderSummary } = createRoomSummary(recording.room)
    expect(parseRoomSummary(JSON.stringify(olderSummary))).toMatchObject({
      phase: 'over',
      finishedMatches: [],
    })
  })
})
