import { WINDOW_EXTENSION_SECONDS } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClusterListener } from '../../cluster/cluster-bus.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createJoinedEvent,
  createLobby,
  createMemberEvent,
  createPlayingRoom,
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

let house: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
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

const asked = ({ room }: RoomSession, people: readonly TestViewer[]): TestViewer =>
  people[room.match!.prompts[0].seat]

describe('A room that another server has open too', () => {
  it('holds on for a question that it has not heard of yet', async () => {
    let hear!: ClusterListener
    await house.close()
    house = new TestRegistry({ clusterBus: { publish() {}, subscribe: (heard) => (hear = heard) } })
    const { events: entries, room: ahead } = playUntil(
      createPlayingRoom(['Ada', 'Ben', 'Cem']),
      isInWindow(2),
    )
    const [live, ada] = await table({ events: entries.slice(0, -1), room: ahead }, 'Ada')
    house.appendEvents(entries.length, entries.slice(-1))
    await flushWrites()
    expect(live.room.position).toBe(entries.length - 1)
    const { promptNumber } = ahead
    const { members } = ahead.data
    const { identity } = members[ahead.match!.prompts[0].seat]
    hear('elsewhere', {
      type: 'request',
      room: ROOM_CODE,
      identity,
      request: { type: 'hold-on', promptNumber, id: 'client-1' },
    })
    await flushWrites()
    expect(live.room.position).toBe(entries.length)
    expect(ada.receivedOf('clock').at(-1)!.clock!.of).toBeGreaterThan(WINDOW_EXTENSION_SECONDS * 1000)
  })
})

describe('A room', () => {
  it('welcomes with all there is, and tells the others who came and went', async () => {
    const [room, ada] = await table(createLobby(['Ada', 'Ben']), 'Ada')
    expect(ada.welcome).toMatchObject({ you: 0, isQuiet: false, match: null, missed: null, room: { code: ROOM_CODE } })
    const ben = new TestViewer('Ben').connect(room)
    const again = new TestViewer('Ben').connect(room)
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

  it('tells everybody of a step, with versions that have no gaps', async () => {
    const [, ada, ben] = await table(createLobby(['Ada']), 'Ada', 'Ben')
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
    expect([ada.receivedOf('update')[0].you, ben.receivedOf('update')[0].you]).toEqual([0, 1])
    expect(ada.receivedOf('update')[2]).toMatchObject({ chat: { member: 0, text: 'hi' } })
    expect(ada.receivedOf('update')[2]).not.toHaveProperty('match')
  })

  it('tells no more of a new name than the name', async () => {
    const [, ada, ben] = await table(createPlayingRoom(['Ada', 'Ben']), 'Ada', 'Ben')
    expect(await ada.request({ type: 'rename', name: 'Adele' })).toBe('done')
    const { version } = ben.welcome
    const adele = { name: 'Adele', avatar: null, hasLeft: false, isOnline: true }
    expect(ben.receivedOf('update')).toEqual([
      { type: 'update', version: version + 1, room: { members: { 0: adele } }, you: 1 },
    ])
  })

  it('tells no more of who comes, sits down or is ready than that, whoever has been here before', async () => {
    const story = createLobby(['Ada'])
    for (let n = 1; n <= 190; n++) {
      applyEvent(story, createJoinedEvent(story, `Past ${n}`))
      applyEvent(story, createMemberEvent(n, { type: 'left' }))
    }
    const [, ada, ben] = await table(story, 'Ada', 'Ben')
    expect(JSON.stringify(ada.welcome.room).length).toBeGreaterThan(10_000)
    await ben.request({ type: 'join', name: 'Ben' })
    await ben.request({ type: 'sit', seat: 3 })
    await ben.request({ type: 'ready', ready: true })
    await ben.request({ type: 'leave' })
    const updates = ada.receivedOf('update')
    expect(updates).toHaveLength(4)
    for (const update of updates) expect(JSON.stringify(update).length).toBeLessThan(300)
  })

  it('is changed so often by one, through however many connections, and as often by another', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const [, ada, again, ben] = await table(createLobby(['Ada', 'Ben']), 'Ada', 'Ada', 'Ben')
    const changes: string[] = []
    for (let i = 0; i < 11; i++) {
      changes.push(await ada.request({ type: 'set', isPublic: i % 2 === 0 }, `one-${i}`))
      changes.push(await again.request({ type: 'rename', name: `Ada ${i}` }, `two-${i}`))
    }
    expect(changes).toEqual(changes.map((_, i) => (i < 20 ? 'done' : 'too-fast')))
    expect(await ben.request({ type: 'rename', name: 'Benno' })).toBe('done')
    vi.advanceTimersByTime(1_000)
    expect(await ada.request({ type: 'set', isPublic: true })).toBe('done')
  })

  it('is changed so often by all who only come and go, and as often as ever by its players', async () => {
    const [room, ada, ben] = await table(createLobby(['Ada', 'Ben']), 'Ada', 'Ben')
    const answers: string[] = []
    for (let i = 0; i < 50; i++) {
      const guest = new TestViewer(`Guest ${i}`).connect(room)
      answers.push(await guest.request({ type: 'join', name: `Guest ${i}` }))
      answers.push(await guest.request({ type: 'leave' }))
    }
    expect(answers.slice(0, 60)).toEqual(answers.slice(0, 60).map(() => 'done'))
    expect(answers.slice(60)).not.toContain('done')
    expect(ada.receivedOf('update')).toHaveLength(60)
    expect(await ben.request({ type: 'ready', ready: false })).toBe('done')
    expect(await ada.request({ type: 'set', isLocked: true })).toBe('done')
    expect(await ada.request({ type: 'set', isLocked: false })).toBe('done')
    vi.advanceTimersByTime(1_000)
    expect(await new TestViewer('Cem').connect(room).request({ type: 'join', name: 'Cem' })).toBe('done')
  })

  it('lets eight come, sit down, pledge and be ready at once, with onlookers', async () => {
    const [room] = await table(createLobby(['Ada']), 'Ada')
    for (let i = 0; i < 7; i++) {
      const player = new TestViewer(`Player ${i}`).connect(room)
      for (const body of [
        { type: 'join', name: `Player ${i}` },
        { type: 'sit', seat: i + 1 },
        { type: 'pledge', pledge: 'ab'.repeat(32) },
        { type: 'ready', ready: true },
      ] as const)
        expect(await player.request(body)).toBe('done')
    }
    for (let i = 0; i < 30; i++)
      expect(
        await new TestViewer(`Guest ${i}`).connect(room).request({ type: 'join', name: `Guest ${i}` }),
      ).toBe('done')
  })

  it('stores no settings that are as they were, and nobody has to be ready again for them', async () => {
    const [room, ada, ben] = await table(createLobby(['Ada', 'Ben'], SHORT_SETTINGS), 'Ada', 'Ben')
    const { position } = room.room
    const { steered, sets, limit } = SHORT_SETTINGS
    for (const body of [
      { settings: { ...SHORT_SETTINGS } },
      { settings: { sets, steered, limit, handSize: 7 }, pace: 'normal' },
      { window: null, tempo: 'normal', isPublic: false, isLocked: false },
      {},
    ] as const)
      expect(await ada.request({ type: 'set', ...body })).toBe('done')
    expect(room.room.position).toBe(position)
    expect(ben.receivedOf('update')).toEqual([])
    expect(room.room.data.seats[1].isReady).toBe(true)
    expect(await ada.request({ type: 'set', settings: { ...SHORT_SETTINGS }, isPublic: true })).toBe('done')
    expect(JSON.parse((await house.readEvents()).at(-1)!)).toMatchObject({
      type: 'set',
      change: { isPublic: true },
    })
    expect((await house.readEvents()).at(-1)).not.toContain('steered')
    expect(room.room.data.seats[1].isReady).toBe(true)
    expect(await ada.request({ type: 'set', settings: { ...SHORT_SETTINGS, handSize: 5 } })).toBe('done')
    expect(room.room.data.seats[1].isReady).toBe(false)
  })

  it('counts settings that are refused as well: to judge them takes as long', async () => {
    const [room, ada] = await table(createLobby(['Ada', 'Ben']), 'Ada')
    const answers: string[] = []
    for (let i = 0; i < 25; i++) answers.push(await ada.request({ type: 'set', settings: { handSize: 99 } }))
    expect(answers).toEqual(answers.map((_, i) => (i < 20 ? 'bad-settings' : 'too-fast')))
    expect(await ada.request({ type: 'start' })).toBe('done')
    expect(room.room.data.phase).toBe('playing')
  })

  it('carries a request out once, and acknowledges it each time', async () => {
    const [room, ada] = await table(createLobby(['Ada']), 'Ada')
    expect(await ada.request({ type: 'chat', text: 'hi' }, 'one-1')).toBe('done')
    const { position } = room.room
    expect(await ada.request({ type: 'chat', text: 'hi' }, 'one-1')).toBe('done')
    expect(room.room.position).toBe(position)
    expect(ada.receivedOf('done')).toHaveLength(2)
    for (let i = 0; i < 2; i++)
      expect(await ada.request({ type: 'grimace', grimace: 'clap' }, 'two-1')).toBe('done')
    expect(ada.receivedOf('grimace')).toHaveLength(1)
  })

  it('lets nobody talk more by having more connections', async () => {
    const [room, ada, other] = await table(createLobby(['Ada']), 'Ada', 'Ada')
    const said = []
    for (let i = 0; i < 5; i++) said.push(await ada.request({ type: 'chat', text: 'hi' }, `a-${i}`))
    for (let i = 0; i < 5; i++) said.push(await other.request({ type: 'grimace', grimace: 'love' }, `b-${i}`))
    expect(said.filter((answer) => answer === 'done')).toHaveLength(6)
    expect(said.at(-1)).toBe('too-fast')
    expect(room.room.data.chat).toHaveLength(5)
  })

  it('lets nobody talk less for what they have said in another one', async () => {
    const [, ada] = await table(createLobby(['Ada']), 'Ada')
    const other = await house.registry.create(identityOf('Ada'), { name: 'Ada', isPublic: false })
    const there = new TestViewer('Ada').connect(other)
    for (let i = 0; i < 6; i++) await ada.request({ type: 'chat', text: 'hi' })
    expect(await ada.request({ type: 'chat', text: 'hi' })).toBe('too-fast')
    expect(await there.request({ type: 'chat', text: 'hi' })).toBe('done')
  })

  it('keeps one person from acting for another', async () => {
    const [room, ada, ben] = await table(playUntil(createPlayingRoom(['Ada', 'Ben']), isAtTurn), 'Ada', 'Ben')
    const player = asked(room, [ada, ben])
    const other = player === ada ? ben : ada
    const { promptNumber, own } = player.table
    const answer = own.prompt!.fallback as number
    expect(await other.request({ type: 'answer', promptNumber, answer })).toBe('not-asked')
    expect(await player.request({ type: 'answer', promptNumber, answer: 9999 })).toBe('refused')
    expect(await player.request({ type: 'answer', promptNumber, answer })).toBe('done')
    expect(await player.request({ type: 'answer', promptNumber, answer })).toBe('stale-prompt')
  })

  it('brings down nothing but itself when something is wrong in it', async () => {
    const [room, ada] = await table(createPlayingRoom(['Ada', 'Ben']), 'Ada')
    tableOf(room.room).hands.length = 0
    ada.sendRequest({ type: 'vote', motion: 'pause', isFor: true })
    await flushWrites()
    expect(ada.closeReason).toBe('not-stored')
    expect(house.problems).toHaveLength(1)
    const back = new TestViewer('Ada').connect(await house.registry.find(room.code))
    expect(back.hand.length).toBeGreaterThan(0)
    expect(await back.request({ type: 'vote', motion: 'pause', isFor: true })).toBe('done')
  })
})

describe('Who only watches', () => {
  it('sees what everybody sees, and no hand', async () => {
    const [room, ada, cem] = await table(createPlayingRoom(['Ada', 'Ben']), 'Ada', 'Cem')
    expect(cem.welcome.match!.own).toEqual({
      seat: null,
      hand: [],
      powers: [],
      prompt: null,
      lookedAt: [],
      mayTakeBack: false,
    })
    expect(cem.welcome.match!.table).toEqual(ada.welcome.match!.table)
    await cem.request({ type: 'join', name: 'Cem' })
    expect(cem.hand).toEqual([])
    expect(tableOf(room.room).hands[0]).toEqual(ada.hand)
    expect(await cem.request({ type: 'vote', motion: 'pause', isFor: true })).toBe('not-seated')
    expect(await cem.request({ type: 'answer', promptNumber: cem.table.promptNumber, answer: 0 })).toBe(
      'not-seated',
    )
  })

  it('sees a hand that is shown to them, and nobody else does', async () => {
    const [room, ada, ben, cem, dia] = await table(
      createPlayingRoom(['Ada', 'Ben']),
      'Ada',
      'Ben',
      'Cem',
      'Dia',
    )
    for (const person of [cem, dia])
      await person.request({ type: 'join', name: person === cem ? 'Cem' : 'Dia' })
    expect(await ada.request({ type: 'show-hand', member: 1, show: true })).toBe('no-such-member')
    expect(await cem.request({ type: 'show-hand', member: 3, show: true })).toBe('not-seated')
    expect(await ada.request({ type: 'show-hand', member: 2, show: true })).toBe('done')
    expect(cem.table.shown).toEqual({ 0: tableOf(room.room).hands[0] })
    const stranger = new TestViewer('Eve').connect(room)
    for (const person of [ada, ben, dia, stranger]) expect(person.table).not.toHaveProperty('shown')
    expect(new TestViewer('Cem').connect(room).table.shown).toEqual(cem.table.shown)
    await ada.request({ type: 'show-hand', member: 2, show: false })
    expect(cem.table).not.toHaveProperty('shown')
  })

  it('no longer sees the hand of who has left', async () => {
    const [, ada, , cem] = await table(createPlayingRoom(['Ada', 'Ben']), 'Ada', 'Ben', 'Cem')
    await cem.request({ type: 'join', name: 'Cem' })
    await ada.request({ type: 'show-hand', member: 2, show: true })
    await ada.request({ type: 'leave' })
    expect(cem.table).not.toHaveProperty('shown')
    expect(ada.hand).toEqual([])
    expect(ada.receivedOf('update').at(-1)!.you).toBeNull()
  })
})

describe('A reaction window', () => {
  it('tells nobody who has answered, nor that somebody has', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia']
    const [room, ...people] = await table(playUntil(createPlayingRoom(names), isInWindow(2)), ...names)
    const player = asked(room, people)
    const others = people.filter((person) => person !== player)
    const before = others.map(({ received: heard }) => heard.length)
    const seen = JSON.stringify(new TestViewer('Eve').connect(room).welcome)
    const { promptNumber, own } = player.table
    expect(
      await player.request({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number }),
    ).toBe('done')
    expect(others.map(({ received: heard }) => heard.length)).toEqual(before)
    expect(player.receivedOf('own').at(-1)!.own.prompt).toBeNull()
    const now = new TestViewer('Eve').connect(room).welcome
    const timeless = (text: string) => text.replace(/"left":\d+/g, '')
    expect(timeless(JSON.stringify(now))).toBe(timeless(seen))
    expect(room.room.promptNumber).toBe(promptNumber)
  })

  it('tells nobody who is quiet', async () => {
    const [, ada, ben] = await table(playUntil(createPlayingRoom(['Ada', 'Ben']), isInWindow()), 'Ada', 'Ben')
    const before = ben.received.length
    expect(await ada.request({ type: 'quiet', quiet: true })).toBe('done')
    expect(ben.received).toHaveLength(before)
  })

  it('asks as many, for as long, whatever they hold', async () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dia']
    const [room, ...people] = await table(playUntil(createPlayingRoom(names), isInWindow(2)), ...names)
    for (const { table: sight } of people)
      expect(sight.table.openPrompts).toEqual(people[0].table.table.openPrompts)
    expect(new Set(people.map((person) => person.table.clock!.of))).toEqual(new Set([2000]))
    expect(people[0].table.table.openPrompts.every(({ hasAnswered: answered }) => !answered)).toBe(true)
    expect(room.deadline).not.toBeNull()
  })
})
