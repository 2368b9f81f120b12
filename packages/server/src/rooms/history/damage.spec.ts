import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAMES } from '@slapwise/games'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Person, settle, TestRegistry } from '../../testing/registry-kit.ts'
import { CODE, imageOf, lobby, playing, until } from '../../testing/room-kit.ts'
import type { RoomError } from '../commands/errors.ts'
import type { RoomSession } from '../session/room-session.ts'
import { recordOfMatch } from './archive.ts'

let house: TestRegistry

beforeEach(() => {
  house = new TestRegistry()
})

afterEach(() => house.close())

/** Spoils a word of what is stored. */
function spoil(table: 'entries' | 'snapshots' | 'records', column: string, where: string): void {
  const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
  const { changes } = db
    .prepare(`UPDATE ${table} SET ${column} = replace(${column}, 'Ada', 'Eve') WHERE ${where}`)
    .run()
  db.close()
  expect(changes).toBeGreaterThan(0)
}

/** As if nobody had looked for long. */
async function asleep(room: RoomSession): Promise<void> {
  for (const viewer of room.viewers) room.disconnect(viewer)
  await house.later(3_600_000)
  await settle()
  expect(house.house.live).toBe(0)
}

const knock = (): Promise<unknown> => house.house.find(CODE).catch((error: RoomError) => error.error.code)

it('A damaged room says so to whoever comes, is logged once, and stays as it is', async () => {
  await house.room(lobby(['Ada', 'Ben']))
  const other = await house.house.create('identity-of-Cem', { name: 'Cem', isPublic: true })
  await house.house.stop()
  spoil('entries', 'entry', `room = '${CODE}' AND position = 1`)
  house = new TestRegistry({}, undefined, house.folder)
  expect([await knock(), await knock()]).toEqual(['room-damaged', 'room-damaged'])
  expect(house.problems).toEqual(['The room is damaged: entry 1 is not what was written there.'])
  const cem = new Person('Cem').enter(await house.house.find(other.code))
  expect(await cem.does({ type: 'chat', text: 'as if nothing had happened' })).toBe('done')
  expect(await knock()).toBe('room-damaged')
})

it('A room of which only the past is damaged goes on, and says that it cannot tell it', async () => {
  const before = await house.room(playing(['Ada', 'Ben']))
  await asleep(before)
  spoil('entries', 'entry', 'position = 1')
  const room = await house.house.find(CODE)
  const { version } = room.room.state
  const ada = new Person('Ada').enter(room)
  expect(await ada.does({ type: 'history', since: 0 })).toBe('room-damaged')
  expect(await ada.does({ type: 'rename', name: 'Ada the Great' })).toBe('done')
  const ben = new Person('Ben').enter(room, version - 1)
  await settle()
  expect(ben.welcome.missed).toBeNull()
  expect([ada.closedFor, house.house.live, house.problems.length]).toEqual([null, 1, 1])
})

it('A damaged snapshot is passed over for the journal, with the same result', async () => {
  const before = await house.room(playing(['Ada', 'Ben']))
  const image = imageOf(before.room)
  await asleep(before)
  spoil('snapshots', 'state', `room = '${CODE}'`)
  expect(imageOf((await house.house.find(CODE)).room)).toEqual(image)
  expect(house.problems).toEqual([
    `The room is damaged: the snapshot at entry ${before.room.position} is not what was kept.`,
  ])
})

it('A room whose journal ends before its snapshot has lost something, and says so', async () => {
  const before = await house.room(playing(['Ada', 'Ben']))
  await asleep(before)
  const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
  db.exec('DELETE FROM entries WHERE position = (SELECT max(position) FROM entries)')
  db.close()
  expect(await knock()).toBe('room-damaged')
})

it('A damaged record is folded from the journal once more', async () => {
  const { room } = await house.room(until(playing(['Ada', 'Ben']), () => false))
  const record = await recordOfMatch(GAMES, house.storage, room, 1)
  await settle()
  spoil('records', 'record', 'number = 1')
  expect(await recordOfMatch(GAMES, house.storage, room, 1)).toEqual(record)
  expect(house.problems).toEqual(['The room is damaged: the record of match 1 is not what was kept.'])
})

it('A room that has lost its last chapter, or all of its journal, says so', async () => {
  const { room } = await house.room(until(playing(['Ada', 'Ben']), () => false))
  await house.house.stop()
  const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
  db.exec('DELETE FROM snapshots')
  db.exec('DELETE FROM entries WHERE position = (SELECT max(position) FROM entries)')
  house = new TestRegistry({}, undefined, house.folder)
  expect(await knock()).toBe('room-damaged')
  db.exec('DELETE FROM entries')
  db.close()
  await house.house.stop()
  const again = new TestRegistry({}, undefined, house.folder)
  house = again
  expect(await knock()).toBe('room-damaged')
  expect(again.problems).toEqual([`The room is damaged: entries 1 to ${room.position} are missing.`])
})

it('One damaged row does not keep the public list from anybody', async () => {
  const [one, other] = [await publicRoom('Ada'), await publicRoom('Ben')]
  const db = new DatabaseSync(join(house.folder, 'slapwise.db'))
  db.prepare(`UPDATE rooms SET listing = '{' || listing WHERE code = ?`).run(one)
  db.close()
  for (let i = 0; i < 2; i++) expect((await house.house.listed()).map(({ code }) => code)).toEqual([other])
  expect(house.problems).toEqual(['The room is damaged: its row in the directory is not what was kept.'])
})

const publicRoom = async (name: string): Promise<string> =>
  (await house.house.create(`identity-of-${name}`, { name, isPublic: true })).code
