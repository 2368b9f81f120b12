import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HashChain } from '../../journal/core/hash-chain.ts'
import {
  type AppendResult,
  DamagedDataError,
  type EncodedEvent,
  type EventFollower,
  type RawStorage,
  type RoomRow,
  type ServerStorage,
} from '../../journal/core/storage.ts'
import { VerifiedStorage } from '../../journal/core/verified-storage.ts'
import { createRoomRow } from '../room-row.ts'

const HOUR = 3_600_000

/** A storage that several can open, and whose data can be damaged. */
export interface TestStorage {
  open(): Promise<RawStorage>
  /** Changes stored data directly; null deletes it. */
  tamper(table: StoredTable, key: StoredKey, change: (text: string) => string | null): Promise<void>
  remove(): Promise<void>
}

export type StoredTable = 'events' | 'snapshots' | 'records' | 'rooms' | 'devices'

export interface StoredKey {
  /** The room, or the identity of a device. */
  readonly room: string
  readonly at: number | string
}

/** The parts of any storage, with or without verification. */
type WithJournal = Pick<ServerStorage, 'journal'>

/** Appends events and returns the outcome, or the error message. */
export const appendEvents = (
  storage: WithJournal,
  room: string,
  position: number,
  ...events: string[]
): Promise<string> =>
  waitFor(
    `${room} ${position} to be appended`,
    new Promise((done) =>
      storage.journal.append(
        room,
        () => ({ position, events }),
        (result) => done(describeResult(result)),
      ),
    ),
  )

const describeResult = (result: AppendResult): string =>
  result.outcome === 'failed' ? result.error.message : result.outcome

const encodeTestEvent = (text: string): string => JSON.stringify({ text })

/** Flips one bit of the last character but one, so that JSON stays valid. */
const flipBit = (text: string): string => {
  const at = text.length - 3
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}

const waitForNextTurn = () => new Promise((next) => setImmediate(next))

/** Waits until all storages know `count` rooms. */
export const waitForRooms = (
  count: number,
  ...storages: readonly { readonly directory: Pick<ServerStorage['directory'], 'count'> }[]
): Promise<unknown> =>
  waitUntil(`${count} rooms in the directory`, async () => {
    const counts = await Promise.all(storages.map(({ directory }) => directory.count()))
    return counts.every((each) => each === count)
  })

/** Waits until a record can be found. */
export const waitForRecord = (
  { records }: Pick<ServerStorage, 'records'>,
  room: string,
  match: number,
): Promise<unknown> =>
  waitUntil(`the record of match ${match} in ${room}`, async () => (await records.find(room, match)) !== null)

/** Waits until `count` events were delivered. */
export const waitForEvents = (count: number, received: readonly unknown[]): Promise<unknown> =>
  waitUntil(
    () => `${count} events; received ${received.length}`,
    () => received.length >= count,
  )

/** Collects delivered events, some of which may be delivered twice. */
export class EventCollector {
  #position: number
  readonly events: string[] = []

  constructor(position: number) {
    this.#position = position
  }

  readonly follower: EventFollower = (position, events) => {
    expect(position).toBeLessThanOrEqual(this.#position)
    const fresh = events.slice(this.#position - position)
    this.events.push(...fresh)
    this.#position += fresh.length
  }
}

/** Writes per writer, some of them with several events. */
const WRITES_PER_WRITER = 25

/**
 * Checks the operations of concurrent readers and writers. They are linearizable if each can be thought to take effect
 * at one moment between its start and its end. Since a journal only grows, it is enough that every reader sees a prefix
 * of the same list, with everything in it that was known to be stored when the read began, and that the list contains
 * each written event at most once, and no others.
 */
class LinearizabilityChecker {
  #writers = 0
  #isOver = 0
  /** The position up to which events are known to be stored. */
  #stored = 0
  readonly #written = new Map<string, number>()
  readonly #lost: string[] = []
  readonly #seen: (readonly string[])[] = []

  async write(storage: WithJournal): Promise<void> {
    const writer = ++this.#writers
    let position = 0
    for (let write = 0; write < WRITES_PER_WRITER; write++) {
      const events = Array.from({ length: 1 + (write % 3) }, (_, i) =>
        encodeTestEvent(`${writer} ${write} ${i}`),
      )
      const outcome = await appendEvents(storage, 'a', position + 1, ...events)
      if (outcome === 'stored') {
        for (const [i, text] of events.entries()) this.#written.set(text, position + 1 + i)
        position += events.length
        this.#stored = Math.max(this.#stored, position)
      } else {
        expect(outcome).toBe('conflict')
        this.#lost.push(...events)
        position = (await this.#look(storage)).length
      }
    }
    this.#isOver++
  }

  async watch(storage: WithJournal): Promise<void> {
    do {
      await this.#look(storage)
      await waitForNextTurn()
    } while (this.#isOver < this.#writers)
  }

  async #look(storage: WithJournal): Promise<readonly string[]> {
    const least = this.#stored
    const seen = await storage.journal.read('a', 0)
    expect(seen.length).toBeGreaterThanOrEqual(least)
    this.#stored = Math.max(this.#stored, seen.length)
    this.#seen.push(seen)
    return seen
  }

  check(events: readonly string[]): void {
    expect(events).toHaveLength(this.#written.size)
    for (const [text, position] of this.#written) expect(events[position - 1]).toBe(text)
    for (const text of this.#lost) expect(events).not.toContain(text)
    for (const seen of this.#seen) expect(seen).toEqual(events.slice(0, seen.length))
    expect(this.#lost.length).toBeGreaterThan(0)
  }
}

/** The contract of every storage, with and without verification. */
export function describeStorageContract(
  kind: string,
  createTestStorage: () => TestStorage | Promise<TestStorage>,
): void {
  let testStorage: TestStorage
  let opened: RawStorage[]
  let reported: string[]

  beforeEach(async () => {
    testStorage = await createTestStorage()
    opened = []
    reported = []
  })

  afterEach(async () => {
    await closeAll()
    await testStorage.remove()
  })

  const closeAll = async (): Promise<void> => {
    for (const storage of opened.splice(0)) await storage.close()
  }

  const openRaw = async (): Promise<RawStorage> => {
    const storage = await testStorage.open()
    opened.push(storage)
    return storage
  }

  const openVerified = async (): Promise<ServerStorage> =>
    new VerifiedStorage(await openRaw(), ({ message }) => reported.push(message))

  const forms: readonly (readonly [string, () => Promise<ServerStorage | RawStorage>])[] = [
    ['alone', openRaw],
    ['with a chain', openVerified],
  ]

  describe.each(forms)(`${kind}, %s`, (_, open) => {
    it('accepts an event at the next position only, per room', async () => {
      const storage = await open()
      await appendEvents(storage, 'a', 1, encodeTestEvent('first'))
      const [again, gap, other] = await Promise.all([
        appendEvents(storage, 'a', 1, encodeTestEvent('second')),
        appendEvents(storage, 'a', 3, encodeTestEvent('third')),
        appendEvents(storage, 'b', 1, encodeTestEvent('x')),
      ])
      expect([again, gap, other]).toEqual(['conflict', 'conflict', 'stored'])
      expect(await storage.journal.read('a', 0)).toEqual([encodeTestEvent('first')])
      expect(storage.writeCounts.events).toBe(2)
    })

    it('accepts several events atomically', async () => {
      const storage = await open()
      const [one, two, three, four] = ['1', '2', '3', '4'].map(encodeTestEvent)
      expect(await appendEvents(storage, 'a', 1, one, two, three)).toBe('stored')
      expect(await appendEvents(storage, 'a', 3, encodeTestEvent('late'), encodeTestEvent('later'))).toBe(
        'conflict',
      )
      expect(await appendEvents(storage, 'a', 4)).toBe('stored')
      expect(await appendEvents(storage, 'a', 4, four)).toBe('stored')
      expect(await storage.journal.read('a', 0)).toEqual([one, two, three, four])
      expect(await storage.journal.read('a', 2)).toEqual([three, four])
      expect(storage.writeCounts.events).toBe(4)
    })

    it("has several writers, who continue after each other's events", async () => {
      const [one, other] = [await open(), await open()]
      await appendEvents(one, 'a', 1, encodeTestEvent('1'), encodeTestEvent('2'))
      expect(await appendEvents(other, 'a', 3, encodeTestEvent('3'))).toBe('stored')
      expect(await appendEvents(one, 'a', 3, encodeTestEvent('three'))).toBe('conflict')
      expect(await one.journal.read('a', 2)).toEqual([encodeTestEvent('3')])
      expect(await appendEvents(one, 'a', 4, encodeTestEvent('4'))).toBe('stored')
      expect(await (await open()).journal.read('a', 0)).toEqual(['1', '2', '3', '4'].map(encodeTestEvent))
    })

    it('notifies followers of new events, and of those they have missed', async () => {
      const [one, other] = [await open(), await open()]
      await appendEvents(one, 'a', 1, encodeTestEvent('first'))
      await other.journal.read('a', 0)
      const { events, follower } = new EventCollector(1)
      await appendEvents(one, 'a', 2, encodeTestEvent('missed'))
      const stop = other.journal.follow('a', 1, follower)
      expect(events).toEqual([])
      await waitForEvents(1, events)
      await appendEvents(one, 'a', 3, encodeTestEvent('third'))
      await appendEvents(one, 'b', 1, encodeTestEvent('elsewhere'))
      await waitForEvents(2, events)
      stop()
      await other.journal.read('a', 0)
      const still = new EventCollector(3)
      other.journal.follow('a', 3, still.follower)
      await appendEvents(one, 'a', 4, encodeTestEvent('fourth'))
      await waitForEvents(1, still.events)
      expect(events).toEqual(['missed', 'third'].map(encodeTestEvent))
      expect(still.events).toEqual([encodeTestEvent('fourth')])
    })

    it('has one order of events for all concurrent readers and writers', async () => {
      const storages = [await open(), await open(), await open()]
      const history = new LinearizabilityChecker()
      await Promise.all(storages.flatMap((storage) => [history.write(storage), history.watch(storage)]))
      const events = await (await open()).journal.read('a', 0)
      history.check(events)
    })
  })

  describe(`Stores beside ${kind.toLowerCase()}`, () => {
    const row = (code: string, touchedAt = 0): RoomRow => createRoomRow(code, { touchedAt })
    const states = (storage: Pick<ServerStorage, 'snapshots'>, ...positions: number[]) =>
      Promise.all(
        positions.map(async (position) => (await storage.snapshots.findNewest('a', position))?.state ?? null),
      )

    it('return the newest snapshot that is not too new, and keep a few only', async () => {
      const storage = await openRaw()
      for (let position = 1; position <= 6; position++)
        storage.snapshots.save('a', { position, state: `at ${position}` })
      await waitUntil('the sixth snapshot', async () => (await states(storage, 99))[0] === 'at 6')
      expect(await states(storage, 6, 5, 4, 2)).toEqual(['at 6', 'at 5', 'at 4', null])
      expect(await storage.snapshots.findNewest('b', 99)).toBeNull()
    })

    it('list rooms newest first, and due rooms, for all who have it open', async () => {
      const [one, other] = [await openVerified(), await openVerified()]
      one.directory.save(createRoomRow('a', { touchedAt: 1, listing: '"a"', wakeAt: 100 }))
      one.directory.save(createRoomRow('b', { touchedAt: 2, listing: '"b"' }))
      other.directory.save(createRoomRow('c', { touchedAt: 3, wakeAt: 200 }))
      const another = await openVerified()
      await waitForRooms(3, one, other, another)
      for (const { directory } of [one, other, another]) {
        expect(await directory.listPublic(10)).toEqual(['"b"', '"a"'])
        expect(await directory.listPublic(1)).toEqual(['"b"'])
        expect(await directory.listDue(99, 9)).toEqual([])
        expect(await directory.listDue(HOUR, 9)).toEqual([
          { code: 'a', wakeAt: 100 },
          { code: 'c', wakeAt: 200 },
        ])
        const [first] = await directory.listDue(HOUR, 1)
        expect(await directory.listDue(HOUR, 9, first)).toEqual([{ code: 'c', wakeAt: 200 }])
        const times = await Promise.all(['c', 'b', 'z'].map((code) => directory.findTimes(code)))
        expect(times.map((each) => each?.wakeAt)).toEqual([200, null, undefined])
      }
      // The server that wrote the row acts first.
      expect(await one.directory.listDue(100, 9)).toEqual([{ code: 'a', wakeAt: 100 }])
    })

    it('insert a room, and keep an existing one with the same code', async () => {
      const storage = await openVerified()
      const { directory } = storage
      directory.insert({ ...row('a'), listing: '"first"' })
      directory.insert({ ...row('a'), listing: '"second"' })
      directory.insert(row('b'))
      await waitForRooms(2, storage)
      expect(await directory.listPublic(9)).toEqual(['"first"'])
    })

    it('list the rooms of a member newest first, for all who have it open', async () => {
      const all = [await openVerified(), await openVerified()]
      const [one, other] = all
      const roomsOf = async ({ directory }: ServerStorage, identity: string, limit = 9) =>
        (await directory.listByMember(identity, limit)).map(({ code, summary }) => `${code} ${summary}`)
      one.directory.save({ ...row('a', 1), members: ['ada', 'ben'], summary: 'first' })
      other.directory.save({ ...row('b', 2), members: ['ada'], summary: 'second' })
      for (const storage of all) {
        await waitForRooms(2, storage)
        expect(await roomsOf(storage, 'ada')).toEqual(['b second', 'a first'])
        expect(await roomsOf(storage, 'ada', 1)).toEqual(['b second'])
        expect(await roomsOf(storage, 'ben')).toEqual(['a first'])
        expect(await roomsOf(storage, 'cem')).toEqual([])
      }
      one.directory.save({ ...row('a', 3), members: ['ben', 'cem'], summary: 'without Ada' })
      for (const storage of all) {
        await waitUntil('the room of Cem', async () => (await roomsOf(storage, 'cem')).length === 1)
        expect(await roomsOf(storage, 'ada')).toEqual(['b second'])
        expect(await roomsOf(storage, 'ben')).toEqual(['a without Ada'])
      }
      // The code is taken: the members of the rejected row do not become members of the existing room.
      one.directory.insert({ ...row('a'), members: ['dan'], summary: 'of Dan' })
      one.directory.insert({ ...row('c'), members: ['dan'], summary: 'of Dan' })
      await waitUntil('the room of Dan', async () => (await roomsOf(one, 'dan')).includes('c of Dan'))
      expect(await roomsOf(one, 'dan')).toEqual(['c of Dan'])
      await one.directory.delete('a')
      for (const storage of all)
        await waitUntil(
          'the room of Ben to be gone',
          async () => (await roomsOf(storage, 'ben')).length === 0,
        )
    })

    it('delete a room for all who have it open, with pending writes', async () => {
      const [one, other] = [await openVerified(), await openVerified()]
      for (const room of ['a', 'b']) {
        await appendEvents(one, room, 1, encodeTestEvent('1'), encodeTestEvent('2'))
        one.snapshots.save(room, { position: 2, state: 'at 2' })
        one.records.saveOnce(room, 1, 'record')
        one.directory.save(createRoomRow(room))
      }
      await waitForRooms(2, other)
      one.directory.save(row('a', 1))
      await one.directory.delete('a')
      await waitForRooms(1, other)
      for (const storage of [one, other]) {
        expect(await storage.journal.read('a', 0)).toEqual([])
        expect(await states(storage, 99)).toEqual([null])
        expect(await storage.records.find('a', 1)).toBeNull()
        expect(await storage.records.find('b', 1)).toBe('record')
        expect(await storage.journal.read('b', 1)).toEqual([encodeTestEvent('2')])
      }
      expect(await appendEvents(other, 'a', 3, encodeTestEvent('3'))).toBe('conflict')
      expect(await appendEvents(one, 'a', 3, encodeTestEvent('3'))).toBe('conflict')
      expect(await appendEvents(one, 'a', 1, encodeTestEvent('again'))).toBe('stored')
      expect(await other.journal.read('a', 0)).toEqual([encodeTestEvent('again')])
    })

    it('expire rooms without activity, except those in use', async () => {
      const storage = await openVerified()
      const tomorrow = Date.now() + 24 * 3600 * 1000
      const touched = { a: 1, b: 1, c: tomorrow }
      for (const [code, touchedAt] of Object.entries(touched)) {
        await appendEvents(storage, code, 1, encodeTestEvent('x'))
        storage.directory.save(row(code, touchedAt))
      }
      await waitForRooms(3, storage)
      await storage.directory.expire(tomorrow, (code) => code === 'b')
      const left = await Promise.all(['a', 'b', 'c'].map((code) => storage.journal.read(code, 0)))
      expect(left).toEqual([[], [encodeTestEvent('x')], [encodeTestEvent('x')]])
    })

    it('keep the first version of a record', async () => {
      const storage = await openRaw()
      const { records } = storage
      records.saveOnce('a', 1, 'first')
      records.saveOnce('a', 1, 'second')
      records.saveOnce('a', 2, 'third')
      await waitForRecord(storage, 'a', 2)
      const kept = [1, 2, 3].map((number) => records.find('a', number))
      expect(await Promise.all(kept)).toEqual(['first', 'third', null])
    })

    it('revoke a device once and for good, for all who have it open', async () => {
      const [{ devices }, { devices: otherDevices }] = [await openVerified(), await openVerified()]
      const device = (name: string, addedAt: number) => ({
        identity: 'ada',
        device: name,
        name: null,
        addedAt,
      })
      expect(await devices.add(device('phone', 2))).toBe(true)
      expect(await otherDevices.add(device('phone', 3))).toBe(false)
      expect(await otherDevices.add(device('', 1))).toBe(true)
      expect(await devices.listByIdentity('ada')).toEqual([device('', 1), device('phone', 2)])
      const ended = await Promise.all([devices.revoke('ada', 'phone'), otherDevices.revoke('ada', 'phone')])
      expect(ended.toSorted()).toEqual([false, true])
      expect(await devices.revoke('ada', 'none')).toBe(false)
      expect(await otherDevices.isRevoked('ada', 'phone')).toBe(true)
      expect(await devices.isRevoked('ada', '')).toBe(false)
      expect(await otherDevices.listByIdentity('ada')).toEqual([device('', 1)])
      expect(await devices.listByIdentity('ben')).toEqual([])
    })

    it('write what is pending before closing', async () => {
      const storage = await testStorage.open()
      const appended = appendEvents(storage, 'a', 1, encodeTestEvent('x'))
      storage.records.saveOnce('a', 1, 'record')
      await storage.close()
      expect(await appended).toBe('stored')
      const again = await openRaw()
      expect(await again.journal.read('a', 0)).toEqual([encodeTestEvent('x')])
      expect(await again.records.find('a', 1)).toBe('record')
    })
  })

  describe(`Damaged ${kind}`, () => {
    /** Five events, and a snapshot after four of them; nothing of it is in memory any more. */
    async function written(): Promise<ServerStorage> {
      const storage = await openVerified()
      await appendEvents(storage, 'a', 1, ...['1', '2', '3'].map(encodeTestEvent))
      await appendEvents(storage, 'b', 1, ...['1', '2', '3'].map(encodeTestEvent))
      storage.snapshots.save('a', { position: 3, state: '{"at":3}' })
      await appendEvents(storage, 'a', 4, encodeTestEvent('4'))
      storage.snapshots.save('a', { position: 4, state: '{"at":4}' })
      await appendEvents(storage, 'a', 5, encodeTestEvent('5'))
      storage.records.saveOnce('a', 1, '{"record":1}')
      await waitForRecord(storage, 'a', 1)
      await closeAll()
      return openVerified()
    }

    const harm: readonly (readonly [string, StoredTable, number, (text: string) => string | null, number])[] =
      [
        ['a flipped bit in an event', 'events', 2, flipBit, 2],
        ['a flipped bit in a hash', 'events', 2, (text) => (text[0] === 'A' ? 'B' : 'A') + text.slice(1), 2],
        ['a missing event', 'events', 2, () => null, 2],
        ['an event without its hash', 'events', 3, (text) => text.slice(text.indexOf('{')), 3],
        [
          'an event with another text',
          'events',
          5,
          () => new HashChain('a', 4).linkNext(encodeTestEvent('6')),
          5,
        ],
      ]

    it.each(harm)('reports %s, and reads the other rooms', async (_, table, at, change, found) => {
      await written()
      await testStorage.tamper(table, { room: 'a', at }, change)
      const { journal } = await openVerified()
      await expect(journal.read('a', 0)).rejects.toThrow(`event ${found} does not match its hash`)
      await expect(journal.read('a', 0)).rejects.toBeInstanceOf(DamagedDataError)
      expect(await journal.read('b', 0)).toEqual(['1', '2', '3'].map(encodeTestEvent))
    })

    it('reports events of another room, or in another order', async () => {
      await written()
      const stolen: string[] = []
      const look = (text: string) => {
        stolen.push(text)
        return text
      }
      for (const at of [1, 2]) await testStorage.tamper('events', { room: 'b', at }, look)
      await testStorage.tamper('events', { room: 'a', at: 1 }, () => stolen[0])
      await expect((await openVerified()).journal.read('a', 0)).rejects.toThrow('event 1 does')
      await testStorage.tamper('events', { room: 'b', at: 1 }, () => stolen[1])
      await testStorage.tamper('events', { room: 'b', at: 2 }, () => stolen[0])
      await expect((await openVerified()).journal.read('b', 0)).rejects.toThrow('event 1 does')
    })

    it('reads on from an intact position, and detects later changes', async () => {
      const storage = await written()
      await testStorage.tamper('events', { room: 'a', at: 2 }, flipBit)
      expect(await storage.journal.read('a', 3)).toEqual(['4', '5'].map(encodeTestEvent))
      await testStorage.tamper('events', { room: 'a', at: 5 }, () =>
        new HashChain('a', 4).linkNext(encodeTestEvent('6')),
      )
      await expect(storage.journal.read('a', 5)).rejects.toThrow('event 5 does not')
    })

    it('skips a damaged snapshot, and reports it', async () => {
      await written()
      const { snapshots } = await openVerified()
      expect(await snapshots.findNewest('a', 99)).toEqual({ position: 4, state: '{"at":4}' })
      await testStorage.tamper('snapshots', { room: 'a', at: 4 }, flipBit)
      expect(await snapshots.findNewest('a', 99)).toEqual({ position: 3, state: '{"at":3}' })
      await testStorage.tamper('snapshots', { room: 'a', at: 3 }, () => '{"at":')
      expect(await snapshots.findNewest('a', 99)).toBeNull()
      expect(reported).toEqual([
        'The room is damaged: the snapshot at event 4 does not match its checksum.',
        'The room is damaged: the snapshot at event 4 does not match its checksum.',
        'The room is damaged: the snapshot at event 3 does not match its checksum.',
      ])
    })

    it('does not accept a snapshot in place of lost events', async () => {
      await written()
      for (const at of [5, 4]) await testStorage.tamper('events', { room: 'a', at }, () => null)
      await expect((await openVerified()).snapshots.findNewest('a', 99)).rejects.toThrow('event 4 is missing')
    })

    it('does not accept a snapshot of another history', async () => {
      await written()
      await testStorage.tamper('events', { room: 'a', at: 4 }, () =>
        new HashChain('a', 3).linkNext(encodeTestEvent('four')),
      )
      await expect((await openVerified()).snapshots.findNewest('a', 99)).rejects.toThrow('event 4 does not')
    })

    it('skips a damaged record, and reports it', async () => {
      await written()
      const { records } = await openVerified()
      expect(await records.find('a', 1)).toBe('{"record":1}')
      await testStorage.tamper('records', { room: 'a', at: 1 }, flipBit)
      expect(await records.find('a', 1)).toBeNull()
      expect(reported).toEqual(['The room is damaged: the record of match 1 does not match its checksum.'])
    })

    const listed = async (storage: ServerStorage, ...codes: string[]): Promise<void> => {
      for (const code of codes)
        storage.directory.save(createRoomRow(code, { listing: `"room ${code}"`, wakeAt: 1 }))
      await waitUntil(
        `${codes.length} listed rooms`,
        async () => (await storage.directory.listPublic(9)).length === codes.length,
      )
    }

    it('skips a damaged row, reports it once, and accepts a new one', async () => {
      await listed(await openVerified(), 'a', 'b')
      await closeAll()
      await testStorage.tamper('rooms', { room: 'a', at: 1 }, (text) => text.replace('room a', 'room o'))
      const { directory } = await openVerified()
      expect([await directory.listPublic(9), await directory.listPublic(9)]).toEqual([
        ['"room b"'],
        ['"room b"'],
      ])
      expect(await directory.listDue(HOUR, 1)).toEqual([{ code: 'b', wakeAt: 1 }])
      expect(await directory.findTimes('a')).toBeNull()
      await directory.expire(HOUR, () => false)
      expect(await directory.count()).toBe(1)
      expect(reported).toEqual(['The room is damaged: its row in the directory does not match its checksum.'])
      directory.save(createRoomRow('a', { listing: '"again"' }))
      await waitUntil('a listed room', async () => (await directory.listPublic(9)).length > 0)
      expect([await directory.listPublic(9), reported.length]).toEqual([['"again"'], 1])
    })

    it('detects that the end of a journal, or all of it, is missing', async () => {
      const storage = await openVerified()
      const events = Array.from({ length: 40 }, (_, i) => encodeTestEvent(`${i + 1}`))
      for (const room of ['a', 'b']) {
        await appendEvents(storage, room, 1, ...events.slice(0, 38))
        await appendEvents(storage, room, 39, ...events.slice(38))
      }
      await listed(storage, 'a', 'b')
      expect(await storage.directory.readJournalEnd('a')).toBe(40)
      await closeAll()
      await testStorage.tamper('events', { room: 'a', at: 40 }, () => null)
      for (let at = 40; at > 0; at--) await testStorage.tamper('events', { room: 'b', at }, () => null)
      const { directory, journal } = await openVerified()
      expect([await directory.readJournalEnd('a'), (await journal.read('a', 0)).length]).toEqual([40, 39])
      expect([await directory.readJournalEnd('b'), await journal.read('b', 0)]).toEqual([40, []])
      expect(await directory.readJournalEnd('none')).toBe(0)
    })

    it('detects a journal of the right length with another event', async () => {
      const storage = await openVerified()
      await appendEvents(storage, 'a', 1, ...['1', '2', '3'].map(encodeTestEvent))
      await listed(storage, 'a')
      await closeAll()
      let other = ''
      await testStorage.tamper('events', { room: 'a', at: 2 }, (text) => {
        other = HashChain.startAfter('a', 2, text).linkNext(encodeTestEvent('three'))
        return text
      })
      await testStorage.tamper('events', { room: 'a', at: 3 }, () => other)
      const { directory, journal } = await openVerified()
      expect((await journal.read('a', 0)).length).toBe(3)
      expect(await directory.readJournalEnd('a')).toBe(3)
      await expect(journal.read('a', 0)).rejects.toThrow('event 3 does not match its hash')
    })

    it('does not guess whether a damaged device was revoked, and reports it once', async () => {
      const before = (await openVerified()).devices
      for (const device of ['phone', 'tablet'])
        await before.add({ identity: 'ada', device, name: `my ${device}`, addedAt: 1_700_000_000_000 })
      await before.revoke('ada', 'phone')
      await closeAll()
      await testStorage.tamper('devices', { room: 'ada', at: 'phone' }, flipBit)
      const { devices } = await openVerified()
      for (let i = 0; i < 2; i++)
        await expect(devices.isRevoked('ada', 'phone')).rejects.toBeInstanceOf(DamagedDataError)
      expect((await devices.listByIdentity('ada')).map(({ device }) => device)).toEqual(['tablet'])
      expect([await devices.isRevoked('ada', 'tablet'), await devices.isRevoked('ada', 'other')]).toEqual([
        false,
        false,
      ])
      expect(reported).toEqual([
        expect.stringMatching(
          /^The data is damaged: the device that was added at .+ does not match its checksum\.$/,
        ),
      ])
    })

    it('passes unverifiable events on as a gap, so that followers read them', async () => {
      const [one, other] = [await openRaw(), await openVerified()]
      await appendEvents(other, 'a', 1, encodeTestEvent('1'))
      const received = new Map<number, readonly EncodedEvent[]>()
      other.journal.follow('a', 1, (position, events) => received.set(position, events))
      await appendEvents(one, 'a', 2, encodeTestEvent('no link'))
      // With a network, earlier events may be delivered first.
      await waitUntil('event 2 to be delivered', () => received.has(2))
      expect(received.get(2)).toEqual([])
      await expect(other.journal.read('a', 1)).rejects.toThrow('event 2 does not')
    })
  })
}
