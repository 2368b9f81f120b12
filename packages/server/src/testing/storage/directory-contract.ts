import { waitUntil } from '@slapwise/kernel/testing/wait'
import { describe, expect, it } from 'vitest'
import type { RoomRow, ServerStorage } from '../../journal/core/storage.ts'
import { createRoomRow } from '../room-row.ts'
import {
  appendEvents,
  encodeTestEvent,
  findSnapshots,
  listRooms,
  type StorageFixture,
  waitForRooms,
} from './storage-kit.ts'

const HOUR = 3_600_000

const row = (code: string, touchedAt = 0): RoomRow => createRoomRow(code, { touchedAt })

export function describeDirectory({ openVerified, closeAll, tamper, reported }: StorageFixture): void {
  describe('The directory', () => {
    it('lists rooms newest first, and due rooms, for all who have it open', async () => {
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

    it('inserts a room, and keeps an existing one with the same code', async () => {
      const storage = await openVerified()
      const { directory } = storage
      directory.insert({ ...row('a'), listing: '"first"' })
      directory.insert({ ...row('a'), listing: '"second"' })
      directory.insert(row('b'))
      await waitForRooms(2, storage)
      expect(await directory.listPublic(9)).toEqual(['"first"'])
    })

    it('lists the rooms of a member newest first, for all who have it open', async () => {
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

    it('deletes a room for all who have it open, with pending writes', async () => {
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
        expect(await findSnapshots(storage, 99)).toEqual([null])
        expect(await storage.records.find('a', 1)).toBeNull()
        expect(await storage.records.find('b', 1)).toBe('record')
        expect(await storage.journal.read('b', 1)).toEqual([encodeTestEvent('2')])
      }
      expect(await appendEvents(other, 'a', 3, encodeTestEvent('3'))).toBe('conflict')
      expect(await appendEvents(one, 'a', 3, encodeTestEvent('3'))).toBe('conflict')
      expect(await appendEvents(one, 'a', 1, encodeTestEvent('again'))).toBe('stored')
      expect(await other.journal.read('a', 0)).toEqual([encodeTestEvent('again')])
    })

    it('expires rooms without activity, except those in use', async () => {
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

    it('skips a damaged row, reports it once, and accepts a new one', async () => {
      await listRooms(await openVerified(), 'a', 'b')
      await closeAll()
      await tamper('rooms', { room: 'a', at: 1 }, (text) => text.replace('room a', 'room o'))
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
  })
}
