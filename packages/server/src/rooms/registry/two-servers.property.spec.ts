import { GAMES } from '@slapwise/games'
import { type Choice, createRandom, type Random, randomBelow, sampleAnswer } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerStorage } from '../../journal/core/storage.ts'
import { flushWrites, type RequestBody, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createComparableState,
  createLobby,
  createRequestedEvent,
  createStartedEvent,
  type RecordedRoom,
  ROOM_CODE,
} from '../../testing/room-kit.ts'
import { withOverrides } from '../../testing/with-overrides.ts'
import type { RoomSession } from '../session/room-session.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import { RoomState } from '../state/room-state.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const STEPS = 250

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Three players and a bot; there is time to take an answer back. */
function createRecording(): RecordedRoom {
  const recording = createLobby(NAMES)
  applyEvent(recording, createRequestedEvent(0, { type: 'added-bot', seat: 3, level: 'simple' }))
  applyEvent(recording, createRequestedEvent(0, createStartedEvent(recording)))
  return recording
}

interface SentRequest {
  readonly person: TestViewer
  readonly id: string
  /** Whether it leads to an event if it is carried out. */
  readonly isWritten: boolean
}

/** Two servers on the same journal, with every player connected to both. */
class TwoServers {
  readonly #random: Random
  readonly #registries: TestRegistry[] = []
  readonly rooms: RoomSession[] = []
  readonly people: TestViewer[] = []
  readonly sentRequests: SentRequest[] = []
  conflicts = 0

  constructor(seed: number) {
    this.#random = createRandom(`two houses ${seed}`)
  }

  async open(): Promise<void> {
    const first = new TestRegistry({}, (storage) => this.#countConflicts(storage))
    const second = new TestRegistry({}, (storage) => this.#countConflicts(storage), first.folder)
    this.#registries.push(first, second)
    this.rooms.push(await first.loadRecordedRoom(createRecording()), await second.registry.find(ROOM_CODE))
    for (const session of this.rooms)
      for (const name of NAMES) this.people.push(new TestViewer(name).connect(session))
  }

  #countConflicts(storage: ServerStorage): ServerStorage {
    const { journal } = storage
    const append: typeof journal.append = (room, createBatch, onResult) =>
      journal.append(room, createBatch, (result) => {
        if (result.outcome === 'conflict') this.conflicts++
        onResult(result)
      })
    return withOverrides(storage, { journal: withOverrides(journal, { append }) })
  }

  #pick<T>(list: readonly T[]): T {
    return list[randomBelow(this.#random, list.length)]
  }

  /** A player does something, or time passes; often before the last event is stored. */
  async step(number: number): Promise<void> {
    const chance = randomBelow(this.#random, 10)
    if (chance === 0) vi.advanceTimersByTime(this.#pick([700, 2000, 45_000]))
    else if (chance < 4) await flushWrites()
    else this.#sendRequest(this.#pick(this.people), `${number}`)
  }

  #sendRequest(person: TestViewer, number: string): void {
    const body = this.#chooseRequest(person)
    const lines = this.people.filter(({ identity }) => identity === person.identity)
    // A client without a reply repeats its request over its other connection.
    const asking = randomBelow(this.#random, 4) === 0 ? lines : [person]
    for (const line of asking) {
      const id = line.sendRequest(body, `${line.identity}-${number}`)
      this.sentRequests.push({ person: line, id, isWritten: body.type !== 'extend-window' })
    }
  }

  #chooseRequest({ table: { own, promptNumber } }: TestViewer): RequestBody {
    if (own.mayTakeBack && randomBelow(this.#random, 3) === 0) return { type: 'take-back', promptNumber }
    if (own.prompt && randomBelow(this.#random, 4) > 0) {
      const answer = sampleAnswer(own.prompt.choice as Choice, this.#random)
      return { type: 'answer', promptNumber, answer: answer as number }
    }
    return this.#pick<RequestBody>([
      { type: 'chat', text: 'hello' },
      { type: 'skip-reactions', isSkipping: true },
      { type: 'rename', name: this.#pick(['Ada', 'Ben', 'Dia']) },
      { type: 'return-to-seat' },
      { type: 'rematch' },
      { type: 'extend-window', promptNumber },
      { type: 'make-host', member: this.#pick([0, 1, 2]) },
    ])
  }

  async settle(): Promise<void> {
    await waitUntil('both houses to have nothing to do', () => !this.rooms.some(({ isBusy }) => isBusy))
    await flushWrites()
  }

  journal(): Promise<string[]> {
    return this.#registries[0].readEvents()
  }

  get problems(): string[] {
    return this.#registries.flatMap(({ problems }) => problems)
  }

  async close(): Promise<void> {
    for (const testRegistry of this.#registries.toReversed()) await testRegistry.close()
  }
}

function replay(events: readonly JournalEvent[]): RoomState {
  const room = new RoomState(GAMES)
  for (const event of events) room.apply(event)
  return room
}

const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
const runs = soak > 0 ? { numRuns: 6 * soak } : { numRuns: 6, seed: 1 }

it('Two registries on one journal behave like one', async () => {
  const seen = new Set<string>()
  let conflicts = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const servers = new TwoServers(seed)
      await servers.open()
      for (let step = 0; step < STEPS; step++) await servers.step(step)
      await servers.settle()
      const events = (await servers.journal()).map((text) => JSON.parse(text) as JournalEvent)
      const image = createComparableState(replay(events))
      for (const { room } of servers.rooms) expect(createComparableState(room)).toEqual(image)
      expect(servers.problems).toEqual([])

      const written = events.flatMap((event) => ('id' in event ? [event.id] : []))
      expect(new Set(written).size).toBe(written.length)
      for (const { person, id, isWritten } of servers.sentRequests) {
        const answer = person.replyTo(id)
        expect(answer).not.toBe('nothing')
        if (answer === 'done' && isWritten) expect(written).toContain(id)
      }
      for (const person of servers.people) {
        const { version } = person.welcome
        const versions = person.receivedOf('update').map((update) => update.version)
        expect(versions).toEqual(versions.map((_, i) => version + 1 + i))
        expect(versions.at(-1)).toBe(image.state.version)
      }
      for (const event of events)
        seen.add('by' in event && typeof event.by === 'string' ? event.by : event.type)
      conflicts += servers.conflicts
      await servers.close()
    }),
    runs,
  )
  expect([...seen]).toEqual(expect.arrayContaining(['answered', 'took-back', 'bot', 'clock', 'chatted']))
  expect(conflicts).toBeGreaterThan(100)
})
