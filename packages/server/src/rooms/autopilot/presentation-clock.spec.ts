import type { PublicFact } from '@slapwise/card-game'
import { stepDurationOf } from '@slapwise/card-game'
import { createRandom, type Fact, LONG_DURATION, type Tempo } from '@slapwise/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createPlayingRoom,
  createRandomAnswer,
  createRequestedEvent,
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

async function advance(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await flushWrites()
}

type Decided = JournalEvent & { readonly type: 'answered' }

interface Found {
  readonly recording: RecordedRoom
  /** The event that leads to it. */
  readonly event: Decided
  readonly after: RoomState
  readonly facts: readonly Fact[]
}

/** The moment before a decision of Ada's with the wanted effect, in the first match that has one. */
function findMoment(begin: () => RecordedRoom, isIt: (found: Omit<Found, 'recording'>) => boolean): Found {
  for (let seed = 0; ; seed++) {
    const recording = begin()
    const random = createRandom(`${seed}`)
    while (recording.room.data.phase === 'playing') {
      const event = createRandomAnswer(recording.room, random)
      const after = RoomState.restore(recording.room.games, recording.room.save())
      const { facts } = after.apply(event)
      if (event.type === 'answered' && event.seat === 0 && isIt({ event, after, facts }))
        return { recording, event, after, facts }
      applyEvent(recording, event)
    }
  }
}

/** Ada alone with bots. */
function createRoomWithBots(): RecordedRoom {
  const recording = createPlayingRoom(NAMES)
  for (const by of [1, 2]) applyEvent(recording, createRequestedEvent(by, { type: 'left' }))
  return recording
}

async function play({ recording, event }: Found): Promise<[RoomSession, TestViewer]> {
  const session = await testRegistry.loadRecordedRoom(recording)
  const ada = new TestViewer('Ada').connect(session)
  const { promptNumber } = session.room
  expect(await ada.request({ type: 'answer', promptNumber, answer: event.answer as number })).toBe('done')
  return [session, ada]
}

const publicFactsOf = (facts: readonly Fact[]) => facts.map(({ publicPart }) => publicPart as PublicFact)
const isEvent = (fact: PublicFact) => fact.kind === 'event'
const botIsNext = ({ match, data }: RoomState): boolean =>
  match!.prompts.length === 1 && data.seats[match!.prompts[0].seat].botLevel !== null

it('A bot waits until an event has been shown', async () => {
  const found = findMoment(
    createRoomWithBots,
    ({ facts, after }) => publicFactsOf(facts).some(isEvent) && botIsNext(after),
  )
  const reading = stepDurationOf(publicFactsOf(found.facts).find(isEvent)!).ms * SCALE
  expect(reading).toBeGreaterThan(1500)
  const [session] = await play(found)
  const { position } = session.room
  await advance(reading)
  expect(session.room.position).toBe(position)
  await advance(15_000)
  expect(session.room.position).toBeGreaterThan(position)
})

it('A clock starts after an event has been shown, with the same time for everybody', async () => {
  const found = findMoment(
    () => createPlayingRoom(NAMES),
    ({ facts, after }) => publicFactsOf(facts).some(isEvent) && after.match?.prompts[0]?.mode === 'decide',
  )
  const session = await testRegistry.loadRecordedRoom(found.recording)
  const people = NAMES.map((name) => new TestViewer(name).connect(session))
  const { promptNumber } = session.room
  await people[0].request({ type: 'answer', promptNumber, answer: found.event.answer as number })
  const reading = stepDurationOf(publicFactsOf(found.facts).find(isEvent)!).ms * SCALE
  const [{ leftMs, totalMs }] = people.map((person) => person.table.clock!)
  expect(leftMs - totalMs).toBeGreaterThanOrEqual(Math.floor(reading))
  expect(people.map((person) => person.table.clock)).toEqual(people.map(() => ({ leftMs, totalMs })))
})

it('A bot does not wait for an answer to be taken back', async () => {
  const [session, ada] = await play(
    findMoment(createRoomWithBots, ({ after }) => after.match!.mayTakeBack(0) && botIsNext(after)),
  )
  const { position, promptNumber } = session.room
  await advance(LONG_DURATION.ms)
  expect(session.room.position).toBeGreaterThan(position)
  expect(await ada.request({ type: 'take-back', promptNumber })).not.toBe('done')
})

it.each([
  ['calm', 1050],
  ['normal', 700],
  ['brisk', 385],
] as const)('Bots follow the tempo of the room: %s', async (tempo: Tempo, time) => {
  const recording = createRoomWithBots()
  playUntil(recording, (room) => isAtTurn(room) && botIsNext(room))
  applyEvent(recording, createRequestedEvent(0, { type: 'changed-room', change: { tempo } }))
  const session = await testRegistry.loadRecordedRoom(recording)
  const ada = new TestViewer('Ada').connect(session)
  expect(ada.welcome.room).toMatchObject({ tempo, stepDurationMs: expect.closeTo(time) })
  const { position } = session.room
  await advance(time - 1)
  expect(session.room.position).toBe(position)
  await advance(2)
  expect(session.room.position).toBe(position + 1)
})

it('Only the host can change the tempo, also during a match, and players stay ready', async () => {
  const session = await testRegistry.loadRecordedRoom(playUntil(createPlayingRoom(NAMES), isAtTurn))
  const [ada, ben] = NAMES.map((name) => new TestViewer(name).connect(session))
  expect(await ben.request({ type: 'change-room', tempo: 'brisk' })).toBe('not-host')
  expect(await ada.request({ type: 'change-room', tempo: 'brisk' })).toBe('done')
  expect(ben.receivedOf('update').at(-1)!.room).toMatchObject({ tempo: 'brisk' })
  const gathered = createLobby(NAMES)
  applyEvent(gathered, createRequestedEvent(0, { type: 'changed-room', change: { tempo: 'calm' } }))
  expect(gathered.room.data.seats[1].isReady).toBe(true)
})
