import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import { atTurn, deed, inWindow, lobby, playing, type Story, tell, until } from '../../testing/room-kit.ts'
import type { RoomEvent } from '../state/event.ts'
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

async function table(story: Story): Promise<[RoomSession, ...Person[]]> {
  const room = await house.room(story)
  return [room, ...NAMES.map((name) => new Person(name).enter(room))]
}

/** Another server writes something that this one has not heard of. */
const elsewhere = ({ room }: RoomSession, ...entries: RoomEvent[]): void =>
  house.write(room.position + 1, entries)

const versions = (person: Person): number[] => person.all('update').map(({ version }) => version)

const safeAnswer = ({ table: { promptNumber, own } }: Person) =>
  ({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number }) as const

/** The rest of a story, as it would go on elsewhere. */
function further(story: Story, entry: RoomEvent): RoomEvent {
  tell(story, entry)
  return entry
}

describe('Where another server was first', () => {
  it('what it wrote comes first, then what was asked for, and nobody is sent away', async () => {
    const [room, ada, ben] = await table(lobby(NAMES))
    const { version } = ada.welcome
    elsewhere(room, deed(1, { type: 'said', text: 'first' }), deed(2, { type: 'said', text: 'second' }))
    expect(await ada.does({ type: 'chat', text: 'third' })).toBe('done')
    for (const person of [ada, ben]) {
      expect(versions(person)).toEqual([version + 1, version + 2, version + 3])
      expect(person.all('update').map(({ chat }) => chat!.text)).toEqual(['first', 'second', 'third'])
      expect(person.closedFor).toBeNull()
    }
    expect((await house.read()).length).toBe(room.room.position)
  })

  it('a request is judged again, and refused if it cannot be carried out any more', async () => {
    const [room, , , cem] = await table(lobby(NAMES))
    elsewhere(room, deed(1, { type: 'renamed', name: 'Dia' }))
    expect(await cem.does({ type: 'rename', name: 'Dia' })).toBe('name-taken')
    expect(cem.room.members[1].name).toBe('Dia')
  })

  it('a request counts once, however often it is judged', async () => {
    const [room, ada] = await table(lobby(NAMES))
    const said: string[] = []
    for (let i = 0; i < 6; i++) {
      elsewhere(room, deed(1, { type: 'said', text: 'first' }))
      said.push(await ada.does({ type: 'chat', text: 'second' }))
    }
    expect(said).toEqual(said.map(() => 'done'))
  })

  it('an answer to a question that is closed by now is refused', async () => {
    const story = until(playing(NAMES), atTurn)
    const [room, ...people] = await table(story)
    const { seat, fallback } = room.room.match!.prompts[0]
    const answer = safeAnswer(people[seat])
    elsewhere(room, deed(seat, { type: 'answered', seat, answer: fallback }))
    expect(await people[seat].does(answer)).toBe('stale-prompt')
  })

  it('what was carried out there by the same request is acknowledged and not done again', async () => {
    const [room, ada] = await table(lobby(NAMES))
    elsewhere(room, { by: 0, id: 'same-1', type: 'said', text: 'once' })
    expect(await ada.does({ type: 'chat', text: 'once' }, 'same-1')).toBe('done')
    expect(room.room.state.chat).toHaveLength(1)
    expect((await house.read()).length).toBe(room.room.position)
  })

  it('a sealed answer that was given there is not given away here', async () => {
    const story = until(playing(NAMES), inWindow(2))
    const [room, ...people] = await table(story)
    const [first, second] = room.room.match!.prompts
    const before = people.map(({ heard }) => heard.length)
    elsewhere(room, deed(first.seat, { type: 'answered', seat: first.seat, answer: first.fallback }))
    people[second.seat].asks({ type: 'quiet', quiet: true })
    await settle()
    const heard = people.map((person, seat) => person.heard.slice(before[seat]).map(({ type }) => type))
    expect(heard[first.seat]).toEqual(['own'])
    expect(heard[second.seat]).toEqual(['done'])
  })

  it('the clock answers what is still open, once', async () => {
    const story = until(playing(NAMES), inWindow(2))
    const [room] = await table(story)
    const [first, ...others] = room.room.match!.prompts
    const { position } = room.room
    elsewhere(
      room,
      further(story, deed(first.seat, { type: 'answered', seat: first.seat, answer: first.fallback })),
    )
    vi.advanceTimersByTime(2000)
    await settle()
    await settle()
    const entries = (await house.read()).slice(position).map((text) => JSON.parse(text) as RoomEvent)
    expect(entries.map((entry) => 'seat' in entry && entry.seat)).toEqual(
      [first, ...others].map(({ seat }) => seat),
    )
    expect(entries.slice(1).every((entry) => entry.type === 'answered' && entry.by === 'clock')).toBe(true)
  })

  it('the clock and the bots leave the next question alone', async () => {
    const story = until(playing(NAMES), atTurn)
    tell(story, deed(story.room.match!.prompts[0].seat, { type: 'left' }))
    const [room] = await table(story)
    const { seat, fallback } = room.room.match!.prompts[0]
    elsewhere(room, { type: 'answered', seat, answer: fallback, by: 'bot' })
    const { position } = room.room
    vi.advanceTimersByTime(700)
    await settle()
    expect(room.room.position).toBe(position + 1)
    expect((await house.read()).length).toBe(position + 1)
  })

  it('the host passes on once', async () => {
    const [room, ada, ben] = await table(lobby(NAMES))
    ada.go()
    elsewhere(room, { type: 'host-passed', to: 1 })
    vi.advanceTimersByTime(60_000)
    await settle()
    expect(ben.all('update').map((update) => update.room!.host)).toEqual([1])
    expect((await house.read()).length).toBe(room.room.position)
  })

  it('and has deleted the room, everybody is sent away', async () => {
    const [room, ada] = await table(lobby(NAMES))
    await house.storage.directory.delete(room.code)
    expect(await ada.does({ type: 'chat', text: 'hello?' })).toBe('nothing')
    expect(ada.closedFor).toBe('not-stored')
    await expect(house.house.find(room.code)).rejects.toThrow('no room')
  })

  it('and was a newer one, the room is left to it', async () => {
    const [room, ada] = await table(lobby(NAMES))
    elsewhere(room, { by: 0, id: 'a', type: 'levitated' } as unknown as RoomEvent)
    await settle()
    const stored = await house.read()
    expect(await ada.does({ type: 'chat', text: 'hello?' })).toBe('nothing')
    expect(ada.closedFor).toBe('not-stored')
    await expect(house.house.find(room.code)).rejects.toThrow('A newer server has played here')
    expect(await house.read()).toEqual(stored)
  })
})
