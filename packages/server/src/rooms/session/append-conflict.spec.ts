import { PACE_TIMES } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createPlayingRoom,
  createRequestedEvent,
  isAtTurn,
  isInWindow,
  playUntil,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomSession } from './room-session.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
let testRegistry: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  testRegistry = new TestRegistry()
})

afterEach(async () => {
  await testRegistry.close()
  vi.useRealTimers()
})

async function loadTable(recording: RecordedRoom): Promise<[RoomSession, ...TestViewer[]]> {
  const session = await testRegistry.loadRecordedRoom(recording)
  return [session, ...NAMES.map((name) => new TestViewer(name).connect(session))]
}

/** Another server appends events that this one has not received. */
const appendRemotely = ({ room }: RoomSession, ...events: JournalEvent[]): void =>
  testRegistry.appendEvents(room.position + 1, events)

const versions = (person: TestViewer): number[] => person.receivedOf('update').map(({ version }) => version)

const safeAnswer = ({ table: { promptNumber, own } }: TestViewer) =>
  ({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number }) as const

/** Applies an event to a recording, as another server would, and returns it. */
function applyRemotely(recording: RecordedRoom, event: JournalEvent): JournalEvent {
  applyEvent(recording, event)
  return event
}

describe('After a conflict with another server', () => {
  it('its events are applied first, then the request, and nobody is disconnected', async () => {
    const [session, ada, ben] = await loadTable(createLobby(NAMES))
    const { version } = ada.welcome
    appendRemotely(
      session,
      createRequestedEvent(1, { type: 'chatted', text: 'first' }),
      createRequestedEvent(2, { type: 'chatted', text: 'second' }),
    )
    expect(await ada.request({ type: 'chat', text: 'third' })).toBe('done')
    for (const person of [ada, ben]) {
      expect(versions(person)).toEqual([version + 1, version + 2, version + 3])
      expect(person.receivedOf('update').map(({ chat }) => chat!.text)).toEqual(['first', 'second', 'third'])
      expect(person.closeReason).toBeNull()
    }
    expect((await testRegistry.readEvents()).length).toBe(session.room.position)
  })

  it('a request is validated again, and refused if it is no longer possible', async () => {
    const [session, , , cem] = await loadTable(createLobby(NAMES))
    appendRemotely(session, createRequestedEvent(1, { type: 'renamed', name: 'Dia' }))
    expect(await cem.request({ type: 'rename', name: 'Dia' })).toBe('name-taken')
    expect(cem.room.members[1].name).toBe('Dia')
  })

  it('a request counts once against the limits', async () => {
    const [session, ada] = await loadTable(createLobby(NAMES))
    const output: string[] = []
    for (let i = 0; i < 6; i++) {
      appendRemotely(session, createRequestedEvent(1, { type: 'chatted', text: 'first' }))
      output.push(await ada.request({ type: 'chat', text: 'second' }))
    }
    expect(output).toEqual(output.map(() => 'done'))
  })

  it('an answer to a prompt that is closed by now is refused', async () => {
    const recording = playUntil(createPlayingRoom(NAMES), isAtTurn)
    const [session, ...people] = await loadTable(recording)
    const { seat, fallback } = session.room.match!.prompts[0]
    const answer = safeAnswer(people[seat])
    appendRemotely(session, createRequestedEvent(seat, { type: 'answered', seat, answer: fallback }))
    expect(await people[seat].request(answer)).toBe('stale-prompt')
  })

  it('a request that was carried out there is acknowledged, and not repeated', async () => {
    const [session, ada] = await loadTable(createLobby(NAMES))
    appendRemotely(session, { by: 0, id: 'same-1', type: 'chatted', text: 'once' })
    expect(await ada.request({ type: 'chat', text: 'once' }, 'same-1')).toBe('done')
    expect(session.room.data.chat).toHaveLength(1)
    expect((await testRegistry.readEvents()).length).toBe(session.room.position)
  })

  it('a hidden answer given there is not revealed here', async () => {
    const recording = playUntil(createPlayingRoom(NAMES), isInWindow(2))
    const [session, ...people] = await loadTable(recording)
    const [first, second] = session.room.match!.prompts
    const before = people.map(({ received }) => received.length)
    appendRemotely(
      session,
      createRequestedEvent(first.seat, { type: 'answered', seat: first.seat, answer: first.fallback }),
    )
    people[second.seat].sendRequest({ type: 'skip-reactions', isSkipping: true })
    await flushWrites()
    const receivedTypes = people.map((person, seat) =>
      person.received.slice(before[seat]).map(({ type }) => type),
    )
    expect(receivedTypes[first.seat]).toEqual(['own-view'])
    expect(receivedTypes[second.seat]).toEqual(['done'])
  })

  it('the clock answers only open prompts, once', async () => {
    const recording = playUntil(createPlayingRoom(NAMES), isInWindow(2))
    const [session] = await loadTable(recording)
    const [first, ...others] = session.room.match!.prompts
    const { position } = session.room
    appendRemotely(
      session,
      applyRemotely(
        recording,
        createRequestedEvent(first.seat, { type: 'answered', seat: first.seat, answer: first.fallback }),
      ),
    )
    vi.advanceTimersByTime(PACE_TIMES.normal.windowSeconds * 1000)
    await flushWrites()
    await flushWrites()
    const events = (await testRegistry.readEvents())
      .slice(position)
      .map((text) => JSON.parse(text) as JournalEvent)
    expect(events.map((event) => 'seat' in event && event.seat)).toEqual(
      [first, ...others].map(({ seat }) => seat),
    )
    expect(events.slice(1).every((event) => event.type === 'answered' && event.by === 'clock')).toBe(true)
  })

  it('the clock and the bots leave the next prompt alone', async () => {
    const recording = playUntil(createPlayingRoom(NAMES), isAtTurn)
    applyEvent(recording, createRequestedEvent(recording.room.match!.prompts[0].seat, { type: 'left' }))
    const [session] = await loadTable(recording)
    const { seat, fallback } = session.room.match!.prompts[0]
    appendRemotely(session, { type: 'answered', seat, answer: fallback, by: 'bot' })
    const { position } = session.room
    vi.advanceTimersByTime(700)
    await flushWrites()
    expect(session.room.position).toBe(position + 1)
    expect((await testRegistry.readEvents()).length).toBe(position + 1)
  })

  it('the host passes on once', async () => {
    const [session, ada, ben] = await loadTable(createLobby(NAMES))
    ada.disconnect()
    appendRemotely(session, { type: 'host-passed', to: 1 })
    vi.advanceTimersByTime(60_000)
    await flushWrites()
    expect(ben.receivedOf('update').map((update) => update.room!.host)).toEqual([1])
    expect((await testRegistry.readEvents()).length).toBe(session.room.position)
  })

  it('a deleted room is closed for everybody', async () => {
    const [session, ada] = await loadTable(createLobby(NAMES))
    await testRegistry.storage.directory.delete(session.code)
    expect(await ada.request({ type: 'chat', text: 'hello?' })).toBe('nothing')
    expect(ada.closeReason).toBe('not-stored')
    await expect(testRegistry.registry.find(session.code)).rejects.toThrow('no room')
  })

  it('a room with events of a newer server is closed', async () => {
    const [session, ada] = await loadTable(createLobby(NAMES))
    appendRemotely(session, { by: 0, id: 'a', type: 'levitated' } as unknown as JournalEvent)
    await flushWrites()
    const stored = await testRegistry.readEvents()
    expect(await ada.request({ type: 'chat', text: 'hello?' })).toBe('nothing')
    expect(ada.closeReason).toBe('not-stored')
    await expect(testRegistry.registry.find(session.code)).rejects.toThrow('which this server does not know')
    expect(await testRegistry.readEvents()).toEqual(stored)
  })
})
