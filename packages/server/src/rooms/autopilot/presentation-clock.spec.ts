import type { PublicFact } from '@slapwise/card-game'
import { stepDurationOf } from '@slapwise/card-game'
import { createRandom, type Fact, type Tempo } from '@slapwise/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createMemberEvent,
  createPlayingRoom,
  createRandomAnswer,
  isAtTurn,
  playUntil,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { RoomState } from '../state/room-state.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
/** Duration of a normal step in these registries, relative to the default. */
const SCALE = 700 / 900

let house: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  house = new TestRegistry()
})

afterEach(async () => {
  await house.close()
  vi.useRealTimers()
})

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await flushWrites()
}

type Decided = JournalEvent & { readonly type: 'answered' }

interface Found {
  readonly story: RecordedRoom
  /** The event that leads to it. */
  readonly entry: Decided
  readonly after: RoomState
  readonly facts: readonly Fact[]
}

/** The moment before a decision of Ada's with the wanted effect, in the first match that has one. */
function before(begin: () => RecordedRoom, isIt: (found: Omit<Found, 'story'>) => boolean): Found {
  for (let seed = 0; ; seed++) {
    const story = begin()
    const random = createRandom(`${seed}`)
    while (story.room.data.phase === 'playing') {
      const event = createRandomAnswer(story.room, random)
      const after = RoomState.restore(story.room.games, story.room.save())
      const { facts } = after.apply(event)
      if (event.type === 'answered' && event.seat === 0 && isIt({ entry: event, after, facts }))
        return { story, entry: event, after, facts }
      applyEvent(story, event)
    }
  }
}

/** Ada alone with bots. */
function amongBots(): RecordedRoom {
  const story = createPlayingRoom(NAMES)
  for (const by of [1, 2]) applyEvent(story, createMemberEvent(by, { type: 'left' }))
  return story
}

async function play({ story, entry }: Found): Promise<[RoomSession, TestViewer]> {
  const room = await house.loadRecordedRoom(story)
  const ada = new TestViewer('Ada').connect(room)
  const { promptNumber } = room.room
  expect(await ada.request({ type: 'answer', promptNumber, answer: entry.answer as number })).toBe('done')
  return [room, ada]
}

const newsOf = (facts: readonly Fact[]) => facts.map(({ publicPart }) => publicPart as PublicFact)
const isEvent = (news: PublicFact) => news.kind === 'event'
const botIsNext = ({ match, data }: RoomState): boolean =>
  match!.prompts.length === 1 && data.seats[match!.prompts[0].seat].botLevel !== null

it('A bot waits until an event has been shown', async () => {
  const found = before(amongBots, ({ facts, after }) => newsOf(facts).some(isEvent) && botIsNext(after))
  const reading = stepDurationOf(newsOf(found.facts).find(isEvent)!).ms * SCALE
  expect(reading).toBeGreaterThan(1500)
  const [room] = await play(found)
  const { position } = room.room
  await pass(reading)
  expect(room.room.position).toBe(position)
  await pass(15_000)
  expect(room.room.position).toBeGreaterThan(position)
})

it('A clock starts after an event has been shown, with the same time for everybody', async () => {
  const found = before(
    () => createPlayingRoom(NAMES),
    ({ facts, after }) => newsOf(facts).some(isEvent) && after.match?.prompts[0]?.mode === 'decide',
  )
  const room = await house.loadRecordedRoom(found.story)
  const people = NAMES.map((name) => new TestViewer(name).connect(room))
  const { promptNumber } = room.room
  await people[0].request({ type: 'answer', promptNumber, answer: found.entry.answer as number })
  const reading = stepDurationOf(newsOf(found.facts).find(isEvent)!).ms * SCALE
  const [{ leftMs, totalMs }] = people.map((person) => person.table.clock!)
  expect(leftMs - totalMs).toBeGreaterThanOrEqual(Math.floor(reading))
  expect(people.map((person) => person.table.clock)).toEqual(people.map(() => ({ leftMs, totalMs })))
})

it('A bot leaves time to take an answer back', async () => {
  const [room, ada] = await play(
    before(amongBots, ({ after }) => after.match!.mayTakeBack(0) && botIsNext(after)),
  )
  const { position, promptNumber } = room.room
  await pass(1500)
  expect(room.room.position).toBe(position)
  expect(await ada.request({ type: 'take-back', promptNumber })).toBe('done')
  await pass(5000)
  expect(room.room.match!.prompts[0].seat).toBe(0)
})

it.each([
  ['calm', 1050],
  ['normal', 700],
  ['brisk', 385],
] as const)('Bots follow the tempo of the room: %s', async (tempo: Tempo, time) => {
  const story = amongBots()
  playUntil(story, (room) => isAtTurn(room) && botIsNext(room))
  applyEvent(story, createMemberEvent(0, { type: 'changed-room', change: { tempo } }))
  const room = await house.loadRecordedRoom(story)
  const ada = new TestViewer('Ada').connect(room)
  expect(ada.welcome.room).toMatchObject({ tempo, stepDurationMs: expect.closeTo(time) })
  const { position } = room.room
  await pass(time - 1)
  expect(room.room.position).toBe(position)
  await pass(2)
  expect(room.room.position).toBe(position + 1)
})

it('Only the host can change the tempo, also during a match, and players stay ready', async () => {
  const room = await house.loadRecordedRoom(playUntil(createPlayingRoom(NAMES), isAtTurn))
  const [ada, ben] = NAMES.map((name) => new TestViewer(name).connect(room))
  expect(await ben.request({ type: 'change-room', tempo: 'brisk' })).toBe('not-host')
  expect(await ada.request({ type: 'change-room', tempo: 'brisk' })).toBe('done')
  expect(ben.receivedOf('update').at(-1)!.room).toMatchObject({ tempo: 'brisk' })
  const gathered = createLobby(NAMES)
  applyEvent(gathered, createMemberEvent(0, { type: 'changed-room', change: { tempo: 'calm' } }))
  expect(gathered.room.data.seats[1].isReady).toBe(true)
})
