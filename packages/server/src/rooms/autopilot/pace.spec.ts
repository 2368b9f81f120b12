import type { News } from '@slapwise/card-game'
import { beatOf } from '@slapwise/card-game'
import { type Fact, seeded, type Tempo } from '@slapwise/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import {
  atTurn,
  deed,
  lobby,
  playing,
  randomAnswer,
  type Story,
  tell,
  until,
} from '../../testing/room-kit.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { RoomEvent } from '../state/event.ts'
import { Room } from '../state/room.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
/** How long these houses show a plain step, beside what is usual. */
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
  await settle()
}

type Decided = RoomEvent & { readonly type: 'answered' }

interface Found {
  readonly story: Story
  /** What leads to it. */
  readonly entry: Decided
  readonly after: Room
  readonly facts: readonly Fact[]
}

/** The moment before Ada decides something that leads to what is looked for, in some match. */
function before(begin: () => Story, isIt: (found: Omit<Found, 'story'>) => boolean): Found {
  for (let seed = 0; ; seed++) {
    const story = begin()
    const random = seeded(`${seed}`)
    while (story.room.state.phase === 'playing') {
      const entry = randomAnswer(story.room, random)
      const after = Room.restore(story.room.games, story.room.save())
      const { facts } = after.apply(entry)
      if (entry.type === 'answered' && entry.seat === 0 && isIt({ entry, after, facts }))
        return { story, entry, after, facts }
      tell(story, entry)
    }
  }
}

/** Ada alone among bots. */
function amongBots(): Story {
  const story = playing(NAMES)
  for (const by of [1, 2]) tell(story, deed(by, { type: 'left' }))
  return story
}

async function play({ story, entry }: Found): Promise<[RoomSession, Person]> {
  const room = await house.room(story)
  const ada = new Person('Ada').enter(room)
  const { promptNumber } = room.room
  expect(await ada.does({ type: 'answer', promptNumber, answer: entry.answer as number })).toBe('done')
  return [room, ada]
}

const newsOf = (facts: readonly Fact[]) => facts.map(({ news }) => news as News)
const isEvent = (news: News) => news.kind === 'event'
const botIsNext = ({ match, state }: Room): boolean =>
  match!.prompts.length === 1 && state.seats[match!.prompts[0].seat].bot !== null

it('An event is read before a bot moves', async () => {
  const found = before(amongBots, ({ facts, after }) => newsOf(facts).some(isEvent) && botIsNext(after))
  const reading = beatOf(newsOf(found.facts).find(isEvent)!).ms * SCALE
  expect(reading).toBeGreaterThan(1500)
  const [room] = await play(found)
  const { position } = room.room
  await pass(reading)
  expect(room.room.position).toBe(position)
  await pass(15_000)
  expect(room.room.position).toBeGreaterThan(position)
})

it('An event is read before a clock runs, and everybody has the same time for it', async () => {
  const found = before(
    () => playing(NAMES),
    ({ facts, after }) => newsOf(facts).some(isEvent) && after.match?.prompts[0]?.manner === 'decide',
  )
  const room = await house.room(found.story)
  const people = NAMES.map((name) => new Person(name).enter(room))
  const { promptNumber } = room.room
  await people[0].does({ type: 'answer', promptNumber, answer: found.entry.answer as number })
  const reading = beatOf(newsOf(found.facts).find(isEvent)!).ms * SCALE
  const [{ left, of }] = people.map((person) => person.table.clock!)
  expect(left - of).toBeGreaterThanOrEqual(Math.floor(reading))
  expect(people.map((person) => person.table.clock)).toEqual(people.map(() => ({ left, of })))
})

it('A bot leaves time to take something back', async () => {
  const [room, ada] = await play(
    before(amongBots, ({ after }) => after.match!.mayTakeBack(0) && botIsNext(after)),
  )
  const { position, promptNumber } = room.room
  await pass(1500)
  expect(room.room.position).toBe(position)
  expect(await ada.does({ type: 'take-back', promptNumber })).toBe('done')
  await pass(5000)
  expect(room.room.match!.prompts[0].seat).toBe(0)
})

it.each([
  ['calm', 1050],
  ['normal', 700],
  ['brisk', 385],
] as const)('Bots are as fast as the host wants: %s', async (tempo: Tempo, time) => {
  const story = amongBots()
  until(story, (room) => atTurn(room) && botIsNext(room))
  tell(story, deed(0, { type: 'set', change: { tempo } }))
  const room = await house.room(story)
  const ada = new Person('Ada').enter(room)
  expect(ada.welcome.room).toMatchObject({ tempo, beat: expect.closeTo(time) })
  const { position } = room.room
  await pass(time - 1)
  expect(room.room.position).toBe(position)
  await pass(2)
  expect(room.room.position).toBe(position + 1)
})

it('How fast it is can be changed in the middle of a match, by the host alone, and nobody has to be ready again', async () => {
  const room = await house.room(until(playing(NAMES), atTurn))
  const [ada, ben] = NAMES.map((name) => new Person(name).enter(room))
  expect(await ben.does({ type: 'set', tempo: 'brisk' })).toBe('not-host')
  expect(await ada.does({ type: 'set', tempo: 'brisk' })).toBe('done')
  expect(ben.all('update').at(-1)!.room).toMatchObject({ tempo: 'brisk' })
  const gathered = lobby(NAMES)
  tell(gathered, deed(0, { type: 'set', change: { tempo: 'calm' } }))
  expect(gathered.room.state.seats[1].isReady).toBe(true)
})
