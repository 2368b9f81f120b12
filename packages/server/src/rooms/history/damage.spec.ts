import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAMES } from '@slapwise/games'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { flushWrites, TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  createComparableState,
  createLobby,
  createPlayingRoom,
  playUntil,
  ROOM_CODE,
} from '../../testing/room-kit.ts'
import type { RoomError } from '../commands/room-error.ts'
import type { RoomSession } from '../session/room-session.ts'
import { readMatchRecord } from './match-records.ts'

let testRegistry: TestRegistry

beforeEach(() => {
  testRegistry = new TestRegistry()
})

afterEach(() => testRegistry.close())

/** Damages a word of a stored text. */
function damage(table: 'segments' | 'snapshots' | 'records', column: string, where: string): void {
  const db = new DatabaseSync(join(testRegistry.folder, 'slapwise.db'))
  const { changes } = db
    .prepare(`UPDATE ${table} SET ${column} = replace(${column}, 'Ada', 'Eve') WHERE ${where}`)
    .run()
  db.close()
  expect(changes).toBeGreaterThan(0)
}

/** Unloads a room, as after a long time without viewers. */
async function unload(session: RoomSession): Promise<void> {
  for (const viewer of session.viewers) session.disconnect(viewer)
  await testRegistry.sweepAfter(3_600_000)
  await flushWrites()
  expect(testRegistry.registry.loadedCount).toBe(0)
}

const connectError = (): Promise<unknown> =>
  testRegistry.registry.find(ROOM_CODE).catch((error: RoomError) => error.protocolError.code)

it('A damaged room reports it to every client, is logged once, and stays unchanged', async () => {
  await testRegistry.loadRecordedRoom(createLobby(['Ada', 'Ben']))
  const other = await testRegistry.registry.create('identity-of-Cem', { name: 'Cem', isPublic: true })
  await testRegistry.registry.stop()
  damage('segments', 'events', `room = '${ROOM_CODE}' AND first_position = 1`)
  testRegistry = new TestRegistry({}, undefined, testRegistry.folder)
  expect([await connectError(), await connectError()]).toEqual(['room-damaged', 'room-damaged'])
  expect(testRegistry.problems).toEqual(['The room is damaged: event 1 does not match its hash.'])
  const cem = new TestViewer('Cem').connect(await testRegistry.registry.find(other.code))
  expect(await cem.request({ type: 'chat', text: 'as if nothing had happened' })).toBe('done')
  expect(await connectError()).toBe('room-damaged')
})

it('A room with damage in its past continues, and refuses histories', async () => {
  const before = await testRegistry.loadRecordedRoom(createPlayingRoom(['Ada', 'Ben']))
  await unload(before)
  damage('segments', 'events', 'first_position = 1')
  const session = await testRegistry.registry.find(ROOM_CODE)
  const { version } = session.room.data
  const ada = new TestViewer('Ada').connect(session)
  expect(await ada.request({ type: 'history', since: 0 })).toBe('room-damaged')
  expect(await ada.request({ type: 'rename', name: 'Ada the Great' })).toBe('done')
  const ben = new TestViewer('Ben').connect(session, version - 1)
  await flushWrites()
  expect(ben.welcome.missedSteps).toBeNull()
  expect([ada.closeReason, testRegistry.registry.loadedCount, testRegistry.problems.length]).toEqual([
    null,
    1,
    1,
  ])
})

it('A damaged snapshot is skipped, and the journal replayed with the same result', async () => {
  const before = await testRegistry.loadRecordedRoom(createPlayingRoom(['Ada', 'Ben']))
  const image = createComparableState(before.room)
  await unload(before)
  damage('snapshots', 'state', `room = '${ROOM_CODE}'`)
  expect(createComparableState((await testRegistry.registry.find(ROOM_CODE)).room)).toEqual(image)
  expect(testRegistry.problems).toEqual([
    `The room is damaged: the snapshot at event ${before.room.position} does not match its checksum.`,
  ])
})

it('A journal that ends before its snapshot is reported as damaged', async () => {
  const before = await testRegistry.loadRecordedRoom(createPlayingRoom(['Ada', 'Ben']))
  await unload(before)
  const db = new DatabaseSync(join(testRegistry.folder, 'slapwise.db'))
  db.exec('DELETE FROM segments WHERE first_position = (SELECT max(first_position) FROM segments)')
  db.close()
  expect(await connectError()).toBe('room-damaged')
})

it('A damaged record is rebuilt from the journal', async () => {
  const { room } = await testRegistry.loadRecordedRoom(
    playUntil(createPlayingRoom(['Ada', 'Ben']), () => false),
  )
  const record = await readMatchRecord(GAMES, testRegistry.storage, room, 1)
  await flushWrites()
  damage('records', 'record', 'number = 1')
  expect(await readMatchRecord(GAMES, testRegistry.storage, room, 1)).toEqual(record)
  expect(testRegistry.problems).toEqual([
    'The room is damaged: the record of match 1 does not match its checksum.',
  ])
})

it('A missing last segment, or a missing journal, is reported', async () => {
  const { room } = await testRegistry.loadRecordedRoom(
    playUntil(createPlayingRoom(['Ada', 'Ben']), () => false),
  )
  await testRegistry.registry.stop()
  const db = new DatabaseSync(join(testRegistry.folder, 'slapwise.db'))
  db.exec('DELETE FROM snapshots')
  db.exec('DELETE FROM segments WHERE first_position = (SELECT max(first_position) FROM segments)')
  testRegistry = new TestRegistry({}, undefined, testRegistry.folder)
  expect(await connectError()).toBe('room-damaged')
  db.exec('DELETE FROM segments')
  db.close()
  await testRegistry.registry.stop()
  const again = new TestRegistry({}, undefined, testRegistry.folder)
  testRegistry = again
  expect(await connectError()).toBe('room-damaged')
  expect(again.problems).toEqual([`The room is damaged: events 1 to ${room.position} are missing.`])
})

it('A damaged row does not break the list of public rooms', async () => {
  const [one, other] = [await publicRoom('Ada'), await publicRoom('Ben')]
  const db = new DatabaseSync(join(testRegistry.folder, 'slapwise.db'))
  db.prepare(`UPDATE rooms SET listing = '{' || listing WHERE code = ?`).run(one)
  db.close()
  for (let i = 0; i < 2; i++)
    expect((await testRegistry.registry.summaries.listPublicRooms()).map(({ code }) => code)).toEqual([other])
  expect(testRegistry.problems).toEqual([
    'The room is damaged: its row in the directory does not match its checksum.',
  ])
})

const publicRoom = async (name: string): Promise<string> =>
  (await testRegistry.registry.create(`identity-of-${name}`, { name, isPublic: true })).code
