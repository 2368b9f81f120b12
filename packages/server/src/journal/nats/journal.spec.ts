import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FaultyProxy } from '../../testing/cluster/faulty-proxy.ts'
import { NatsServer } from '../../testing/cluster/nats-server.ts'
import { createNatsTestStorage } from '../../testing/cluster/nats-test-storage.ts'
import {
  appendEvents,
  EventCollector,
  type TestStorage,
  waitForEvents,
  waitForRecord,
} from '../../testing/storage/storage-kit.ts'
import { roomSubject } from './names.ts'
import { NatsStorage } from './storage.ts'

let server: NatsServer

beforeAll(async () => {
  server = await NatsServer.start()
})

afterAll(() => server.remove())

describe('A journal on JetStream', () => {
  it('erases all data of a deleted room, to the last byte', async () => {
    const testStorage = await createNatsTestStorage(server)
    const storage = await testStorage.open()
    await appendEvents(storage, 'a', 1, 'what nobody should read')
    await appendEvents(storage, 'b', 1, 'stays')
    await appendEvents(storage, 'a', 2, 'what nobody should read either')
    storage.snapshots.save('a', { position: 2, state: 'what nobody should look at' })
    storage.records.saveOnce('a', 1, 'what nobody should know')
    await waitForRecord(storage, 'a', 1)
    expect(server.readFiles()).toContain('what nobody should read')
    await storage.directory.delete('a')
    expect(server.readFiles()).not.toContain('what nobody should')
    expect(server.readFiles()).toContain('stays')
    await storage.close()
    await testStorage.remove()
  })

  it('creates the batches of all rooms of a turn before it publishes any', async () => {
    const testStorage = await createNatsTestStorage(server)
    const storage = await testStorage.open()
    const rooms = Array.from({ length: 20 }, (_, i) => `room ${i}`)
    const drafted: string[] = []
    const draftedSoon: number[] = []
    const stored = rooms.map(
      (room) =>
        new Promise((done) => {
          const createBatch = () => {
            drafted.push(room)
            queueMicrotask(() => draftedSoon.push(drafted.length))
            return { position: 1, events: ['x'] }
          }
          storage.journal.append(room, createBatch, done)
        }),
    )
    await waitFor('all rooms to be stored', Promise.all(stored))
    expect(draftedSoon).toEqual(rooms.map(() => rooms.length))
    await storage.close()
    await testStorage.remove()
  })
})

describe('A follower of a room on JetStream', () => {
  it('is not notified of its own events, but of those of others in between', async () => {
    const testStorage = await createNatsTestStorage(server)
    const [one, other] = [await testStorage.open(), await testStorage.open()]
    await appendEvents(one, 'a', 1, 'first')
    const received: string[] = []
    one.journal.follow('a', 1, (_, events) => received.push(...events))
    await one.journal.read('a', 0)
    for (let position = 2; position <= 60; position += 3) {
      await appendEvents(one, 'a', position, 'mine')
      await appendEvents(one, 'a', position + 1, 'mine')
      await appendEvents(other, 'a', position + 2, `theirs at ${position + 2}`)
      await waitUntil(`event ${position + 2}`, () => received.includes(`theirs at ${position + 2}`))
    }
    // Sometimes an event is delivered before its append has returned.
    expect(received.filter((event) => event === 'mine').length).toBeLessThan(20)
    expect(received.filter((event) => event.startsWith('theirs')).length).toBe(20)
    for (const storage of [one, other]) await storage.close()
    await testStorage.remove()
  })

  it('is notified of events that an earlier follower had in flight', async () => {
    const testStorage = await createNatsTestStorage(server)
    const storage = await testStorage.open()
    const { journal } = storage
    await appendEvents(storage, 'a', 1, 'first')
    for (let position = 2; position <= 20; position++) {
      const stop = journal.follow('a', position - 1, () => {})
      const { events, follower } = new EventCollector(position - 1)
      let stopAgain = () => {}
      const createBatch = () => {
        stop()
        stopAgain = journal.follow('a', position - 1, follower)
        return { position, events: [`at ${position}`] }
      }
      await waitFor(
        `event ${position} to be stored`,
        new Promise((done) => journal.append('a', createBatch, done)),
      )
      await waitForEvents(1, events)
      expect(events).toEqual([`at ${position}`])
      stopAgain()
    }
    await storage.close()
    await testStorage.remove()
  })
})

describe('A journal on an unreliable JetStream server', () => {
  let testStorage: TestStorage

  beforeEach(async () => {
    testStorage = await createNatsTestStorage(server)
  })

  afterEach(() => testStorage.remove())

  it('stores every event once although the server is killed, and notifies all followers', async () => {
    const [one, other] = [await testStorage.open(), await testStorage.open()]
    const rooms = ['a', 'b', 'c']
    let stored = 0
    const collectors = new Map(rooms.map((room) => [room, new EventCollector(0)]))
    for (const [room, { follower }] of collectors) other.journal.follow(room, 0, follower)
    const writing = rooms.map(async (room) => {
      for (let position = 1; position <= 60; position++) {
        expect(await appendEvents(one, room, position, `${room} ${position}`)).toBe('stored')
        stored++
      }
    })
    const restart = async () => {
      await waitUntil(
        () => `60 events to be stored; ${stored} are`,
        () => stored >= 60,
      )
      await server.kill()
      await server.start()
    }
    await Promise.all([...writing, restart()])
    for (const room of rooms) {
      const all = Array.from({ length: 60 }, (_, i) => `${room} ${i + 1}`)
      expect(await other.journal.read(room, 0)).toEqual(all)
      await waitForEvents(60, collectors.get(room)!.events)
      expect(collectors.get(room)!.events).toEqual(all)
    }
    for (const storage of [one, other]) await storage.close()
  })

  it('finds out whether a batch without an acknowledgement was stored', async () => {
    const proxy = await FaultyProxy.start(server.port)
    const other = await testStorage.open()
    const storage = await NatsStorage.open({ servers: [proxy.address], login: null, replicas: null })
    const inDoubt = async (room: string, position: number, goOn: () => Promise<unknown>) => {
      proxy.dropReplies()
      const appended = appendEvents(storage, room, position, `mine at ${position}`)
      await waitUntil(
        'the event to be stored',
        async () => (await other.journal.read(room, position - 1)).length > 0,
      )
      await goOn()
      proxy.resetConnections()
      return appended
    }
    await appendEvents(storage, 'a', 1, 'first')
    expect(await inDoubt('a', 2, async () => {})).toBe('stored')
    expect(await inDoubt('a', 3, () => appendEvents(other, 'a', 4, 'yours'))).toBe('stored')
    expect(await appendEvents(storage, 'a', 4, 'mine')).toBe('conflict')
    expect(await storage.journal.read('a', 0)).toEqual(['first', 'mine at 2', 'mine at 3', 'yours'])
    for (const opened of [storage, other]) await opened.close()
    proxy.close()
  })

  it('delivers an event that was lost on its way, although none follows it', async () => {
    const proxy = await FaultyProxy.start(server.port)
    const other = await testStorage.open()
    const storage = await NatsStorage.open({ servers: [proxy.address], login: null, replicas: null })
    const { events, follower } = new EventCollector(0)
    storage.journal.follow('a', 0, follower)
    await appendEvents(other, 'a', 1, 'first')
    await waitForEvents(1, events)
    const lost = proxy.dropNext(roomSubject('a'))
    await appendEvents(other, 'a', 2, 'second')
    await lost
    await waitForEvents(2, events)
    expect(events).toEqual(['first', 'second'])
    for (const opened of [storage, other]) await opened.close()
    proxy.close()
  })

  it('keeps its sequence index consistent when messages are rewritten', async () => {
    const storage = await testStorage.open()
    for (let position = 1; position <= 20; position++)
      await appendEvents(storage, 'a', position, `${position}`)
    await storage.journal.read('a', 10, 3)
    await testStorage.tamper('events', { room: 'a', at: 3 }, () => 'another')
    const [, , third, ...rest] = await storage.journal.read('a', 0)
    expect([third, rest.length]).toEqual(['another', 17])
    expect(await storage.journal.read('a', 10, 3)).toEqual(['11', '12', '13'])
    await storage.close()
  })
})
