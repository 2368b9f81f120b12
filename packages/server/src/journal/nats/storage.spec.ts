import { jetstream } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { FaultyProxy } from '../../testing/cluster/faulty-proxy.ts'
import { NatsServer } from '../../testing/cluster/nats-server.ts'
import { createNatsTestStorage, openNatsStorage } from '../../testing/cluster/nats-test-storage.ts'
import { createRoomRow } from '../../testing/room-row.ts'
import { describeStorageContract } from '../../testing/storage/storage-contract.ts'
import { appendEvents, waitForRecord, waitForRooms } from '../../testing/storage/storage-kit.ts'
import type { ChecksummedRow, RoomRow } from '../core/storage.ts'
import { VerifiedStorage } from '../core/verified-storage.ts'
import { rowChecksum } from '../integrity/checksums.ts'
import { createKey } from '../tools/identity-key.ts'
import { BUCKETS, keySubject } from './names.ts'
import { NatsStorage } from './storage.ts'

let server: NatsServer

beforeAll(async () => {
  server = await NatsServer.start()
})

afterAll(() => server.remove())

describeStorageContract('NATS', () => createNatsTestStorage(server))

it('Stores a record that is longer than a message, and deletes it with its room', async () => {
  const testStorage = await createNatsTestStorage(server)
  const storage = await testStorage.open()
  const long = 'what nobody should know é '.repeat(100_000)
  storage.records.saveOnce('a', 1, long)
  await waitForRecord(storage, 'a', 1)
  expect(await storage.records.find('a', 1)).toBe(long)
  await storage.directory.delete('a')
  expect(await storage.records.find('a', 1)).toBeNull()
  expect(server.readFiles()).not.toContain('what nobody should')
  await storage.close()
  await testStorage.remove()
})

/** A row of room `a`, as it is stored. */
function checksummedRow(more: Partial<RoomRow>): ChecksummedRow {
  const row = createRoomRow('a', more)
  return { ...row, checksum: rowChecksum(row), journalEnd: '' }
}

describe('Of two servers', () => {
  it("the one that wrote a room's row acts first, the other only after a grace period", async () => {
    const testStorage = await createNatsTestStorage(server)
    const [one, other] = [await testStorage.open(), await testStorage.open()]
    const now = Date.now()
    const touchedAt = now - 3600_000
    one.directory.save(checksummedRow({ touchedAt, wakeAt: now }))
    await waitForRooms(1, one, other)
    expect(await one.directory.listDue(now, 9, null)).toMatchObject([{ code: 'a' }])
    expect(await other.directory.listDue(now, 9, null)).toEqual([])
    expect(await other.directory.listDue(now + 3600_000, 9, null)).toMatchObject([{ code: 'a' }])
    await other.directory.expire(touchedAt + 1, () => false)
    expect(await one.directory.count()).toBe(1)
    await one.directory.expire(touchedAt + 1, () => false)
    expect(await one.directory.count()).toBe(0)
    for (const storage of [one, other]) await storage.close()
    await testStorage.remove()
  })

  it('neither restores a room that the other has deleted', async () => {
    const testStorage = await createNatsTestStorage(server)
    const [one, other] = [await testStorage.open(), await testStorage.open()]
    const row = { touchedAt: 1, listing: '"a"' }
    one.directory.save(checksummedRow(row))
    await waitForRooms(1, one, other)
    await one.directory.delete('a')
    other.directory.save(checksummedRow({ ...row, touchedAt: 2 }))
    await other.close()
    const later = await testStorage.open()
    expect(await later.directory.listPublic(9, 9)).toEqual([])
    for (const storage of [one, later]) await storage.close()
    await testStorage.remove()
  })

  it('each learns that a room is deleted, even without a cluster message', async () => {
    const testStorage = await createNatsTestStorage(server)
    const [one, other] = [await openNatsStorage(server), await openNatsStorage(server)]
    one.directory.save(checksummedRow({ touchedAt: 1 }))
    await waitForRooms(1, one, other)
    const gone = new Promise((listener) => other.clusterBus.subscribe((_, message) => listener(message)))
    await one.directory.delete('a')
    expect(await waitFor('word that the room is gone', gone)).toEqual({ type: 'room-deleted', room: 'a' })
    for (const storage of [one, other]) await storage.close()
    await testStorage.remove()
  })

  it('each learns that a device is revoked, even if it was unreachable at that time', async () => {
    const testStorage = await createNatsTestStorage(server)
    const proxy = await FaultyProxy.start(server.port)
    const one = await openNatsStorage(server)
    const other = await NatsStorage.open({ servers: [proxy.address], login: null, replicas: null })
    const device = { identity: 'ada', device: 'phone' }
    await one.devices.add({ ...device, name: null, addedAt: 1, isRevoked: false, checksum: '' })
    const ended = new Promise((listener) => other.clusterBus.subscribe((_, message) => listener(message)))
    proxy.isolate()
    await one.devices.revoke('ada', 'phone', '')
    proxy.resetConnections()
    expect(await waitFor('word that the device was ended', ended)).toEqual({
      type: 'device-revoked',
      ...device,
    })
    for (const storage of [one, other]) await storage.close()
    proxy.close()
    await testStorage.remove()
  })

  it('each receives the messages of the other, and not its own', async () => {
    const testStorage = await createNatsTestStorage(server)
    const [one, other] = [await openNatsStorage(server), await openNatsStorage(server)]
    const received: string[] = []
    for (const [name, { clusterBus }] of Object.entries({ one, other }))
      clusterBus.subscribe((_, message) => received.push(`${name} ${message.type}`))
    await waitUntil('the other to hear', () => {
      one.clusterBus.publish({ type: 'presence-query', room: 'a' })
      return received.length > 0
    })
    expect(new Set(received)).toEqual(new Set(['other presence-query']))
    for (const storage of [one, other]) await storage.close()
    await testStorage.remove()
  })
})

it('Does not expire a room with recent events, whatever its row says', async () => {
  const testStorage = await createNatsTestStorage(server)
  const storage = await testStorage.open()
  await appendEvents(storage, 'a', 1, 'x')
  storage.directory.save(checksummedRow({ touchedAt: 1 }))
  await waitForRooms(1, storage)
  await storage.directory.expire(Date.now() - 3600_000, () => false)
  expect(await storage.journal.read('a', 0)).toEqual(['x'])
  await storage.close()
  await testStorage.remove()
})

it('Expires nothing because of a local clock that is a year ahead', async () => {
  const testStorage = await createNatsTestStorage(server)
  const storage = await testStorage.open()
  await appendEvents(storage, 'a', 1, 'x')
  storage.directory.save(checksummedRow({ touchedAt: Date.now() }))
  await waitForRooms(1, storage)
  const DAY = 24 * 3600_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * DAY })
  onTestFinished(() => void vi.useRealTimers())
  await storage.directory.expire(Date.now() - 90 * DAY, () => false)
  expect(await storage.journal.read('a', 0)).toEqual(['x'])
  await storage.close()
  await testStorage.remove()
})

it('All nodes use one identity key, given or generated, and none starts with another', async () => {
  const testStorage = await createNatsTestStorage(server)
  const [one, other] = [await openNatsStorage(server), await openNatsStorage(server)]
  const key = await one.loadIdentityKey(null)
  expect(await other.loadIdentityKey(null)).toEqual(key)
  expect(await other.loadIdentityKey(key)).toEqual(key)
  await expect(other.loadIdentityKey(createKey())).rejects.toThrow(
    /^SLAPWISE_KEY is not the key of this data: .+ nats kv del slapwise-shared key-fingerprint$/,
  )
  for (const storage of [one, other]) await storage.close()
  await testStorage.remove()
})

it('Skips unreadable rows, snapshots and devices, and reads the others', async () => {
  const testStorage = await createNatsTestStorage(server)
  const before = new VerifiedStorage(await openNatsStorage(server), () => {})
  for (const code of ['a', 'b']) before.directory.save(createRoomRow(code, { listing: `"${code}"` }))
  await appendEvents(before, 'a', 1, '{"text":"first"}')
  before.snapshots.save('a', { position: 1, state: '{}' })
  await before.devices.add({ identity: 'ada', device: 'phone', name: null, addedAt: 1 })
  await waitForRooms(2, before)
  await waitUntil('a snapshot', async () => (await before.snapshots.findNewest('a', 9)) !== null)
  await before.close()
  await testStorage.tamper('rooms', { room: 'a', at: 0 }, () => 'no row')
  await testStorage.tamper('devices', { room: 'ada', at: 'phone' }, () => 'no device')
  const nc = await connect({ servers: server.address })
  await jetstream(nc).publish(keySubject(BUCKETS.snapshots, 'a'), 'no snapshot')
  await nc.close()
  const reported: string[] = []
  const storage = new VerifiedStorage(await openNatsStorage(server), ({ description }) =>
    reported.push(description),
  )
  expect([await storage.directory.listPublic(9), await storage.directory.count()]).toEqual([['"b"'], 2])
  expect([await storage.directory.findTimes('a'), await storage.snapshots.findNewest('a', 9)]).toEqual([
    null,
    null,
  ])
  expect(await storage.devices.listByIdentity('ada')).toEqual([])
  await expect(storage.devices.isRevoked('ada', 'phone')).rejects.toThrow('does not match its checksum')
  expect(reported).toEqual([
    'its row in the directory does not match its checksum',
    'the snapshot at event 0 does not match its checksum',
    'the device that was added at an unknown time does not match its checksum',
  ])
  storage.directory.save(createRoomRow('a', { listing: '"again"' }))
  await waitUntil('two listed rooms', async () => (await storage.directory.listPublic(9)).length === 2)
  await storage.close()
  await testStorage.remove()
})
