import { waitUntil } from '@slapwise/kernel/testing/wait'
import { describe, expect, it } from 'vitest'
import { HashChain } from '../../journal/core/hash-chain.ts'
import {
  DamagedDataError,
  type EncodedEvent,
  type RawStorage,
  type ServerStorage,
} from '../../journal/core/storage.ts'
import { LinearizabilityChecker } from './linearizability-checker.ts'
import {
  appendEvents,
  EventCollector,
  encodeTestEvent,
  flipBit,
  listRooms,
  type StorageFixture,
  waitForEvents,
  writeSample,
} from './storage-kit.ts'

const HARM: readonly (readonly [string, number, (text: string) => string | null, number])[] = [
  ['a flipped bit in an event', 2, flipBit, 2],
  ['a flipped bit in a hash', 2, (text) => (text[0] === 'A' ? 'B' : 'A') + text.slice(1), 2],
  ['a missing event', 2, () => null, 2],
  ['an event without its hash', 3, (text) => text.slice(text.indexOf('{')), 3],
  ['an event with another text', 5, () => new HashChain('a', 4).linkNext(encodeTestEvent('6')), 5],
]

export function describeJournal(fixture: StorageFixture): void {
  const { openRaw, openVerified, closeAll, tamper } = fixture

  const forms: readonly (readonly [string, () => Promise<ServerStorage | RawStorage>])[] = [
    ['alone', openRaw],
    ['with a chain', openVerified],
  ]

  describe.each(forms)('The journal, %s', (_, open) => {
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

  describe('A damaged journal', () => {
    it.each(HARM)('reports %s, and reads the other rooms', async (_, at, change, found) => {
      await writeSample(fixture)
      await tamper('events', { room: 'a', at }, change)
      const { journal } = await openVerified()
      await expect(journal.read('a', 0)).rejects.toThrow(`event ${found} does not match its hash`)
      await expect(journal.read('a', 0)).rejects.toBeInstanceOf(DamagedDataError)
      expect(await journal.read('b', 0)).toEqual(['1', '2', '3'].map(encodeTestEvent))
    })

    it('reports events of another room, or in another order', async () => {
      await writeSample(fixture)
      const stolen: string[] = []
      const look = (text: string) => {
        stolen.push(text)
        return text
      }
      for (const at of [1, 2]) await tamper('events', { room: 'b', at }, look)
      await tamper('events', { room: 'a', at: 1 }, () => stolen[0])
      await expect((await openVerified()).journal.read('a', 0)).rejects.toThrow('event 1 does')
      await tamper('events', { room: 'b', at: 1 }, () => stolen[1])
      await tamper('events', { room: 'b', at: 2 }, () => stolen[0])
      await expect((await openVerified()).journal.read('b', 0)).rejects.toThrow('event 1 does')
    })

    it('reads on from an intact position, and detects later changes', async () => {
      const storage = await writeSample(fixture)
      await tamper('events', { room: 'a', at: 2 }, flipBit)
      expect(await storage.journal.read('a', 3)).toEqual(['4', '5'].map(encodeTestEvent))
      await tamper('events', { room: 'a', at: 5 }, () => new HashChain('a', 4).linkNext(encodeTestEvent('6')))
      await expect(storage.journal.read('a', 5)).rejects.toThrow('event 5 does not')
    })

    it('detects that the end of a journal, or all of it, is missing', async () => {
      const storage = await openVerified()
      const events = Array.from({ length: 40 }, (_, i) => encodeTestEvent(`${i + 1}`))
      for (const room of ['a', 'b']) {
        await appendEvents(storage, room, 1, ...events.slice(0, 38))
        await appendEvents(storage, room, 39, ...events.slice(38))
      }
      await listRooms(storage, 'a', 'b')
      expect(await storage.directory.readJournalEnd('a')).toBe(40)
      await closeAll()
      await tamper('events', { room: 'a', at: 40 }, () => null)
      for (let at = 40; at > 0; at--) await tamper('events', { room: 'b', at }, () => null)
      const { directory, journal } = await openVerified()
      expect([await directory.readJournalEnd('a'), (await journal.read('a', 0)).length]).toEqual([40, 39])
      expect([await directory.readJournalEnd('b'), await journal.read('b', 0)]).toEqual([40, []])
      expect(await directory.readJournalEnd('none')).toBe(0)
    })

    it('detects a journal of the right length with another event', async () => {
      const storage = await openVerified()
      await appendEvents(storage, 'a', 1, ...['1', '2', '3'].map(encodeTestEvent))
      await listRooms(storage, 'a')
      await closeAll()
      let other = ''
      await tamper('events', { room: 'a', at: 2 }, (text) => {
        other = HashChain.startAfter('a', 2, text).linkNext(encodeTestEvent('three'))
        return text
      })
      await tamper('events', { room: 'a', at: 3 }, () => other)
      const { directory, journal } = await openVerified()
      expect((await journal.read('a', 0)).length).toBe(3)
      expect(await directory.readJournalEnd('a')).toBe(3)
      await expect(journal.read('a', 0)).rejects.toThrow('event 3 does not match its hash')
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
