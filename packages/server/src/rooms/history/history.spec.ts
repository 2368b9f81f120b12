import { createRandom, sampleAnswer } from '@slapwise/kernel'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import type { HistoryStep } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createRequestedEvent,
  ROOM_CODE,
  SHORT_SETTINGS,
} from '../../testing/room-kit.ts'
import { withOverrides } from '../../testing/with-overrides.ts'
import type { RoomSession } from '../session/room-session.ts'

let testRegistry: TestRegistry
let session: RoomSession
let people: TestViewer[]

beforeEach(() => sitDown())

async function sitDown(settings = SHORT_SETTINGS): Promise<void> {
  testRegistry = new TestRegistry()
  session = await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben', 'Cem'], settings))
  people = ['Ada', 'Ben', 'Cem', 'Dia'].map((name) => new TestViewer(name).connect(session))
  await people[0].request({ type: 'start' })
}

afterEach(() => testRegistry.close())

/** All players answer until the end, for a number of answers, or up to a round. */
async function play(answers = Number.POSITIVE_INFINITY, round = Number.POSITIVE_INFINITY): Promise<void> {
  const random = createRandom('history')
  for (let i = 0; i < answers && session.room.data.phase === 'playing' && session.room.round! < round; i++) {
    const { match, promptNumber } = session.room
    const { seat } = match!.prompts.find((prompt) => match!.promptFor(prompt.seat))!
    const answer = sampleAnswer(match!.promptFor(seat)!.choice, random)
    await people[seat].request({ type: 'answer', promptNumber, answer: answer as number })
  }
}

async function welcome(since: number | null): Promise<TestViewer['welcome']> {
  const ben = new TestViewer('Ben').connect(session, since)
  await waitUntil('a welcome', () => ben.welcome !== undefined)
  return ben.welcome
}

const stepsOf = (person: TestViewer): HistoryStep[] =>
  person.receivedOf('update').map(({ version, facts = [] }) => ({ version, facts }))

describe('A history', () => {
  it('equals what was sent to each viewer', async () => {
    await play()
    expect(session.room.data.phase).toBe('over')
    for (const person of people) {
      const { version } = person.welcome
      expect(await person.request({ type: 'history', since: version }, 'history')).toBe('history')
      expect(person.receivedOf('history')[0].steps).toEqual(stepsOf(person))
    }
    const texts = people.map((person) => JSON.stringify(person.receivedOf('history')[0].steps))
    expect(new Set(texts).size).toBe(4)
    expect(texts[3]).not.toContain('"cards"')
  })

  it('is the same when read from a snapshot', async () => {
    await play(100)
    session.saveSnapshot()
    await flushWrites()
    const since = session.room.data.version
    await play(40)
    await people[1].request({ type: 'history', since }, 'short')
    await people[1].request({ type: 'history', since: since - 10 }, 'long')
    const [short, long] = people[1].receivedOf('history').map(({ steps }) => steps)
    expect(short[0].version).toBe(since + 1)
    expect(long.slice(10)).toEqual(short)
    expect(long).toEqual(stepsOf(people[1]).slice(-long.length))
  })

  it('contains the current round for a new viewer, as far as they may know it', async () => {
    await testRegistry.close()
    await sitDown({ ...SHORT_SETTINGS, limit: 9999 })
    await play(2000, 2)
    await play(12)
    const beginning = stepsOf(people[1]).findLast(({ facts }) =>
      JSON.stringify(facts).includes('round-began'),
    )
    const began = beginning!.version
    expect(session.room.round).toBeGreaterThan(1)
    const [ben, stranger] = ['Ben', 'Eve'].map((name) => new TestViewer(name).connect(session))
    for (const person of [ben, stranger]) await person.request({ type: 'history' })
    const sent = (person: TestViewer) => person.receivedOf('history')[0].steps
    expect(sent(ben)).toEqual(stepsOf(people[1]).filter(({ version }) => version >= began))
    expect(sent(stranger)).toEqual(stepsOf(people[3]).filter(({ version }) => version >= began))
    expect(sent(stranger)).not.toEqual(sent(ben))
  })

  it('brings a returning client up to date, or gives it a fresh view', async () => {
    await play(30)
    const [, ben] = people
    const { version } = session.room.data
    ben.disconnect()
    await people[0].request({ type: 'vote', topic: 'pause', isFor: true })
    await people[0].request({ type: 'vote', topic: 'pause', isFor: false })
    expect((await welcome(version)).missedSteps!.map((step) => step.version)).toEqual([
      version + 1,
      version + 2,
    ])
    expect((await welcome(version + 2)).missedSteps).toEqual([])
    expect((await welcome(version + 3)).missedSteps).toBeNull()
    expect((await welcome(null)).missedSteps).toBeNull()
    expect((await welcome(version)).match!.own).toEqual(people[1].table.own)
  })

  it('comes from memory for all clients that reconnect at once, as each would have seen it', async () => {
    await play(30)
    const { version } = session.room.data
    for (let gap = 0; gap <= 6; gap++)
      for (const name of ['Ada', 'Ben', 'Cem', 'Dia', 'Eve']) {
        const back = new TestViewer(name).connect(session, version - gap)
        const like = people.find(({ identity }) => identity === back.identity) ?? people[3]
        const steps = stepsOf(like).filter((step) => step.version > version - gap)
        expect([gap, name, back.welcome.missedSteps]).toEqual([gap, name, steps])
      }
  })

  it('is replaced by a fresh view when too much was missed', async () => {
    const start = people[1].welcome.version
    vi.useFakeTimers({ toFake: ['performance'] })
    for (let i = 0; i < 510; i++) {
      vi.advanceTimersByTime(1_000)
      expect(await people[0].request({ type: 'rename', name: `Ada ${i % 2}` })).toBe('done')
    }
    vi.useRealTimers()
    expect((await welcome(start)).missedSteps).toBeNull()
    expect((await welcome(session.room.data.version - 500)).missedSteps).toHaveLength(500)
  })
})

describe('A room that reads a history for a client', () => {
  let release: () => void

  /** From now on, reads of the journal wait until they are released. */
  async function holdReads(): Promise<void> {
    await testRegistry.close()
    const released = new Promise<void>((done) => {
      release = done
    })
    let isHeld = false
    testRegistry = new TestRegistry({}, (storage) =>
      withOverrides(storage, {
        journal: withOverrides(storage.journal, {
          async read(...of) {
            if (isHeld) await released
            return storage.journal.read(...of)
          },
        }),
      }),
    )
    const recording = createLobby(['Ada', 'Ben'])
    for (let i = 0; i < 10; i++)
      applyEvent(recording, createRequestedEvent(0, { type: 'chatted', text: `${i}` }))
    session = await testRegistry.loadRecordedRoom(recording)
    people = [new TestViewer('Ada').connect(session)]
    isHeld = true
  }

  it('continues meanwhile, and appends the new steps', async () => {
    await holdReads()
    const { version } = session.room.data
    const ben = new TestViewer('Ben').connect(session, version - 8)
    expect(await people[0].request({ type: 'chat', text: 'Is he back?' })).toBe('done')
    expect(ben.welcome).toBeUndefined()
    release()
    await waitUntil('a welcome', () => ben.welcome !== undefined)
    expect(ben.welcome.version).toBe(version + 1)
    const versions = ben.welcome.missedSteps!.map((step) => step.version)
    expect(versions).toEqual(Array.from({ length: 9 }, (_, i) => version - 7 + i))
  })

  it('sends a fresh view if it has changed too much meanwhile', async () => {
    await holdReads()
    const ben = new TestViewer('Ben').connect(session, session.room.data.version - 8)
    expect(await people[0].request({ type: 'change-room', tempo: 'brisk' })).toBe('done')
    release()
    await waitUntil('a welcome', () => ben.welcome !== undefined)
    expect([ben.welcome.missedSteps, ben.welcome.room.tempo]).toEqual([null, 'brisk'])
  })
})

it('A room limits the rate of histories for all viewers together', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent = (person: TestViewer) => person.request({ type: 'history' })
  const answers: string[] = []
  for (let i = 0; i < 26; i++) answers.push(await sent(people[i % 2]))
  expect(answers).toEqual(answers.map((_, i) => (i < 24 ? 'history' : 'rate-limited')))
  vi.advanceTimersByTime(500)
  expect([await sent(people[0]), await sent(people[1])]).toEqual(['history', 'rate-limited'])
})

it('A dozen histories of one address are queued, and more are refused', async () => {
  const ids = Array.from({ length: 13 }, () => people[0].sendRequest({ type: 'history', since: 0 }))
  const answers = () => ids.map((id) => people[0].replyTo(id))
  expect(answers()).toEqual(ids.map((_, i) => (i < 12 ? 'nothing' : 'rate-limited')))
  await waitUntil('all histories', () => !answers().includes('nothing'))
  expect(answers()).toEqual(ids.map((_, i) => (i < 12 ? 'history' : 'rate-limited')))
  expect(await people[0].request({ type: 'history' })).toBe('history')
})

it('A history longer than several matches is refused', async () => {
  await testRegistry.close()
  testRegistry = new TestRegistry()
  const recording = createLobby(['Ada'])
  const { version } = recording.room.data
  for (let i = 0; i < 10_000; i++)
    applyEvent(recording, createRequestedEvent(0, { type: 'chatted', text: `${i}` }))
  const ada = new TestViewer('Ada').connect(await testRegistry.loadRecordedRoom(recording))
  expect(await ada.request({ type: 'history', since: version - 1 })).toBe('too-large')
  expect(await ada.request({ type: 'history', since: version })).toBe('history')
  expect(ada.receivedOf('history')[0].steps).toHaveLength(10_000)
})

describe('A loaded room', () => {
  it('comes from its last snapshot, and is equal', async () => {
    await play(60)
    session.saveSnapshot()
    await play(20)
    const before = new TestViewer('Ben').connect(session).welcome.match!
    for (const person of people) person.disconnect()
    for (const viewer of session.viewers) session.disconnect(viewer)
    await testRegistry.sweepAfter(3_600_000)
    await flushWrites()
    expect(testRegistry.registry.loadedCount).toBe(0)
    expect((await testRegistry.storage.snapshots.findNewest(ROOM_CODE, 9999))!.position).toBe(
      session.room.position,
    )
    const again = await testRegistry.registry.find(ROOM_CODE)
    expect(again).not.toBe(session)
    const { clock: _, ...now } = new TestViewer('Ben').connect(again).welcome.match!
    expect(before).toMatchObject(now)
  })
})
