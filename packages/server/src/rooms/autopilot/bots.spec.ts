import { crazyEights } from '@slapwise/crazy-eights'
import { waitUntil } from '@slapwise/kernel/testing/deadline'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotTask } from '../../bot-workers/bot-task.ts'
import { PATIENT_GAMES, Patience } from '../../testing/patient-eights.ts'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import { deed, inWindow, lobby, type Story, tell, until } from '../../testing/room-kit.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { RoomEvent } from '../state/event.ts'
import { Room } from '../state/room.ts'

/** When these houses let a bot move, and how much longer than that they wait for it. */
const DUE = 700
const PATIENCE = 5000

let house: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  Patience.renew()
  house = new TestRegistry({ games: PATIENT_GAMES })
})

afterEach(async () => {
  await house.close()
  vi.useRealTimers()
})

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle()
}

/** A person among bots of these levels: the first match in which something holds. */
function among(levels: readonly string[], holds: (room: Room) => boolean, code: string): Story {
  for (let seed = 0; ; seed++) {
    const story: Story = { entries: [], room: new Room(PATIENT_GAMES) }
    const [created, ...rest] = lobby(['Ada'], { limit: 100 }, 'normal', crazyEights.id).entries
    tell(story, { ...created, code, secret: `${seed}` } as RoomEvent)
    for (const entry of rest) tell(story, entry)
    for (const [i, level] of levels.entries()) tell(story, deed(0, { type: 'added-bot', seat: i + 1, level }))
    tell(story, deed(0, { type: 'started', game: crazyEights.id, rules: 1 }))
    until(story, holds)
    if (story.room.state.phase === 'playing') return story
  }
}

const optionsIn = (room: Room, seat: number): readonly number[] =>
  room.match!.promptFor(seat)?.choice.options ?? []

/** The first bot has to choose. */
const firstBotsTurn = (room: Room): boolean =>
  room.match!.prompts.length === 1 && optionsIn(room, 1).length > 1 && !inWindow()(room)

async function open(story: Story, ada = new Person('Ada')): Promise<RoomSession> {
  const { code } = story.room.state
  house.write(1, story.entries, code)
  await settle()
  const live = await house.house.find(code)
  ada.enter(live)
  return live
}

/** What was written down since a moment. */
async function written({ code }: RoomSession, since: number): Promise<RoomEvent[]> {
  return (await house.read(code)).slice(since).map((text) => JSON.parse(text) as RoomEvent)
}

/** Until a room has got what its bot came to: with one thread, whatever is asked after it comes after it. */
async function afterThought({ room }: RoomSession, seat: number, players: number): Promise<void> {
  new Patience(players).allow(1)
  const { state, taken } = room
  const about = { game: state.game, rules: 1, settings: state.settings, players: taken.length }
  const riddle: BotTask = { ...about, match: room.match!.save(), seat, level: 'chaotic', seed: '', time: 0 }
  await house.botWorkers.think(['', 'another room'], riddle, new AbortController().signal)
}

describe('A bot that takes its time', () => {
  it('thinks behind what is shown, and answers when it is due', async () => {
    const live = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = live.room
    const answer = optionsIn(live.room, 1).at(-1)
    await new Patience(2).begun(1)
    await afterThought(live, 1, 2)
    await pass(DUE - 1)
    expect(live.room.position).toBe(position)
    await pass(1)
    expect(await written(live, position)).toEqual([{ type: 'answered', seat: 1, answer, by: 'bot' }])
  })

  it('answers as soon as it can if that is later', async () => {
    const live = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = live.room
    const answer = optionsIn(live.room, 1).at(-1)
    await pass(DUE + PATIENCE - 1)
    expect(live.room.position).toBe(position)
    new Patience(2).allow(1)
    await waitUntil('the bot to answer', () => live.room.position > position)
    expect(await written(live, position)).toEqual([{ type: 'answered', seat: 1, answer, by: 'bot' }])
  })

  it('holds up no other room', async () => {
    const slow = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    await new Patience(2).begun(1)
    const other = await open(among(['chaotic', 'chaotic'], firstBotsTurn, 'bbbb-bbbb'))
    const [before, since] = [slow.room.position, other.room.position]
    await pass(DUE)
    expect(other.room.position).toBeGreaterThan(since)
    expect(slow.room.position).toBe(before)
  })

  it('holds up no other that thinks, where there are threads for both', async () => {
    await house.close()
    house = new TestRegistry({ games: PATIENT_GAMES, threads: 2 })
    const slow = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const other = await open(among(['fiendish', 'simple'], firstBotsTurn, 'bbbb-bbbb'))
    const [before, since] = [slow.room.position, other.room.position]
    await Promise.all([new Patience(2).begun(1), new Patience(3).begun(1)])
    await pass(DUE)
    new Patience(3).allow(1)
    await waitUntil('the other bot to answer', () => other.room.position > since)
    expect(slow.room.position).toBe(before)
  })

  it('is stood in for where all threads are busy, and what it comes to too late is dropped', async () => {
    const slow = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    await new Patience(2).begun(1)
    const waiting = await open(among(['fiendish', 'simple'], firstBotsTurn, 'bbbb-bbbb'))
    const rooms = [slow, waiting]
    const before = rooms.map(({ room }) => room.position)
    const fallbacks = rooms.map(({ room }) => room.match!.promptFor(1)!.fallback)
    await pass(DUE)
    expect(rooms.map(({ room }) => room.position)).toEqual(before)
    await pass(PATIENCE)
    for (const [i, live] of rooms.entries())
      expect(await written(live, before[i])).toEqual([
        { type: 'answered', seat: 1, answer: fallbacks[i], by: 'bot' },
      ])
    // Both are asked something else by now: what comes first is about what was asked before.
    new Patience(2).allow(1)
    await Promise.race([new Patience(2).begun(2), new Patience(3).begun(1)])
    await settle()
    expect(rooms.map(({ room }) => room.position)).toEqual(before.map((position) => position + 1))
  })

  it('is asked again when its thread ends', async () => {
    const patience = new Patience(2)
    patience.kill(1)
    patience.allow(1)
    const live = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = live.room
    const answer = optionsIn(live.room, 1).at(-1)
    await patience.begun(2)
    await pass(DUE)
    await waitUntil('the bot to answer', () => live.room.position > position)
    expect(await written(live, position)).toEqual([{ type: 'answered', seat: 1, answer, by: 'bot' }])
  })

  it('is stood in for when its threads end again and again', async () => {
    const patience = new Patience(2)
    patience.kill(2)
    const live = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'))
    const { position } = live.room
    const { fallback } = live.room.match!.promptFor(1)!
    await patience.begun(2)
    await pass(DUE)
    await waitUntil('the bot to answer', () => live.room.position > position)
    expect(await written(live, position)).toEqual([
      { type: 'answered', seat: 1, answer: fallback, by: 'bot' },
    ])
  })

  it('does not go on when nobody is there any more', async () => {
    const ada = new Person('Ada')
    const live = await open(among(['fiendish'], firstBotsTurn, 'aaaa-aaaa'), ada)
    await new Patience(2).begun(1)
    await pass(DUE)
    const { position } = live.room
    ada.go()
    await afterThought(live, 1, 2)
    await settle()
    expect(live.room.position).toBe(position)
  })
})

describe('In a reaction window', () => {
  const holders = (room: Room): number[] =>
    [1, 2].filter((seat) => optionsIn(room, seat).length > 1 && inWindow()(room))
  /** Ada has played something: only the bots are asked, and so many of them could throw something in. */
  const asksBots = (count: number) => (room: Room) =>
    inWindow(2)(room) && room.match!.promptFor(0) === null && holders(room).length === count

  it.each(['has nothing to throw in', 'knows what it wants', 'is still thinking'])(
    'a bot answers at the same moment, when it %s',
    async (kind) => {
      const isHolding = kind !== 'has nothing to throw in'
      const live = await open(among(['fiendish', 'fiendish'], asksBots(isHolding ? 1 : 0), 'aaaa-aaaa'))
      const { position, promptNumber } = live.room
      const [seat] = holders(live.room)
      const answer = isHolding ? optionsIn(live.room, seat).at(-1) : null
      if (isHolding) await new Patience(3).begun(1)
      const knows = kind === 'knows what it wants'
      if (knows) await afterThought(live, seat, 3)
      await pass(DUE - 1)
      expect(live.room.promptNumber).toBe(promptNumber)
      await pass(1)
      expect(live.room.promptNumber).not.toBe(promptNumber)
      const answers = (await written(live, position)).slice(0, 2)
      expect(answers.some((entry) => entry.type === 'answered' && entry.answer === answer)).toBe(knows)
    },
  )
})
