import { PACE_TIMES, WINDOW_EXTENSION_SECONDS } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClusterListener } from '../../cluster/cluster-bus.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createJoinedEvent,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  identityOf,
  isAtTurn,
  isInWindow,
  playUntil,
  type RecordedRoom,
  ROOM_CODE,
  SHORT_SETTINGS,
  tableOf,
} from '../../testing/room-kit.ts'
import type { RoomSession } from './room-session.ts'

let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
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

const asked = ({ room }: RoomSession, people: readonly TestViewer[]): TestViewer =>
  people[room.match!.prompts[0].seat]

describe('A room that is open on another server too', () => {
  it('extends the window of a prompt that it does not know yet', async () => {
    let listener!: ClusterListener
    await testRegistry.close()
    testRegistry = new TestRegistry({
      clusterBus: { publish() {}, subscribe: (subscriber) => (listener = subscriber) },
    })
    const { events, room: ahead } = playUntil(createPlayingRoom(['Ada', 'Ben', 'Cem']), isInWindow(2))
    const [session, ada] = await loadTable({ events: events.slice(0, -1), room: ahead }, 'Ada')
    testRegistry.appendEvents(events.length, events.slice(-1))
    await flushWrites()
    expect(session.room.position).toBe(events.length - 1)
    const { promptNumber } = ahead
    const { members } = ahead.data
    const { identity } = members[ahead.match!.prompts[0].seat]
    listener('other server', {
      type: 'request',
      room: ROOM_CODE,
      identity,
      request: { type: 'extend-window', promptNumber, id: 'client-1' },
    })
    await flushWrites()
    expect(session.room.position).toBe(events.length)
    expect(ada.receivedOf('clock').at(-1)!.clock!.totalMs).toBeGreaterThan(WINDOW_EXTENSION_SECONDS * 1000)
  })
})

describe('A room', () => {
  it('welcomes viewers with the whole view, and broadcasts presence', async () => {
    const [session, ada] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada')
    expect(ada.welcome).toMatchObject({
      yourMember: 0,
      isSkippingReactions: false,
      match: null,
      missedSteps: null,
      room: { code: ROOM_CODE },
    })
    const ben = new TestViewer('Ben').connect(session)
    const again = new TestViewer('Ben').connect(session)
    ben.disconnect()
    again.disconnect()
    await flushWrites()
    const presence = ada.receivedOf('presence').map(({ member, isOnline }) => [member, isOnline])
    expect(presence).toEqual([
      [0, true],
      [1, true],
      [1, false],
    ])
  })

  it('broadcasts each step, with consecutive versions', async () => {
    const [, ada, ben] = await loadTable(createLobby(['Ada']), 'Ada', 'Ben')
    const { version } = ben.welcome
    await ben.request({ type: 'join', name: 'Ben' })
    await ben.request({ type: 'sit', seat: 3 })
    await ada.request({ type: 'chat', text: 'hi' })
    for (const person of [ada, ben])
      expect(person.receivedOf('update').map((update) => update.version)).toEqual([
        version + 1,
        version + 2,
        version + 3,
      ])
    expect(ada.room.seats[3].member).toBe(1)
    expect([ada.receivedOf('update')[0].yourMember, ben.receivedOf('update')[0].yourMember]).toEqual([0, 1])
    expect(ada.receivedOf('update')[2]).toMatchObject({ chat: { member: 0, text: 'hi' } })
    expect(ada.receivedOf('update')[2]).not.toHaveProperty('match')
  })

  it('broadcasts only the name when a member is renamed', async () => {
    const [, ada, ben] = await loadTable(createPlayingRoom(['Ada', 'Ben']), 'Ada', 'Ben')
    expect(await ada.request({ type: 'rename', name: 'Adele' })).toBe('done')
    const { version } = ben.welcome
    const adele = { name: 'Adele', avatar: null, hasLeft: false, isOnline: true }
    expect(ben.receivedOf('update')).toEqual([
      { type: 'update', version: version + 1, room: { members: { 0: adele } }, yourMember: 1 },
    ])
  })

  it('broadcasts only the change when a member joins, sits down or is ready', async () => {
    const recording = createLobby(['Ada'])
    for (let n = 1; n <= 190; n++) {
      applyEvent(recording, createJoinedEvent(recording, `Past ${n}`))
      applyEvent(recording, createRequestedEvent(n, { type: 'left' }))
    }
    const [, ada, ben] = await loadTable(recording, 'Ada', 'Ben')
    expect(JSON.stringify(ada.welcome.room).length).toBeGreaterThan(10_000)
    await ben.request({ type: 'join', name: 'Ben' })
    await ben.request({ type: 'sit', seat: 3 })
    await ben.request({ type: 'ready', isReady: true })
    await ben.request({ type: 'leave' })
    const updates = ada.receivedOf('update')
    expect(updates).toHaveLength(4)
    for (const update of updates) expect(JSON.stringify(update).length).toBeLessThan(300)
  })

  it('limits changes per member, over all connections', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const [, ada, again, ben] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada', 'Ada', 'Ben')
    const changes: string[] = []
    for (let i = 0; i < 11; i++) {
      changes.push(await ada.request({ type: 'change-room', isPublic: i % 2 === 0 }, `one-${i}`))
      changes.push(await again.request({ type: 'rename', name: `Ada ${i}` }, `two-${i}`))
    }
    expect(changes).toEqual(changes.map((_, i) => (i < 20 ? 'done' : 'rate-limited')))
    expect(await ben.request({ type: 'rename', name: 'Benno' })).toBe('done')
    vi.advanceTimersByTime(1_000)
    expect(await ada.request({ type: 'change-room', isPublic: true })).toBe('done')
  })

  it('limits changes by members without a seat together, and not those of players', async () => {
    const [session, ada, ben] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada', 'Ben')
    const answers: string[] = []
    for (let i = 0; i < 50; i++) {
      const viewer = new TestViewer(`Guest ${i}`).connect(session)
      answers.push(await viewer.request({ type: 'join', name: `Guest ${i}` }))
      answers.push(await viewer.request({ type: 'leave' }))
    }
    expect(answers.slice(0, 60)).toEqual(answers.slice(0, 60).map(() => 'done'))
    expect(answers.slice(60)).not.toContain('done')
    expect(ada.receivedOf('update')).toHaveLength(60)
    expect(await ben.request({ type: 'ready', isReady: false })).toBe('done')
    expect(await ada.request({ type: 'change-room', isLocked: true })).toBe('done')
    expect(await ada.request({ type: 'change-room', isLocked: false })).toBe('done')
    vi.advanceTimersByTime(1_000)
    expect(await new TestViewer('Cem').connect(session).request({ type: 'join', name: 'Cem' })).toBe('done')
  })

  it('allows eight players to join, sit, commit and be ready at once, with spectators', async () => {
    const [session] = await loadTable(createLobby(['Ada']), 'Ada')
    for (let i = 0; i < 7; i++) {
      const player = new TestViewer(`Player ${i}`).connect(session)
      for (const body of [
        { type: 'join', name: `Player ${i}` },
        { type: 'sit', seat: i + 1 },
        { type: 'commit-seed', commitment: 'ab'.repeat(32) },
        { type: 'ready', isReady: true },
      ] as const)
        expect(await player.request(body)).toBe('done')
    }
    for (let i = 0; i < 30; i++)
      expect(
        await new TestViewer(`Guest ${i}`).connect(session).request({ type: 'join', name: `Guest ${i}` }),
      ).toBe('done')
  })

  it('stores no unchanged settings, and players stay ready', async () => {
    const [session, ada, ben] = await loadTable(createLobby(['Ada', 'Ben'], SHORT_SETTINGS), 'Ada', 'Ben')
    const { position } = session.room
    const { steered, sets, limit } = SHORT_SETTINGS
    for (const body of [
      { settings: { ...SHORT_SETTINGS } },
      { settings: { sets, steered, limit, handSize: 7 }, pace: 'normal' },
      { windowSeconds: null, tempo: 'normal', isPublic: false, isLocked: false },
      {},
    ] as const)
      expect(await ada.request({ type: 'change-room', ...body })).toBe('done')
    expect(session.room.position).toBe(position)
    expect(ben.receivedOf('update')).toEqual([])
    expect(session.room.data.seats[1].isReady).toBe(true)
    expect(await ada.request({ type: 'change-room', settings: { ...SHORT_SETTINGS }, isPublic: true })).toBe(
      'done',
    )
    expect(JSON.parse((await testRegistry.readEvents()).at(-1)!)).toMatchObject({
      type: 'changed-room',
      change: { isPublic: true },
    })
    expect((await testRegistry.readEvents()).at(-1)).not.toContain('steered')
    expect(session.room.data.seats[1].isReady).toBe(true)
    expect(await ada.request({ type: 'change-room', settings: { ...SHORT_SETTINGS, handSize: 5 } })).toBe(
      'done',
    )
    expect(session.room.data.seats[1].isReady).toBe(false)
  })

  it('counts refused settings against the limit', async () => {
    const [session, ada] = await loadTable(createLobby(['Ada', 'Ben']), 'Ada')
    const answers: string[] = []
    for (let i = 0; i < 25; i++)
      answers.push(await ada.request({ type: 'change-room', settings: { handSize: 99 } }))
    expect(answers).toEqual(answers.map((_, i) => (i < 20 ? 'bad-settings' : 'rate-limited')))
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(session.room.data.phase).toBe('playing')
  })

  it('carries out a request once, and acknowledges every repetition', async () => {
    const [session, ada] = await loadTable(createLobby(['Ada']), 'Ada')
    expect(await ada.request({ type: 'chat', text: 'hi' }, 'one-1')).toBe('done')
    const { position } = session.room
    expect(await ada.request({ type: 'chat', text: 'hi' }, 'one-1')).toBe('done')
    expect(session.room.position).toBe(position)
    expect(ada.receivedOf('done')).toHaveLength(2)
    for (let i = 0; i < 2; i++)
      expect(await ada.request({ type: 'grimace', grimace: 'clap' }, 'two-1')).toBe('done')
    expect(ada.receivedOf('grimace')).toHaveLength(1)
  })

  it('limits chat per member, not per connection', async () => {
    const [session, ada, other] = await loadTable(createLobby(['Ada']), 'Ada', 'Ada')
    const replies = []
    for (let i = 0; i < 5; i++) replies.push(await ada.request({ type: 'chat', text: 'hi' }, `a-${i}`))
    for (let i = 0; i < 5; i++)
      replies.push(await other.request({ type: 'grimace', grimace: 'love' }, `b-${i}`))
    expect(replies.filter((answer) => answer === 'done')).toHaveLength(6)
    expect(replies.at(-1)).toBe('rate-limited')
    expect(session.room.data.chat).toHaveLength(5)
  })

  it('limits chat per room', async () => {
    const [, ada] = await loadTable(createLobby(['Ada']), 'Ada')
    const other = await testRegistry.registry.create(identityOf('Ada'), { name: 'Ada', isPublic: false })
    const there = new TestViewer('Ada').connect(other)
    for (let i = 0; i < 6; i++) await ada.request({ type: 'chat', text: 'hi' })
    expect(await ada.request({ type: 'chat', text: 'hi' })).toBe('rate-limited')
    expect(await there.request({ type: 'chat', text: 'hi' })).toBe('done')
  })

  it('does not let one member act for another', async () => {
    const [session, ada, ben] = await loadTable(
      playUntil(createPlayingRoom(['Ada', 'Ben']), isAtTurn),
      'Ada',
      'Ben',
    )
    const player = asked(session, [ada, ben])
    const other = player === ada ? ben : ada
    const { promptNumber, own } = player.table
    const answer = own.prompt!.fallback as number
    expect(await other.request({ type: 'answer', promptNumber, answer })).toBe('not-asked')
    expect(await player.request({ type: 'answer', promptNumber, answer: 9999 })).toBe('illegal-answer')
    expect(await player.request({ type: 'answer', promptNumber, answer })).toBe('done')
    expect(await player.request({ type: 'answer', promptNumber, answer })).toBe('stale-prompt')
  })

  it('isolates an exception from other rooms', async () => {
    const [session, ada] = await loadTable(createPlayingRoom(['Ada', 'Ben']), 'Ada')
    tableOf(session.room).hands = []
    ada.sendRequest({ type: 'vote', topic: 'pause', isFor: true })
    await flushWrites()
    expect(ada.closeReason).toBe('not-stored')
    expect(testRegistry.problems).toHaveLength(1)
    const back = new TestViewer('Ada').connect(await testRegistry.registry.find(session.code))
    expect(back.hand.length).toBeGreaterThan(0)
    expect(await back.request({ type: 'vote', topic: 'pause', isFor: true })).toBe('done')
  })
})

describe('A spectator', () => {
  it('sees public information, and no hand', async () => {
    const [session, ada, cem] = await loadTable(createPlayingRoom(['Ada', 'Ben']), 'Ada', 'Cem')
    expect(cem.welcome.match!.own).toEqual({
      seat: null,
      hand: [],
      powers: [],
      prompt: null,
      inspectedHand: [],
      mayTakeBack: false,
    })
    expect(cem.welcome.match!.table).toEqual(ada.welcome.match!.table)
    await cem.request({ type: 'join', name: 'Cem' })
    expect(cem.hand).toEqual([])
    expect(tableOf(session.room).hands[0]).toEqual(ada.hand)
    expect(await cem.request({ type: 'vote', topic: 'pause', isFor: true })).toBe('not-seated')
    expect(await cem.request({ type: 'answer', promptNumber: cem.table.promptNumber, answer: 0 })).toBe(
      'not-seated',
    )
  })

  it('sees a hand that is shown to them, and nobody else does', async () => {
    const [session, ada, ben, cem, dia] = await loadTable(
      createPlayingRoom(['Ada', 'Ben']),
      'Ada',
      'Ben',
      'Cem',
      'Dia',
    )
    for (const person of [cem, dia])
      await person.request({ type: 'join', name: person === cem ? 'Cem' : 'Dia' })
    expect(await ada.request({ type: 'show-hand', member: 1, isShown: true })).toBe('no-such-member')
    expect(await cem.request({ type: 'show-hand', member: 3, isShown: true })).toBe('not-seated')
    expect(await ada.request({ type: 'show-hand', member: 2, isShown: true })).toBe('done')
    expect(cem.table.shownHands).toEqual({ 0: tableOf(session.room).hands[0] })
    const stranger = new TestViewer('Eve').connect(session)
    for (const person of [ada, ben, dia, stranger]) expect(person.table).not.toHaveProperty('shownHands')
    expect(new TestViewer('Cem').connect(session).table.shownHands).toEqual(cem.table.shownHands)
    await ada.request({ type: 'show-hand', member: 2, isShown: false })
    expect(cem.table).not.toHaveProperty('shownHands')
  })

  it('loses the view of a hand when its player leaves', async () => {
    const [, ada, , cem] = await loadTable(createPlayingRoom(['Ada', 'Ben']), 'Ada', 'Ben', 'Cem')
    await cem.request({ type: 'join', name: 'Cem' })
    await ada.request({ type: 'show-hand', member: 2, isShown: true })
    await ada.request({ type: 'leave' })
    expect(cem.table).not.toHaveProperty('shownHands')
    expect(ada.hand).toEqual([])
    expect(ada.receivedOf('update').at(-1)!.yourMember).toBeNull()
  })
})

describe('A reaction window', () => {
  it('does not reveal who has answered, nor that somebody has', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia']
    const [session, ...people] = await loadTable(playUntil(createPlayingRoom(names), isInWindow(2)), ...names)
    const player = asked(session, people)
    const others = people.filter((person) => person !== player)
    const before = others.map(({ received }) => received.length)
    const seen = JSON.stringify(new TestViewer('Eve').connect(session).welcome)
    const { promptNumber, own } = player.table
    expect(
      await player.request({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number }),
    ).toBe('done')
    expect(others.map(({ received }) => received.length)).toEqual(before)
    expect(player.receivedOf('own-view').at(-1)!.own.prompt).toBeNull()
    const now = new TestViewer('Eve').connect(session).welcome
    const timeless = (text: string) => text.replace(/"left":\d+/g, '')
    expect(timeless(JSON.stringify(now))).toBe(timeless(seen))
    expect(session.room.promptNumber).toBe(promptNumber)
  })

  it('does not reveal who skips reactions', async () => {
    const [, ada, ben] = await loadTable(
      playUntil(createPlayingRoom(['Ada', 'Ben']), isInWindow()),
      'Ada',
      'Ben',
    )
    const before = ben.received.length
    expect(await ada.request({ type: 'skip-reactions', isSkipping: true })).toBe('done')
    expect(ben.received).toHaveLength(before)
  })

  it('asks the same players for the same time, whatever they hold', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia']
    const [session, ...people] = await loadTable(playUntil(createPlayingRoom(names), isInWindow(2)), ...names)
    for (const { table } of people) expect(table.table.openPrompts).toEqual(people[0].table.table.openPrompts)
    expect(new Set(people.map((person) => person.table.clock!.totalMs))).toEqual(
      new Set([PACE_TIMES.normal.windowSeconds * 1000]),
    )
    expect(people[0].table.table.openPrompts.every(({ hasAnswered }) => !hasAnswered)).toBe(true)
    expect(session.deadline).not.toBeNull()
  })
})
