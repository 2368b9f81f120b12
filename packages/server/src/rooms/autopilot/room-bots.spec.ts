import { crazyEights } from '@slapwise/crazy-eights'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotTask } from '../../bot-workers/bot-task.ts'
import { BotGate, GATED_GAMES } from '../../testing/gated-eights.ts'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createRequestedEvent,
  isInWindow,
  playUntil,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { RoomState } from '../state/room-state.ts'

/** When bots move in these registries, and how much longer they are waited for, in milliseconds. */
const BOT_MOVE_MS = 700
const BOT_WAIT_MS = 1000

let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  BotGate.reset()
  testRegistry = new TestRegistry({ games: GATED_GAMES })
})

afterEach(async () => {
  await testRegistry.close()
  vi.useRealTimers()
})

async function advance(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await flushWrites()
}

/** The first match of a person with bots of these levels in which a condition holds. */
function createRoomWithBots(
  levels: readonly string[],
  holds: (room: RoomState) => boolean,
  code: string,
): RecordedRoom {
  for (let seed = 0; ; seed++) {
    const recording: RecordedRoom = { events: [], room: new RoomState(GATED_GAMES) }
    const [created, ...rest] = createLobby(['Ada'], { limit: 100 }, 'normal', crazyEights.id).events
    applyEvent(recording, { ...created, code, serverSeed: `${seed}` } as JournalEvent)
    for (const event of rest) applyEvent(recording, event)
    for (const [i, level] of levels.entries())
      applyEvent(recording, createRequestedEvent(0, { type: 'added-bot', seat: i + 1, level }))
    applyEvent(recording, createRequestedEvent(0, { type: 'started', game: crazyEights.id, rulesVersion: 1 }))
    playUntil(recording, holds)
    if (recording.room.data.phase === 'playing') return recording
  }
}

const optionsIn = (room: RoomState, seat: number): readonly number[] =>
  room.match!.promptFor(seat)?.choice.options ?? []

/** The first bot has a real choice. */
const firstBotsTurn = (room: RoomState): boolean =>
  room.match!.prompts.length === 1 && optionsIn(room, 1).length > 1 && !isInWindow()(room)

async function open(recording: RecordedRoom, ada = new TestViewer('Ada')): Promise<RoomSession> {
  const { code } = recording.room.data
  testRegistry.appendEvents(1, recording.events, code)
  await flushWrites()
  const session = await testRegistry.registry.find(code)
  ada.connect(session)
  return session
}

/** The events since a position. */
async function eventsSince({ code }: RoomSession, since: number): Promise<JournalEvent[]> {
  return (await testRegistry.readEvents(code)).slice(since).map((text) => JSON.parse(text) as JournalEvent)
}

/** Waits until a room has the result of its bot: with one thread, a later task is run after it. */
async function waitForSearchResult({ room }: RoomSession, seat: number, players: number): Promise<void> {
  new BotGate(players).release(1)
  const { data, takenSeats } = room
  const about = { game: data.game, rulesVersion: 1, settings: data.settings, playerCount: takenSeats.length }
  const task: BotTask = { ...about, match: room.match!.save(), seat, level: 'chaotic', seed: '', timeMs: 0 }
  await testRegistry.botWorkers.run(['', 'another room'], task, new AbortController().signal)
}

describe('A slow bot', () => {
  it('searches while steps are shown, and answers on time', async () => {
    const session = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = session.room
    const answer = optionsIn(session.room, 1).at(-1)
    await new BotGate(2).waitForSearches(1)
    await waitForSearchResult(session, 1, 2)
    await advance(BOT_MOVE_MS - 1)
    expect(session.room.position).toBe(position)
    await advance(1)
    expect(await eventsSince(session, position)).toEqual([{ type: 'answered', seat: 1, answer, by: 'bot' }])
  })

  it('answers late if its search takes longer', async () => {
    const session = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = session.room
    const answer = optionsIn(session.room, 1).at(-1)
    await advance(BOT_MOVE_MS + BOT_WAIT_MS - 1)
    expect(session.room.position).toBe(position)
    new BotGate(2).release(1)
    await waitUntil('the bot to answer', () => session.room.position > position)
    expect(await eventsSince(session, position)).toEqual([{ type: 'answered', seat: 1, answer, by: 'bot' }])
  })

  it('does not delay other rooms', async () => {
    const slow = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    await new BotGate(2).waitForSearches(1)
    const other = await open(createRoomWithBots(['chaotic', 'chaotic'], firstBotsTurn, 'bbbb-bbbb'))
    const [before, since] = [slow.room.position, other.room.position]
    await advance(BOT_MOVE_MS)
    expect(other.room.position).toBeGreaterThan(since)
    expect(slow.room.position).toBe(before)
  })

  it('does not delay other slow bots, if there are enough threads', async () => {
    await testRegistry.close()
    testRegistry = new TestRegistry({ games: GATED_GAMES, threads: 2 })
    const slow = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const other = await open(createRoomWithBots(['fiendish', 'simple'], firstBotsTurn, 'bbbb-bbbb'))
    const [before, since] = [slow.room.position, other.room.position]
    await Promise.all([new BotGate(2).waitForSearches(1), new BotGate(3).waitForSearches(1)])
    await advance(BOT_MOVE_MS)
    new BotGate(3).release(1)
    await waitUntil('the other bot to answer', () => other.room.position > since)
    expect(slow.room.position).toBe(before)
  })

  it('gives a quick answer if all threads are busy, and a late result is dropped', async () => {
    const slow = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    await new BotGate(2).waitForSearches(1)
    const waiting = await open(createRoomWithBots(['fiendish', 'simple'], firstBotsTurn, 'bbbb-bbbb'))
    const rooms = [slow, waiting]
    const before = rooms.map(({ room }) => room.position)
    const fallbacks = rooms.map(({ room }) => room.match!.promptFor(1)!.fallback)
    await advance(BOT_MOVE_MS)
    expect(rooms.map(({ room }) => room.position)).toEqual(before)
    await advance(BOT_WAIT_MS)
    for (const [i, session] of rooms.entries())
      expect(await eventsSince(session, before[i])).toEqual([
        { type: 'answered', seat: 1, answer: fallbacks[i], by: 'bot' },
      ])
    // Both have other prompts by now: the first results belong to the earlier ones.
    new BotGate(2).release(1)
    await Promise.race([new BotGate(2).waitForSearches(2), new BotGate(3).waitForSearches(1)])
    await flushWrites()
    expect(rooms.map(({ room }) => room.position)).toEqual(before.map((position) => position + 1))
  })

  it('searches again when its thread dies', async () => {
    const gate = new BotGate(2)
    gate.killThreads(1)
    gate.release(1)
    const session = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = session.room
    const answer = optionsIn(session.room, 1).at(-1)
    await gate.waitForSearches(2)
    await advance(BOT_MOVE_MS)
    await waitUntil('the bot to answer', () => session.room.position > position)
    expect(await eventsSince(session, position)).toEqual([{ type: 'answered', seat: 1, answer, by: 'bot' }])
  })

  it('gives a quick answer if its threads keep dying', async () => {
    const gate = new BotGate(2)
    gate.killThreads(2)
    const session = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = session.room
    const { fallback } = session.room.match!.promptFor(1)!
    await gate.waitForSearches(2)
    await advance(BOT_MOVE_MS)
    await waitUntil('the bot to answer', () => session.room.position > position)
    expect(await eventsSince(session, position)).toEqual([
      { type: 'answered', seat: 1, answer: fallback, by: 'bot' },
    ])
  })

  it('stops searching when nobody is connected', async () => {
    const ada = new TestViewer('Ada')
    const session = await open(createRoomWithBots(['fiendish'], firstBotsTurn, 'aaaa-aaaa'), ada)
    await new BotGate(2).waitForSearches(1)
    await advance(BOT_MOVE_MS)
    const { position } = session.room
    ada.disconnect()
    await waitForSearchResult(session, 1, 2)
    await flushWrites()
    expect(session.room.position).toBe(position)
  })
})

describe('In a reaction window', () => {
  const holders = (room: RoomState): number[] =>
    [1, 2].filter((seat) => optionsIn(room, seat).length > 1 && isInWindow()(room))
  /** Ada has played: only bots are asked, and `count` of them can react. */
  const asksBots = (count: number) => (room: RoomState) =>
    isInWindow(2)(room) && room.match!.promptFor(0) === null && holders(room).length === count

  it.each(['has nothing to throw in', 'knows what it wants', 'is still thinking'])(
    'a bot answers at the same time, when it %s',
    async (kind) => {
      const isHolding = kind !== 'has nothing to throw in'
      const session = await open(
        createRoomWithBots(['fiendish', 'fiendish'], asksBots(isHolding ? 1 : 0), 'aaaa-aaaa'),
      )
      const { position, promptNumber } = session.room
      const [seat] = holders(session.room)
      const answer = isHolding ? optionsIn(session.room, seat).at(-1) : null
      if (isHolding) await new BotGate(3).waitForSearches(1)
      const knows = kind === 'knows what it wants'
      if (knows) await waitForSearchResult(session, seat, 3)
      await advance(BOT_MOVE_MS - 1)
      expect(session.room.promptNumber).toBe(promptNumber)
      await advance(1)
      expect(session.room.promptNumber).not.toBe(promptNumber)
      const answers = (await eventsSince(session, position)).slice(0, 2)
      expect(answers.some((event) => event.type === 'answered' && event.answer === answer)).toBe(knows)
    },
  )
})
