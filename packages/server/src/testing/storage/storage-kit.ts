import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, expect } from 'vitest'
import type { AppendResult, EventFollower, RawStorage, ServerStorage } from '../../journal/core/storage.ts'
import { VerifiedStorage } from '../../journal/core/verified-storage.ts'
import { createRoomRow } from '../room-row.ts'

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

/** The journal of any storage, with or without verification. */
export type WithJournal = Pick<ServerStorage, 'journal'>

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

export const encodeTestEvent = (text: string): string => JSON.stringify({ text })

/** Flips one bit of the last character but one, so that JSON stays valid. */
export const flipBit = (text: string): string => {
  const at = text.length - 3
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}

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

/** Finds the newest snapshots of a room up to these positions. */
export const findSnapshots = (
  { snapshots }: Pick<ServerStorage, 'snapshots'>,
  ...positions: readonly number[]
): Promise<readonly (string | null)[]> =>
  Promise.all(positions.map(async (position) => (await snapshots.findNewest('a', position))?.state ?? null))

/** Saves public rooms, and waits until they are listed. */
export async function listRooms(
  { directory }: Pick<ServerStorage, 'directory'>,
  ...codes: readonly string[]
): Promise<void> {
  for (const code of codes) directory.save(createRoomRow(code, { listing: `"room ${code}"`, wakeAt: 1 }))
  await waitUntil(
    `${codes.length} listed rooms`,
    async () => (await directory.listPublic(9)).length === codes.length,
  )
}

/** The storage of the running test, as all parts of the contract use it. */
export interface StorageFixture {
  openRaw(): Promise<RawStorage>
  openVerified(): Promise<ServerStorage>
  /** Closes everything that is open, so that nothing is left in memory. */
  closeAll(): Promise<void>
  readonly tamper: TestStorage['tamper']
  /** The messages about damage. */
  readonly reported: string[]
}

/** Creates a storage before each test, and removes it afterwards. */
export function useTestStorage(create: () => TestStorage | Promise<TestStorage>): StorageFixture {
  let testStorage: TestStorage
  const opened: RawStorage[] = []
  const reported: string[] = []

  beforeEach(async () => {
    testStorage = await create()
    reported.length = 0
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

  return {
    openRaw,
    openVerified,
    closeAll,
    tamper: (table, key, change) => testStorage.tamper(table, key, change),
    reported,
  }
}

/** Writes five events, snapshots and a record, of which nothing is in memory any more. */
export async function writeSample({ openVerified, closeAll }: StorageFixture): Promise<ServerStorage> {
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
