import { describe, expect, it } from 'vitest'
import { DamagedDataError } from '../../journal/core/storage.ts'
import { flipBit, type StorageFixture } from './storage-kit.ts'

export function describeDevices({ openVerified, closeAll, tamper, reported }: StorageFixture): void {
  describe('The devices', () => {
    it('are revoked once and for good, for all who have it open', async () => {
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

    it('do not guess whether a damaged one was revoked, and report it once', async () => {
      const before = (await openVerified()).devices
      for (const device of ['phone', 'tablet'])
        await before.add({ identity: 'ada', device, name: `my ${device}`, addedAt: 1_700_000_000_000 })
      await before.revoke('ada', 'phone')
      await closeAll()
      await tamper('devices', { room: 'ada', at: 'phone' }, flipBit)
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
  })
}
