import { describe, expect, it } from 'vitest'
import {
  appendEvents,
  encodeTestEvent,
  flipBit,
  type StorageFixture,
  waitForRecord,
  writeSample,
} from './storage-kit.ts'

export function describeRecords(fixture: StorageFixture): void {
  const { openRaw, openVerified, closeAll, tamper, reported } = fixture

  describe('The records', () => {
    it('keep the first version', async () => {
      const storage = await openRaw()
      const { records } = storage
      records.saveOnce('a', 1, 'first')
      records.saveOnce('a', 1, 'second')
      records.saveOnce('a', 2, 'third')
      await waitForRecord(storage, 'a', 2)
      const kept = [1, 2, 3].map((number) => records.find('a', number))
      expect(await Promise.all(kept)).toEqual(['first', 'third', null])
    })

    it('and events that are pending are written before closing', async () => {
      const storage = await openRaw()
      const appended = appendEvents(storage, 'a', 1, encodeTestEvent('x'))
      storage.records.saveOnce('a', 1, 'record')
      await closeAll()
      expect(await appended).toBe('stored')
      const again = await openRaw()
      expect(await again.journal.read('a', 0)).toEqual([encodeTestEvent('x')])
      expect(await again.records.find('a', 1)).toBe('record')
    })

    it('skip a damaged one, and report it', async () => {
      await writeSample(fixture)
      const { records } = await openVerified()
      expect(await records.find('a', 1)).toBe('{"record":1}')
      await tamper('records', { room: 'a', at: 1 }, flipBit)
      expect(await records.find('a', 1)).toBeNull()
      expect(reported).toEqual(['The room is damaged: the record of match 1 does not match its checksum.'])
    })
  })
}
