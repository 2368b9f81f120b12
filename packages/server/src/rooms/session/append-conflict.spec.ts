import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  applyEvent,
  createLobby,
  createMemberEvent,
  createPlayingRoom,
  isAtTurn,
  isInWindow,
  playUntil,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomSession } from './room-session.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
let house: TestRegistry

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  house = new TestRegistry()
})

afterEach(async () => {
  await house.close()
  vi.useRealTimers()
})

async function table(story: RecordedRoom): Promise<[RoomSession, ...TestViewer[]]> {
  const room = await house.loadRecordedRoom(story)
  return [room, ...NAMES.map((name) => new TestViewer(name).connect(room))]
}

/** Another server writes something that this one has not heard of. */
const elsewhere = ({ room }: RoomSession, ...entries: JournalEvent[]): void =>
  house.appendEvents(room.position + 1, entries)

const versions = (person: TestViewer): number[] => person.receivedOf('update').map(({ version }) => version)

const safeAnswer = ({ table: { promptNumber, own } }: TestViewer) =>
  ({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number }) as const

/** The rest of a story, as it would go on elsewhere. */
function further(story: RecordedRoom, entry: JournalEvent): JournalEvent {
  applyEvent(story, entry)
  return entry
}

describe('Where another server was first', () => {
  it('what it wrote comes first, then what was asked for, and nobody is sent away', async () => {
    const [room, ada, ben] = await table(createLobby(NAMES))
    const { version } = ada.welcome
    elsewhere(
      room,
      createMemberEvent(1, { type: 'said', text: 'first' }),
      createMemberEvent(2, { type: 'said', text: 'second' }),
    )
    expect(await ada.request({ type: 'chat', text: 'third' })).toBe('done')
    for (const person of [ada, ben]) {
      expect(versions(person)).toEqual([version + 1, version + 2, version + 3])
      expect(person.receivedOf('update').map(({ chat }) => chat!.text)).toEqual(['first', 'second', 'third'])
      expect(person.closeReason).toBeNull()
    }
    expect((await house.readEvents()).length).toBe(room.room.position)
  })

  it('a request is judged again, and refused if it cannot be carried out any more', async () => {
    const [room, , , cem] = await table(createLobby(NAMES))
    elsewhere(room, createMemberEvent(1, { type: 'renamed', name: 'Dia' }))
    expect(await cem.request({ type: 'rename', name: 'Dia' })).toBe('name-taken')
    expect(cem.room.members[1].name).toBe('Dia')
  })

  it('a request counts once, however often it is judged', async () => {
    const [room, ada] = await table(createLobby(NAMES))
    const said: string[] = []
    for (let i = 0; i < 6; i++) {
      elsewhere(room, createMemberEvent(1, { type: 'said', text: 'first' }))
      said.push(await ada.request({ type: 'chat', text: 'second' }))
    }
    expect(said).toEqual(said.map(() => 'done'))
  })

  it('an answer to a question that is closed by now is refused', async () => {
    const story = playUntil(createPlayingRoom(NAMES), isAtTurn)
    const [room, ...people] = await table(story)
    const { seat, fallback } = room.room.match!.prompts[0]
    const answer = safeAnswer(people[seat])
    elsewhere(room, createMemberEvent(seat, { type: 'answered', seat, answer: fallback }))
    expect(await people[seat].request(answer)).toBe('stale-prompt')
  })

  it('what was carried out there by the same request is acknowledged and not done again', async () => {
    const [room, ada] = await table(createLobby(NAMES))
    elsewhere(room, { by: 0, id: 'same-1', type: 'said', text: 'once' })
    expect(await ada.request({ type: 'chat', text: 'once' }, 'same-1')).toBe('done')
    expect(room.room.data.chat).toHaveLength(1)
    expect((await house.readEvents()).length).toBe(room.room.position)
  })

  it('a sealed answer that was given there is not given away here', async () => {
    const story = playUntil(createPlayingRoom(NAMES), isInWindow(2))
    const [room, ...people] = await table(story)
    const [first, second] = room.room.match!.prompts
    const before = people.map(({ received: heard }) => heard.length)
    elsewhere(
      room,
      createMemberEvent(first.seat, { type: 'answered', seat: first.seat, answer: first.fallback }),
    )
    people[second.seat].sendRequest({ type: 'quiet', quiet: true })
    await flushWrites()
    const heard = people.map((person, seat) => person.received.slice(before[seat]).map(({ type }) => type))
    expect(heard[first.seat]).toEqual(['own'])
    expect(heard[second.seat]).toEqual(['done'])
  })

  it('the clock answers what is still open, once', async () => {
    const story = playUntil(createPlayingRoom(NAMES), isInWindow(2))
    const [room] = await table(story)
    const [first, ...others] = room.room.match!.prompts
    const { position } = room.room
    elsewhere(
      room,
      further(
        story,
        createMemberEvent(first.seat, { type: 'answered', seat: first.seat, answer: first.fallback }),
      ),
    )
    vi.advanceTimersByTime(2000)
    await flushWrites()
    await flushWrites()
    const entries = (await house.readEvents()).slice(position).map((text) => JSON.parse(text) as JournalEvent)
    expect(entries.map((entry) => 'seat' in entry && entry.seat)).toEqual(
      [first, ...others].map(({ seat }) => seat),
    )
    expect(entries.slice(1).every((entry) => entry.type === 'answered' && entry.by === 'clock')).toBe(true)
  })

  it('the clock and the bots leave the next question alone', async () => {
    const story = playUntil(createPlayingRoom(NAMES), isAtTurn)
    applyEvent(story, createMemberEvent(story.room.match!.prompts[0].seat, { type: 'left' }))
    const [room] = await table(story)
    const { seat, fallback } = room.room.match!.prompts[0]
    elsewhere(room, { type: 'answered', seat, answer: fallback, by: 'bot' })
    const { position } = room.room
    vi.advanceTimersByTime(700)
    await flushWrites()
    expect(room.room.position).toBe(position + 1)
    expect((await house.readEvents()).length).toBe(position + 1)
  })

  it('the host passes on once', async () => {
    const [room, ada, ben] = await table(createLobby(NAMES))
    ada.disconnect()
    elsewhere(room, { type: 'host-passed', to: 1 })
    vi.advanceTimersByTime(60_000)
    await flushWrites()
    expect(ben.receivedOf('update').map((update) => update.room!.host)).toEqual([1])
    expect((await house.readEvents()).length).toBe(room.room.position)
  })

  it('and has deleted the room, everybody is sent away', async () => {
    const [room, ada] = await table(createLobby(NAMES))
    await house.storage.directory.delete(room.code)
    expect(await ada.request({ type: 'chat', text: 'hello?' })).toBe('nothing')
    expect(ada.closeReason).toBe('not-stored')
    await expect(house.registry.find(room.code)).rejects.toThrow('no room')
  })

  it('and was a newer one, the room is left to it', async () => {
    const [room, ada] = await table(createLobby(NAMES))
    elsewhere(room, { by: 0, id: 'a', type: 'levitated' } as unknown as JournalEvent)
    await flushWrites()
    const stored = await house.readEvents()
    expect(await ada.request({ type: 'chat', text: 'hello?' })).toBe('nothing')
    expect(ada.closeReason).toBe('not-stored')
    await expect(house.registry.find(room.code)).rejects.toThrow('A newer server has played here')
    expect(await house.readEvents()).toEqual(stored)
  })
})
