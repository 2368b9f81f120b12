import { waitUntil } from '@slapwise/kernel/testing/wait'
import { describe, expect, it } from 'vitest'
import { HashChain } from '../../journal/core/hash-chain.ts'
import { encodeTestEvent, findSnapshots, flipBit, type StorageFixture, writeSample } from './storage-kit.ts'

export function describeSnapshots(fixture: StorageFixture): void {
  const { openRaw, openVerified, tamper, reported } = fixture

  describe('The snapshots', () => {
    it('return the newest that is not too new, and keep a few only', async () => {
      const storage = await openRaw()
      for (let position = 1; position <= 6; position++)
        storage.snapshots.save('a', { position, state: `at ${position}` })
      await waitUntil('the sixth snapshot', async () => (await findSnapshots(storage, 99))[0] === 'at 6')
      expect(await findSnapshots(storage, 6, 5, 4, 2)).toEqual(['at 6', 'at 5', 'at 4', null])
      expect(await storage.snapshots.findNewest('b', 99)).toBeNull()
    })

    it('skip a damaged one, and report it', async () => {
      await writeSample(fixture)
      const { snapshots } = await openVerified()
      expect(await snapshots.findNewest('a', 99)).toEqual({ position: 4, state: '{"at":4}' })
      await tamper('snapshots', { room: 'a', at: 4 }, flipBit)
      expect(await snapshots.findNewest('a', 99)).toEqual({ position: 3, state: '{"at":3}' })
      await tamper('snapshots', { room: 'a', at: 3 }, () => '{"at":')
      expect(await snapshots.findNewest('a', 99)).toBeNull()
      expect(reported).toEqual([
        'The room is damaged: the snapshot at event 4 does not match its checksum.',
        'The room is damaged: the snapshot at event 4 does not match its checksum.',
        'The room is damaged: the snapshot at event 3 does not match its checksum.',
      ])
    })

    it('are not accepted in place of lost events', async () => {
      await writeSample(fixture)
      for (const at of [5, 4]) await tamper('events', { room: 'a', at }, () => null)
      await expect((await openVerified()).snapshots.findNewest('a', 99)).rejects.toThrow('event 4 is missing')
    })

    it('are not accepted if they have another history', async () => {
      await writeSample(fixture)
      await tamper('events', { room: 'a', at: 4 }, () =>
        new HashChain('a', 3).linkNext(encodeTestEvent('four')),
      )
      await expect((await openVerified()).snapshots.findNewest('a', 99)).rejects.toThrow('event 4 does not')
    })
  })
}
