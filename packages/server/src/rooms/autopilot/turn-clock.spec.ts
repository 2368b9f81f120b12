import { GAMES } from '@slapwise/games'
import { PACE_TIMES, PACES, type Pace } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createGlanceRoom,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  createStartedEvent,
  isAtTurn,
  isInWindow,
  playUntil,
  questionOf,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import { loadRoomState } from '../history/history.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { RoomState } from '../state/room-state.ts'

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia']
const HOUR = 3_600_000
const WINDOW_MS = PACE_TIMES.normal.windowSeconds * 1000
let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  testRegistry = new TestRegistry()
})

afterEach(async () => {
  await testRegistry.close()
  vi.useRealTimers()
})

async function loadTable(
  recording: RecordedRoom,
  names: readonly string[] = NAMES,
): Promise<[RoomSession, ...TestViewer[]]> {
  const session = await testRegistry.loadRecordedRoom(recording)
  return [session, ...names.map((name) => new TestViewer(name).connect(session))]
}

async function advance(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await flushWrites()
}

/** The first match in which a condition holds, for situations that do not occur in every match. */
function findRecording(holds: (room: RoomState) => boolean): RecordedRoom {
  for (let seed = 0; ; seed++) {
    const recording = playUntil(createPlayingRoom(NAMES), holds, `${seed}`)
    if (recording.room.data.phase === 'playing') return recording
  }
}

const isUnanswered = ({ match }: RoomState): boolean =>
  !match!.prompts.some(({ seat }) => match!.hasAnswered(seat))

/** The asked seats except the first. */
const laterSeats = ({ match }: RoomState): number[] => match!.prompts.slice(1).map(({ seat }) => seat)

/** The seat that is asked next if everybody gives the safe answer. */
function nextSeat(room: RoomState): number {
  const { match } = RoomState.restore(GAMES, room.save())
  for (const { seat, fallback } of match!.prompts) match!.answer(seat, fallback)
  return match!.prompts[0]?.seat ?? -1
}

const answers = ({ room }: RoomSession): number => room.position

describe('The time for a decision', () => {
  it.each([
    ['normal', 45_000],
    ['fast', 15_000],
    ['correspondence', 48 * HOUR],
  ] as const)('at the pace %s: the clock gives the safe answer when it is over', async (pace, time) => {
    const [session, ada] = await loadTable(playUntil(createPlayingRoom(NAMES, undefined, pace), isAtTurn))
    expect(ada.table.clock).toEqual({ leftMs: time, totalMs: time })
    const before = answers(session)
    await advance(time - 1)
    expect(answers(session)).toBe(before)
    await advance(1)
    expect(answers(session)).toBe(before + 1)
    expect(ada.receivedOf('update')).toHaveLength(1)
  })

  it('is unlimited at the relaxed pace, except in reaction windows', async () => {
    const [session, ada] = await loadTable(
      playUntil(createPlayingRoom(NAMES, undefined, 'relaxed'), isAtTurn),
    )
    expect(ada.table.clock).toBeNull()
    const before = answers(session)
    await advance(1000 * HOUR)
    expect(answers(session)).toBe(before)
  })

  it('is shared by all prompts of a turn', async () => {
    const [session, ...people] = await loadTable(playUntil(createPlayingRoom(NAMES), isAtTurn))
    const player = people[session.room.match!.prompts[0].seat]
    const doWhatIsSafe = () => {
      const { promptNumber, own } = player.table
      return player.request({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number })
    }
    await advance(30_000)
    await doWhatIsSafe()
    expect(questionOf(session.room).ask).toBe('drawn')
    expect(player.table.clock).toEqual({ leftMs: 15_000, totalMs: 45_000 })
    await advance(14_000)
    await doWhatIsSafe()
    expect(questionOf(session.room).ask).toBe('turn')
    expect(player.table.clock).toEqual({ leftMs: 45_000, totalMs: 45_000 })
  })

  it('counts as one miss, even if several prompts of a turn are missed', async () => {
    const [session] = await loadTable(playUntil(createPlayingRoom(NAMES), isAtTurn))
    const { seat } = session.room.match!.prompts[0]
    await advance(45_000)
    expect(questionOf(session.room).ask).toBe('drawn')
    await advance(5000)
    expect(questionOf(session.room).ask).toBe('turn')
    expect(session.room.data.seats[seat]).toMatchObject({ missedTurns: 1, isAway: false })
    const events = (await testRegistry.readEvents()).map((text) => JSON.parse(text) as JournalEvent)
    expect(events.slice(-2)).toMatchObject([{ type: 'answered' }, { type: 'answered', isSameTurn: true }])
  })

  it('ends twice in a row: a bot plays until the owner is back', async () => {
    const [session, ...people] = await loadTable(
      playUntil(createPlayingRoom(NAMES, { limit: 'none' }), isAtTurn),
    )
    const { seats } = session.room.data
    const isAnyoneAway = () => seats.some(({ isAway }) => isAway)
    for (let i = 0; i < 500 && !isAnyoneAway() && session.room.data.phase === 'playing'; i++)
      await advance(45_000)
    const seat = seats.findIndex(({ isAway }) => isAway)
    expect(people[0].room.seats[seat].isAway).toBe(true)
    const position = () => session.room.match!.prompts[0].seat
    for (let i = 0; i < 100 && !(isAtTurn(session.room) && position() === seat); i++) await advance(45_000)
    const before = answers(session)
    await advance(700)
    expect(answers(session)).toBe(before + 1)
    expect(await people[seat].request({ type: 'return-to-seat' })).toBe('done')
    expect(seats[seat]).toMatchObject({ isAway: false, missedTurns: 0 })
  })

  it('is the same for bots, whatever they hold', async () => {
    const recording = createPlayingRoom(NAMES)
    applyEvent(recording, createRequestedEvent(1, { type: 'left' }))
    playUntil(recording, (one) => isAtTurn(one) && one.match!.prompts[0].seat === 1)
    const [session] = await loadTable(recording, ['Ada'])
    const before = answers(session)
    await advance(699)
    expect(answers(session)).toBe(before)
    await advance(1)
    expect(answers(session)).toBe(before + 1)
  })
})

describe('A reaction window', () => {
  it.each(['a', 'b', 'c', 'd'])('stays open equally long, whatever players hold (%s)', async (seed) => {
    const [session] = await loadTable(playUntil(createPlayingRoom(NAMES), isInWindow(), seed))
    const { promptNumber } = session.room
    await advance(WINDOW_MS - 1)
    expect(session.room.promptNumber).toBe(promptNumber)
    await advance(1)
    expect(session.room.promptNumber).not.toBe(promptNumber)
  })

  it('closes early only when everybody asked has answered', async () => {
    const [session, ...people] = await loadTable(playUntil(createPlayingRoom(NAMES), isInWindow(2)))
    const { promptNumber } = session.room
    const asked = session.room.match!.prompts.map(({ seat, fallback }) => ({
      person: people[seat],
      fallback,
    }))
    for (const { person, fallback } of asked) {
      expect(session.room.promptNumber).toBe(promptNumber)
      expect(await person.request({ type: 'answer', promptNumber, answer: fallback as number })).toBe('done')
    }
    expect(session.room.promptNumber).not.toBe(promptNumber)
  })

  it('takes no time away from the next prompt', async () => {
    // The player who has answered is asked the next prompt, whose time has just begun.
    const recording = findRecording(
      (room) => isInWindow(2)(room) && isUnanswered(room) && laterSeats(room).includes(nextSeat(room)),
    )
    const [session, ...people] = await loadTable(recording)
    const { promptNumber } = session.room
    for (const seat of laterSeats(session.room)) {
      const { fallback } = session.room.match!.promptFor(seat)!
      await people[seat].request({ type: 'answer', promptNumber, answer: fallback as number })
    }
    const before = answers(session)
    await advance(WINDOW_MS)
    expect(answers(session)).toBe(before + 1)
  })

  it('has the duration that the host sets', async () => {
    const recording = createLobby(NAMES)
    applyEvent(recording, createRequestedEvent(0, { type: 'changed-room', change: { windowSeconds: 7 } }))
    applyEvent(recording, createRequestedEvent(0, createStartedEvent(recording)))
    const [, ada] = await loadTable(playUntil(recording, isInWindow()))
    expect(ada.welcome.room.windowSeconds).toBe(7)
    expect(ada.table.clock).toEqual({ leftMs: 7000, totalMs: 7000 })
  })

  it('is not affected when the system clock is set back', async () => {
    const [session, ada] = await loadTable(playUntil(createPlayingRoom(NAMES), isInWindow(2)))
    const { leftMs } = ada.table.clock!
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(new TestViewer('Eve').connect(session).table.clock!.leftMs).toBe(leftMs)
    vi.setSystemTime(Date.now() + 7_200_000)
    expect(new TestViewer('Eve').connect(session).table.clock!.leftMs).toBe(leftMs)
  })

  it('can be extended once per player, without revealing who did', async () => {
    const [session, ...people] = await loadTable(playUntil(createPlayingRoom(NAMES), isInWindow(2)))
    const { promptNumber } = session.room
    const [first, second] = session.room.match!.prompts.map(({ seat }) => people[seat])
    const outside = new TestViewer('Eve').connect(session)
    await advance(WINDOW_MS - 500)
    expect(await first.request({ type: 'extend-window', promptNumber }, 'once-1')).toBe('done')
    expect(outside.receivedOf('clock')).toEqual([{ type: 'clock', clock: { leftMs: 6500, totalMs: 6500 } }])
    expect(await first.request({ type: 'extend-window', promptNumber }, 'once-1')).toBe('done')
    expect(await first.request({ type: 'extend-window', promptNumber }, 'twice-1')).toBe('not-asked')
    expect(await outside.request({ type: 'extend-window', promptNumber })).toBe('not-a-member')
    expect(await second.request({ type: 'extend-window', promptNumber: promptNumber - 1 })).toBe(
      'stale-prompt',
    )
    expect(await second.request({ type: 'extend-window', promptNumber })).toBe('done')
    expect(outside.receivedOf('clock')).toHaveLength(2)
    await advance(12_499)
    expect(session.room.promptNumber).toBe(promptNumber)
    await advance(1)
    expect(session.room.promptNumber).not.toBe(promptNumber)
  })

  it('is neither longer nor shorter for a player who skips reactions', async () => {
    const [session, ...people] = await loadTable(playUntil(createPlayingRoom(NAMES), isInWindow(2)))
    const { promptNumber } = session.room
    for (const { seat } of session.room.match!.prompts)
      await people[seat].request({ type: 'skip-reactions', isSkipping: true })
    await advance(WINDOW_MS - 1)
    expect(session.room.promptNumber).toBe(promptNumber)
    await advance(1)
    expect(session.room.promptNumber).not.toBe(promptNumber)
  })

  it('lets bots answer at the same time, whatever they hold', async () => {
    const recording = createPlayingRoom(NAMES)
    for (const by of [1, 2, 3]) applyEvent(recording, createRequestedEvent(by, { type: 'left' }))
    playUntil(recording, (room) => isInWindow()(room) && room.match!.prompts.every(({ seat }) => seat > 0))
    const [session] = await loadTable(recording, ['Ada'])
    const { promptNumber } = session.room
    await advance(699)
    expect(session.room.match!.prompts.some(({ seat }) => session.room.match!.hasAnswered(seat))).toBe(false)
    await advance(1)
    expect(session.room.promptNumber).not.toBe(promptNumber)
  })
})

describe('A glance window', () => {
  it.each([
    ['relaxed', 'a'],
    ['normal', 'b'],
    ['fast', 'c'],
    ['correspondence', 'd'],
  ] as const)('lasts 1.5 seconds at the pace %s, whatever players hold (%s)', async (pace, seed) => {
    const recording = createGlanceRoom(NAMES, pace, seed)
    applyEvent(recording, createRequestedEvent(0, { type: 'changed-room', change: { windowSeconds: 7 } }))
    const [session, ada] = await loadTable(recording)
    const { promptNumber } = session.room
    expect(ada.table.clock).toEqual({ leftMs: 1500, totalMs: 1500 })
    await advance(1499)
    expect(session.room.promptNumber).toBe(promptNumber)
    await advance(1)
    expect(session.room.promptNumber).not.toBe(promptNumber)
  })

  it('makes nobody away, however many are missed', async () => {
    const [session, ...people] = await loadTable(createGlanceRoom(NAMES))
    const { data } = session.room
    let missed = 0
    while (missed < 10) {
      const { seat, mode, choice } = session.room.match!.prompts[0]
      const { promptNumber } = session.room
      if (mode === 'glance') {
        missed++
        await advance(1500)
      } else await people[seat].request({ type: 'answer', promptNumber, answer: choice.options.at(-1)! })
    }
    for (const seat of data.seats) expect(seat).toMatchObject({ missedTurns: 0, isAway: false })
  })

  it('is not affected when the system clock is set back', async () => {
    const [session, ada] = await loadTable(playUntil(createPlayingRoom(NAMES), isInWindow(2)))
    const { leftMs } = ada.table.clock!
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(new TestViewer('Eve').connect(session).table.clock!.leftMs).toBe(leftMs)
    vi.setSystemTime(Date.now() + 7_200_000)
    expect(new TestViewer('Eve').connect(session).table.clock!.leftMs).toBe(leftMs)
  })

  it('can be extended once per player', async () => {
    const [session, ...people] = await loadTable(createGlanceRoom(NAMES))
    const { promptNumber } = session.room
    const [first, second] = session.room.match!.prompts.map(({ seat }) => people[seat])
    await advance(1000)
    expect(await first.request({ type: 'extend-window', promptNumber })).toBe('done')
    expect(await first.request({ type: 'extend-window', promptNumber })).toBe('not-asked')
    expect(await second.request({ type: 'extend-window', promptNumber })).toBe('done')
    expect(second.receivedOf('clock').at(-1)!.clock).toEqual({ leftMs: 12_500, totalMs: 12_500 })
    await advance(12_499)
    expect(session.room.promptNumber).toBe(promptNumber)
    await advance(1)
    expect(session.room.promptNumber).not.toBe(promptNumber)
  })

  it.each(['a', 'b', 'c', 'd'])(
    'lets bots answer at the same time, whatever they hold (%s)',
    async (seed) => {
      const recording = createGlanceRoom(NAMES, 'normal', seed)
      const { match, data } = recording.room
      for (const { seat } of match!.prompts)
        applyEvent(recording, createRequestedEvent(data.seats[seat].member!, { type: 'left' }))
      const [session] = await loadTable(recording)
      const { promptNumber } = session.room
      await advance(599)
      expect(session.room.match!.prompts.some(({ seat }) => session.room.match!.hasAnswered(seat))).toBe(
        false,
      )
      await advance(1)
      expect(session.room.promptNumber).not.toBe(promptNumber)
    },
  )
})

describe('The turn clock', () => {
  it('stops while nobody is connected, and restarts with the full time', async () => {
    const [session, ...people] = await loadTable(playUntil(createPlayingRoom(NAMES), isAtTurn))
    await advance(40_000)
    for (const person of people) person.disconnect()
    const before = answers(session)
    await advance(300_000)
    expect(answers(session)).toBe(before)
    expect(new TestViewer('Ada').connect(session).table.clock).toEqual({ leftMs: 45_000, totalMs: 45_000 })
  })

  it('stops while the match is paused', async () => {
    const [session, ada, ben, cem] = await loadTable(playUntil(createPlayingRoom(NAMES), isAtTurn))
    for (const person of [ada, ben, cem]) await person.request({ type: 'vote', topic: 'pause', isFor: true })
    expect(ada.table.clock).toBeNull()
    const before = answers(session)
    await advance(HOUR)
    expect(answers(session)).toBe(before)
    for (const person of [ada, ben, cem]) await person.request({ type: 'vote', topic: 'resume', isFor: true })
    expect(ada.table.clock!.leftMs).toBe(45_000)
  })
})

describe('At the correspondence pace', () => {
  it('the clock runs without viewers, in unloaded rooms and across restarts', async () => {
    const [session, ...people] = await loadTable(
      playUntil(createPlayingRoom(NAMES, undefined, 'correspondence'), isAtTurn),
    )
    const player = people[session.room.match!.prompts[0].seat]
    const { promptNumber, own } = player.table
    await player.request({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number })
    const { totalMs } = player.table.clock!
    expect((await testRegistry.storage.directory.findTimes(session.code))!.wakeAt).toBe(Date.now() + totalMs)
    for (const person of people) person.disconnect()
    await advance(HOUR)
    expect(testRegistry.registry.loadedCount).toBe(0)
    const again = new TestViewer('Ada').connect(await testRegistry.registry.find(session.code))
    expect(again.table.clock).toEqual({ leftMs: totalMs - HOUR, totalMs })
    again.disconnect()
    await advance(totalMs - 2 * HOUR)
    expect(testRegistry.registry.loadedCount).toBe(0)
    const { length } = await testRegistry.readEvents()
    await advance(HOUR + 120_000)
    // The room is loaded only now, long after its deadline.
    await advance(0)
    expect((await testRegistry.readEvents()).length).toBeGreaterThan(length)
  })
})

describe('A room without viewers', () => {
  const written = async () => (await testRegistry.readEvents()).length

  /** Ada leaves, and two bots remain. */
  function botsAlone(pace: Pace): RecordedRoom {
    const recording = createLobby(['Ada'], { limit: 'long' }, pace)
    applyEvent(recording, createRequestedEvent(0, { type: 'stood-up' }))
    for (const seat of [0, 1])
      applyEvent(recording, createRequestedEvent(0, { type: 'added-bot', seat, level: 'simple' }))
    applyEvent(recording, createRequestedEvent(0, createStartedEvent(recording)))
    return recording
  }

  it.each(PACES)(
    'writes nothing while only bots play at the pace %s, and continues for the next viewer',
    async (pace) => {
      const session = await testRegistry.loadRecordedRoom(botsAlone(pace))
      const before = await written()
      await advance(HOUR)
      expect(await written()).toBe(before)
      const ada = new TestViewer('Ada').connect(await testRegistry.registry.find(session.code))
      await advance(1000)
      expect(await written()).toBeGreaterThan(before)
      ada.disconnect()
      const then = await written()
      await advance(HOUR)
      expect(await written()).toBe(then)
    },
  )

  it('is idle at the correspondence pace as soon as all players are away', async () => {
    const [session, ...people] = await loadTable(
      playUntil(createPlayingRoom(NAMES, { limit: 'long' }, 'correspondence'), isAtTurn),
    )
    for (const person of people) person.disconnect()
    const stored = async () => (await loadRoomState(GAMES, testRegistry.storage, session.code))!.data
    const isAnyoneHere = async () =>
      (await stored()).seats.some(({ member, isAway }) => member !== null && !isAway)
    for (let days = 0; days < 500 && (await isAnyoneHere()); days++) await advance(24 * HOUR)
    expect((await stored()).phase).toBe('playing')
    const before = await written()
    await advance(1000 * HOUR)
    expect(await written()).toBe(before)
    expect(testRegistry.registry.loadedCount).toBe(0)
  })
})
