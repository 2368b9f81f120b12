import { waitFor, waitUntil } from '@slapwise/kernel/testing/deadline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Chain } from '../../journal/core/chain.ts'
import { ChainedStorage } from '../../journal/core/chained-storage.ts'
import {
  type Appended,
  Damaged,
  type EncodedEvent,
  type Follower,
  type RawStorage,
  type RoomRow,
  type Storage,
} from '../../journal/core/storage.ts'
import { roomRow } from '../room-row.ts'

const HOUR = 3_600_000

/** A storage of some kind that several can open, and whose keeper can be careless. */
export interface Keeping {
  open(): Promise<RawStorage>
  /** Changes what lies there behind everybody's back; null for gone. */
  change(table: Table, key: Key, change: (text: string) => string | null): Promise<void>
  remove(): Promise<void>
}

export type Table = 'entries' | 'snapshots' | 'records' | 'rooms' | 'devices'

export interface Key {
  /** Or the identity that a device is of. */
  readonly room: string
  readonly at: number | string
}

/** The parts of any storage, with or without proof of what it gives back. */
type Journaled = Pick<Storage, 'journal'>

/** What became of it, or what went wrong. */
export const append = (
  storage: Journaled,
  room: string,
  position: number,
  ...entries: string[]
): Promise<string> =>
  waitFor(
    `${room} ${position} to be appended`,
    new Promise((done) =>
      storage.journal.append(
        room,
        () => ({ position, entries }),
        (appended) => done(wordFor(appended)),
      ),
    ),
  )

const wordFor = (appended: Appended): string =>
  appended.outcome === 'failed' ? appended.error.message : appended.outcome

const entry = (text: string): string => JSON.stringify({ text })

/** One bit of the last letter but one, which in JSON is still JSON. */
const flip = (text: string): string => {
  const at = text.length - 3
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}

const idle = () => new Promise((next) => setImmediate(next))

/** Waits until all who have it open know of so many rooms. */
export const untilRooms = (
  count: number,
  ...storages: readonly { readonly directory: Pick<Storage['directory'], 'count'> }[]
): Promise<unknown> =>
  waitUntil(`${count} rooms in the directory`, async () => {
    const counts = await Promise.all(storages.map(({ directory }) => directory.count()))
    return counts.every((each) => each === count)
  })

/** Waits until a record can be found. */
export const untilRecord = (
  { records }: Pick<Storage, 'records'>,
  room: string,
  match: number,
): Promise<unknown> =>
  waitUntil(`the record of match ${match} in ${room}`, async () => (await records.find(room, match)) !== null)

/** Waits until so many entries were heard. */
export const untilHeard = (count: number, heard: readonly unknown[]): Promise<unknown> =>
  waitUntil(
    () => `${count} entries; heard ${heard.length}`,
    () => heard.length >= count,
  )

/** What somebody knows who is told of entries, some perhaps twice. */
export class Listener {
  #position: number
  readonly heard: string[] = []

  constructor(position: number) {
    this.#position = position
  }

  readonly hear: Follower = (position, entries) => {
    expect(position).toBeLessThanOrEqual(this.#position)
    const fresh = entries.slice(this.#position - position)
    this.heard.push(...fresh)
    this.#position += fresh.length
  }
}

/** How many things each writer does, of which some are several entries at once. */
const DEEDS = 25

/**
 * What several saw who wrote and read at the same time. Their operations are linearizable if each can be thought to have happened at one
 * moment between its beginning and its end: a journal only grows, so it is enough that everybody sees a beginning of the same
 * list, with all in it that was known to be stored when they began to look, and that nothing is in it that was not written, or twice.
 */
class History {
  #writers = 0
  #isOver = 0
  /** The position up to which somebody has been told that it is stored. */
  #stored = 0
  readonly #written = new Map<string, number>()
  readonly #lost: string[] = []
  readonly #seen: (readonly string[])[] = []

  async write(storage: Journaled): Promise<void> {
    const writer = ++this.#writers
    let position = 0
    for (let deed = 0; deed < DEEDS; deed++) {
      const entries = Array.from({ length: 1 + (deed % 3) }, (_, i) => entry(`${writer} ${deed} ${i}`))
      const outcome = await append(storage, 'a', position + 1, ...entries)
      if (outcome === 'stored') {
        for (const [i, text] of entries.entries()) this.#written.set(text, position + 1 + i)
        position += entries.length
        this.#stored = Math.max(this.#stored, position)
      } else {
        expect(outcome).toBe('late')
        this.#lost.push(...entries)
        position = (await this.#look(storage)).length
      }
    }
    this.#isOver++
  }

  async watch(storage: Journaled): Promise<void> {
    do {
      await this.#look(storage)
      await idle()
    } while (this.#isOver < this.#writers)
  }

  async #look(storage: Journaled): Promise<readonly string[]> {
    const least = this.#stored
    const seen = await storage.journal.read('a', 0)
    expect(seen.length).toBeGreaterThanOrEqual(least)
    this.#stored = Math.max(this.#stored, seen.length)
    this.#seen.push(seen)
    return seen
  }

  check(entries: readonly string[]): void {
    expect(entries).toHaveLength(this.#written.size)
    for (const [text, position] of this.#written) expect(entries[position - 1]).toBe(text)
    for (const text of this.#lost) expect(entries).not.toContain(text)
    for (const seen of this.#seen) expect(seen).toEqual(entries.slice(0, seen.length))
    expect(this.#lost.length).toBeGreaterThan(0)
  }
}

/** What every kind of storage promises, alone and with the chain over it. */
export function journalSuite(kind: string, keep: () => Keeping | Promise<Keeping>): void {
  let keeping: Keeping
  let opened: RawStorage[]
  let reported: string[]

  beforeEach(async () => {
    keeping = await keep()
    opened = []
    reported = []
  })

  afterEach(async () => {
    await closeAll()
    await keeping.remove()
  })

  const closeAll = async (): Promise<void> => {
    for (const storage of opened.splice(0)) await storage.close()
  }

  const bare = async (): Promise<RawStorage> => {
    const storage = await keeping.open()
    opened.push(storage)
    return storage
  }

  const chained = async (): Promise<Storage> =>
    new ChainedStorage(await bare(), ({ message }) => reported.push(message))

  const forms: readonly (readonly [string, () => Promise<Storage | RawStorage>])[] = [
    ['alone', bare],
    ['with a chain', chained],
  ]

  describe.each(forms)(`${kind}, %s`, (_, open) => {
    it('takes an entry at the next position only, and leaves other rooms alone', async () => {
      const storage = await open()
      await append(storage, 'a', 1, entry('first'))
      const [again, gap, other] = await Promise.all([
        append(storage, 'a', 1, entry('second')),
        append(storage, 'a', 3, entry('third')),
        append(storage, 'b', 1, entry('x')),
      ])
      expect([again, gap, other]).toEqual(['late', 'late', 'stored'])
      expect(await storage.journal.read('a', 0)).toEqual([entry('first')])
      expect(storage.written.entries).toBe(2)
    })

    it('takes several entries at once, or none of them', async () => {
      const storage = await open()
      const [one, two, three, four] = ['1', '2', '3', '4'].map(entry)
      expect(await append(storage, 'a', 1, one, two, three)).toBe('stored')
      expect(await append(storage, 'a', 3, entry('late'), entry('later'))).toBe('late')
      expect(await append(storage, 'a', 4)).toBe('stored')
      expect(await append(storage, 'a', 4, four)).toBe('stored')
      expect(await storage.journal.read('a', 0)).toEqual([one, two, three, four])
      expect(await storage.journal.read('a', 2)).toEqual([three, four])
      expect(storage.written.entries).toBe(4)
    })

    it('is written to by several, who go on from what the others wrote', async () => {
      const [one, other] = [await open(), await open()]
      await append(one, 'a', 1, entry('1'), entry('2'))
      expect(await append(other, 'a', 3, entry('3'))).toBe('stored')
      expect(await append(one, 'a', 3, entry('three'))).toBe('late')
      expect(await one.journal.read('a', 2)).toEqual([entry('3')])
      expect(await append(one, 'a', 4, entry('4'))).toBe('stored')
      expect(await (await open()).journal.read('a', 0)).toEqual(['1', '2', '3', '4'].map(entry))
    })

    it('tells others what was appended, and whoever comes late what they have missed', async () => {
      const [one, other] = [await open(), await open()]
      await append(one, 'a', 1, entry('first'))
      await other.journal.read('a', 0)
      const { heard, hear } = new Listener(1)
      await append(one, 'a', 2, entry('missed'))
      const stop = other.journal.follow('a', 1, hear)
      expect(heard).toEqual([])
      await untilHeard(1, heard)
      await append(one, 'a', 3, entry('third'))
      await append(one, 'b', 1, entry('elsewhere'))
      await untilHeard(2, heard)
      stop()
      await other.journal.read('a', 0)
      const still = new Listener(3)
      other.journal.follow('a', 3, still.hear)
      await append(one, 'a', 4, entry('fourth'))
      await untilHeard(1, still.heard)
      expect(heard).toEqual(['missed', 'third'].map(entry))
      expect(still.heard).toEqual([entry('fourth')])
    })

    it('has one order of things for all who write and read at the same time', async () => {
      const storages = [await open(), await open(), await open()]
      const history = new History()
      await Promise.all(storages.flatMap((storage) => [history.write(storage), history.watch(storage)]))
      const entries = await (await open()).journal.read('a', 0)
      history.check(entries)
    })
  })

  describe(`What is kept beside ${kind.toLowerCase()}`, () => {
    const row = (code: string, touchedAt = 0): RoomRow => roomRow(code, { touchedAt })
    const states = (storage: Pick<Storage, 'snapshots'>, ...positions: number[]) =>
      Promise.all(
        positions.map(async (position) => (await storage.snapshots.newest('a', position))?.state ?? null),
      )

    it('has the newest snapshot that is not too new, and no more than a few', async () => {
      const storage = await bare()
      for (let position = 1; position <= 6; position++)
        storage.snapshots.keep('a', { position, state: `at ${position}` })
      await waitUntil('the sixth snapshot', async () => (await states(storage, 99))[0] === 'at 6')
      expect(await states(storage, 6, 5, 4, 2)).toEqual(['at 6', 'at 5', 'at 4', null])
      expect(await storage.snapshots.newest('b', 99)).toBeNull()
    })

    it('lists rooms, the newest first, and knows whose time has come; all who have it open do', async () => {
      const [one, other] = [await chained(), await chained()]
      one.directory.keep(roomRow('a', { touchedAt: 1, listing: '"a"', wakeAt: 100 }))
      one.directory.keep(roomRow('b', { touchedAt: 2, listing: '"b"' }))
      other.directory.keep(roomRow('c', { touchedAt: 3, wakeAt: 200 }))
      const another = await chained()
      await untilRooms(3, one, other, another)
      for (const { directory } of [one, other, another]) {
        expect(await directory.listed(10)).toEqual(['"b"', '"a"'])
        expect(await directory.listed(1)).toEqual(['"b"'])
        expect(await directory.due(99, 9)).toEqual([])
        expect(await directory.due(HOUR, 9)).toEqual([
          { code: 'a', wakeAt: 100 },
          { code: 'c', wakeAt: 200 },
        ])
        const [first] = await directory.due(HOUR, 1)
        expect(await directory.due(HOUR, 9, first)).toEqual([{ code: 'c', wakeAt: 200 }])
        const times = await Promise.all(['c', 'b', 'z'].map((code) => directory.timesOf(code)))
        expect(times.map((each) => each?.wakeAt)).toEqual([200, null, undefined])
      }
      // Whoever has written of it looks after a room first.
      expect(await one.directory.due(100, 9)).toEqual([{ code: 'a', wakeAt: 100 }])
    })

    it('adds a room to those that are there, and leaves one of the same code alone', async () => {
      const storage = await chained()
      const { directory } = storage
      directory.add({ ...row('a'), listing: '"first"' })
      directory.add({ ...row('a'), listing: '"second"' })
      directory.add(row('b'))
      await untilRooms(2, storage)
      expect(await directory.listed(9)).toEqual(['"first"'])
    })

    it('knows in which rooms somebody is, the newest first, and forgets who has gone; all who have it open do', async () => {
      const all = [await chained(), await chained()]
      const [one, other] = all
      const roomsOf = async ({ directory }: Storage, identity: string, limit = 9) =>
        (await directory.of(identity, limit)).map(({ code, summary }) => `${code} ${summary}`)
      one.directory.keep({ ...row('a', 1), members: ['ada', 'ben'], summary: 'first' })
      other.directory.keep({ ...row('b', 2), members: ['ada'], summary: 'second' })
      for (const storage of all) {
        await untilRooms(2, storage)
        expect(await roomsOf(storage, 'ada')).toEqual(['b second', 'a first'])
        expect(await roomsOf(storage, 'ada', 1)).toEqual(['b second'])
        expect(await roomsOf(storage, 'ben')).toEqual(['a first'])
        expect(await roomsOf(storage, 'cem')).toEqual([])
      }
      one.directory.keep({ ...row('a', 3), members: ['ben', 'cem'], summary: 'without Ada' })
      for (const storage of all) {
        await waitUntil('the room of Cem', async () => (await roomsOf(storage, 'cem')).length === 1)
        expect(await roomsOf(storage, 'ada')).toEqual(['b second'])
        expect(await roomsOf(storage, 'ben')).toEqual(['a without Ada'])
      }
      // The code is taken: whoever would have opened a room by it is not in the one that is there.
      one.directory.add({ ...row('a'), members: ['dan'], summary: 'of Dan' })
      one.directory.add({ ...row('c'), members: ['dan'], summary: 'of Dan' })
      await waitUntil('the room of Dan', async () => (await roomsOf(one, 'dan')).includes('c of Dan'))
      expect(await roomsOf(one, 'dan')).toEqual(['c of Dan'])
      await one.directory.delete('a')
      for (const storage of all)
        await waitUntil(
          'the room of Ben to be gone',
          async () => (await roomsOf(storage, 'ben')).length === 0,
        )
    })

    it('deletes a room for all who have it open, with what waits to be written', async () => {
      const [one, other] = [await chained(), await chained()]
      for (const room of ['a', 'b']) {
        await append(one, room, 1, entry('1'), entry('2'))
        one.snapshots.keep(room, { position: 2, state: 'at 2' })
        one.records.keep(room, 1, 'record')
        one.directory.keep(roomRow(room))
      }
      await untilRooms(2, other)
      one.directory.keep(row('a', 1))
      await one.directory.delete('a')
      await untilRooms(1, other)
      for (const storage of [one, other]) {
        expect(await storage.journal.read('a', 0)).toEqual([])
        expect(await states(storage, 99)).toEqual([null])
        expect(await storage.records.find('a', 1)).toBeNull()
        expect(await storage.records.find('b', 1)).toBe('record')
        expect(await storage.journal.read('b', 1)).toEqual([entry('2')])
      }
      expect(await append(other, 'a', 3, entry('3'))).toBe('late')
      expect(await append(one, 'a', 3, entry('3'))).toBe('late')
      expect(await append(one, 'a', 1, entry('again'))).toBe('stored')
      expect(await other.journal.read('a', 0)).toEqual([entry('again')])
    })

    it('deletes rooms that nobody has touched for long, but for those in use', async () => {
      const storage = await chained()
      const tomorrow = Date.now() + 24 * 3600 * 1000
      const touched = { a: 1, b: 1, c: tomorrow }
      for (const [code, touchedAt] of Object.entries(touched)) {
        await append(storage, code, 1, entry('x'))
        storage.directory.keep(row(code, touchedAt))
      }
      await untilRooms(3, storage)
      await storage.directory.expire(tomorrow, (code) => code === 'b')
      const left = await Promise.all(['a', 'b', 'c'].map((code) => storage.journal.read(code, 0)))
      expect(left).toEqual([[], [entry('x')], [entry('x')]])
    })

    it('keeps a record as it was first kept', async () => {
      const storage = await bare()
      const { records } = storage
      records.keep('a', 1, 'first')
      records.keep('a', 1, 'second')
      records.keep('a', 2, 'third')
      await untilRecord(storage, 'a', 2)
      const kept = [1, 2, 3].map((number) => records.find('a', number))
      expect(await Promise.all(kept)).toEqual(['first', 'third', null])
    })

    it('ends a device once, and for good, wherever it is asked', async () => {
      const [{ devices }, { devices: elsewhere }] = [await chained(), await chained()]
      const device = (name: string, since: number) => ({ identity: 'ada', device: name, name: null, since })
      expect(await devices.add(device('phone', 2))).toBe(true)
      expect(await elsewhere.add(device('phone', 3))).toBe(false)
      expect(await elsewhere.add(device('', 1))).toBe(true)
      expect(await devices.of('ada')).toEqual([device('', 1), device('phone', 2)])
      const ended = await Promise.all([devices.end('ada', 'phone'), elsewhere.end('ada', 'phone')])
      expect(ended.toSorted()).toEqual([false, true])
      expect(await devices.end('ada', 'none')).toBe(false)
      expect(await elsewhere.hasEnded('ada', 'phone')).toBe(true)
      expect(await devices.hasEnded('ada', '')).toBe(false)
      expect(await elsewhere.of('ada')).toEqual([device('', 1)])
      expect(await devices.of('ben')).toEqual([])
    })

    it('writes what is waiting before it closes', async () => {
      const storage = await keeping.open()
      const appended = append(storage, 'a', 1, entry('x'))
      storage.records.keep('a', 1, 'record')
      await storage.close()
      expect(await appended).toBe('stored')
      const again = await bare()
      expect(await again.journal.read('a', 0)).toEqual([entry('x')])
      expect(await again.records.find('a', 1)).toBe('record')
    })
  })

  describe(`${kind} that has suffered`, () => {
    /** Five entries, and a snapshot of four of them; nobody remembers them any more. */
    async function written(): Promise<Storage> {
      const storage = await chained()
      await append(storage, 'a', 1, ...['1', '2', '3'].map(entry))
      await append(storage, 'b', 1, ...['1', '2', '3'].map(entry))
      storage.snapshots.keep('a', { position: 3, state: '{"at":3}' })
      await append(storage, 'a', 4, entry('4'))
      storage.snapshots.keep('a', { position: 4, state: '{"at":4}' })
      await append(storage, 'a', 5, entry('5'))
      storage.records.keep('a', 1, '{"record":1}')
      await untilRecord(storage, 'a', 1)
      await closeAll()
      return chained()
    }

    const harm: readonly (readonly [string, Table, number, (text: string) => string | null, number])[] = [
      ['a flipped bit in an entry', 'entries', 2, flip, 2],
      ['a flipped bit in a link', 'entries', 2, (text) => (text[0] === 'A' ? 'B' : 'A') + text.slice(1), 2],
      ['an entry that is gone', 'entries', 2, () => null, 2],
      ['an entry that lost its link', 'entries', 3, (text) => text.slice(text.indexOf('{')), 3],
      ['an entry that was written anew', 'entries', 5, () => new Chain('a', 4).add(entry('6')), 5],
    ]

    it.each(harm)('tells %s, and reads the other rooms', async (_, table, at, change, found) => {
      await written()
      await keeping.change(table, { room: 'a', at }, change)
      const { journal } = await chained()
      await expect(journal.read('a', 0)).rejects.toThrow(`entry ${found} is not what was written there`)
      await expect(journal.read('a', 0)).rejects.toBeInstanceOf(Damaged)
      expect(await journal.read('b', 0)).toEqual(['1', '2', '3'].map(entry))
    })

    it('tells entries that lie in another room, or in another order', async () => {
      await written()
      const stolen: string[] = []
      const look = (text: string) => {
        stolen.push(text)
        return text
      }
      for (const at of [1, 2]) await keeping.change('entries', { room: 'b', at }, look)
      await keeping.change('entries', { room: 'a', at: 1 }, () => stolen[0])
      await expect((await chained()).journal.read('a', 0)).rejects.toThrow('entry 1 is')
      await keeping.change('entries', { room: 'b', at: 1 }, () => stolen[1])
      await keeping.change('entries', { room: 'b', at: 2 }, () => stolen[0])
      await expect((await chained()).journal.read('b', 0)).rejects.toThrow('entry 1 is')
    })

    it('reads on from where it is sound, and notices what was changed since it was read', async () => {
      const storage = await written()
      await keeping.change('entries', { room: 'a', at: 2 }, flip)
      expect(await storage.journal.read('a', 3)).toEqual(['4', '5'].map(entry))
      await keeping.change('entries', { room: 'a', at: 5 }, () => new Chain('a', 4).add(entry('6')))
      await expect(storage.journal.read('a', 5)).rejects.toThrow('entry 5 is not')
    })

    it('passes a damaged snapshot over, and says so', async () => {
      await written()
      const { snapshots } = await chained()
      expect(await snapshots.newest('a', 99)).toEqual({ position: 4, state: '{"at":4}' })
      await keeping.change('snapshots', { room: 'a', at: 4 }, flip)
      expect(await snapshots.newest('a', 99)).toEqual({ position: 3, state: '{"at":3}' })
      await keeping.change('snapshots', { room: 'a', at: 3 }, () => '{"at":')
      expect(await snapshots.newest('a', 99)).toBeNull()
      expect(reported).toEqual([
        'The room is damaged: the snapshot at entry 4 is not what was kept.',
        'The room is damaged: the snapshot at entry 4 is not what was kept.',
        'The room is damaged: the snapshot at entry 3 is not what was kept.',
      ])
    })

    it('does not take a snapshot for the end of a journal that has lost its own', async () => {
      await written()
      for (const at of [5, 4]) await keeping.change('entries', { room: 'a', at }, () => null)
      await expect((await chained()).snapshots.newest('a', 99)).rejects.toThrow('entry 4 is missing')
    })

    it('does not take a snapshot of another course of things', async () => {
      await written()
      await keeping.change('entries', { room: 'a', at: 4 }, () => new Chain('a', 3).add(entry('four')))
      await expect((await chained()).snapshots.newest('a', 99)).rejects.toThrow('entry 4 is not')
    })

    it('has no damaged record, and says so', async () => {
      await written()
      const { records } = await chained()
      expect(await records.find('a', 1)).toBe('{"record":1}')
      await keeping.change('records', { room: 'a', at: 1 }, flip)
      expect(await records.find('a', 1)).toBeNull()
      expect(reported).toEqual(['The room is damaged: the record of match 1 is not what was kept.'])
    })

    const listed = async (storage: Storage, ...codes: string[]): Promise<void> => {
      for (const code of codes)
        storage.directory.keep(roomRow(code, { listing: `"room ${code}"`, wakeAt: 1 }))
      await waitUntil(
        `${codes.length} listed rooms`,
        async () => (await storage.directory.listed(9)).length === codes.length,
      )
    }

    it('lists all but a damaged row, which it reports once, and which is as good as new when it is kept again', async () => {
      await listed(await chained(), 'a', 'b')
      await closeAll()
      await keeping.change('rooms', { room: 'a', at: 1 }, (text) => text.replace('room a', 'room o'))
      const { directory } = await chained()
      expect([await directory.listed(9), await directory.listed(9)]).toEqual([['"room b"'], ['"room b"']])
      expect(await directory.due(HOUR, 1)).toEqual([{ code: 'b', wakeAt: 1 }])
      expect(await directory.timesOf('a')).toBeNull()
      await directory.expire(HOUR, () => false)
      expect(await directory.count()).toBe(1)
      expect(reported).toEqual(['The room is damaged: its row in the directory is not what was kept.'])
      directory.keep(roomRow('a', { listing: '"again"' }))
      await waitUntil('a listed room', async () => (await directory.listed(9)).length > 0)
      expect([await directory.listed(9), reported.length]).toEqual([['"again"'], 1])
    })

    it('knows how far a journal goes that has lost its end, or all of it', async () => {
      const storage = await chained()
      const entries = Array.from({ length: 40 }, (_, i) => entry(`${i + 1}`))
      for (const room of ['a', 'b']) {
        await append(storage, room, 1, ...entries.slice(0, 38))
        await append(storage, room, 39, ...entries.slice(38))
      }
      await listed(storage, 'a', 'b')
      expect(await storage.directory.journalEnd('a')).toBe(40)
      await closeAll()
      await keeping.change('entries', { room: 'a', at: 40 }, () => null)
      for (let at = 40; at > 0; at--) await keeping.change('entries', { room: 'b', at }, () => null)
      const { directory, journal } = await chained()
      expect([await directory.journalEnd('a'), (await journal.read('a', 0)).length]).toEqual([40, 39])
      expect([await directory.journalEnd('b'), await journal.read('b', 0)]).toEqual([40, []])
      expect(await directory.journalEnd('none')).toBe(0)
    })

    it('tells a journal that ends as it should, but with another entry', async () => {
      const storage = await chained()
      await append(storage, 'a', 1, ...['1', '2', '3'].map(entry))
      await listed(storage, 'a')
      await closeAll()
      let other = ''
      await keeping.change('entries', { room: 'a', at: 2 }, (text) => {
        other = Chain.on('a', 2, text).add(entry('three'))
        return text
      })
      await keeping.change('entries', { room: 'a', at: 3 }, () => other)
      const { directory, journal } = await chained()
      expect((await journal.read('a', 0)).length).toBe(3)
      expect(await directory.journalEnd('a')).toBe(3)
      await expect(journal.read('a', 0)).rejects.toThrow('entry 3 is not what was written there')
    })

    it('does not guess whether a damaged device was ended, and reports it once', async () => {
      const before = (await chained()).devices
      for (const device of ['phone', 'tablet'])
        await before.add({ identity: 'ada', device, name: `my ${device}`, since: 1_700_000_000_000 })
      await before.end('ada', 'phone')
      await closeAll()
      await keeping.change('devices', { room: 'ada', at: 'phone' }, flip)
      const { devices } = await chained()
      for (let i = 0; i < 2; i++)
        await expect(devices.hasEnded('ada', 'phone')).rejects.toBeInstanceOf(Damaged)
      expect((await devices.of('ada')).map(({ device }) => device)).toEqual(['tablet'])
      expect([await devices.hasEnded('ada', 'tablet'), await devices.hasEnded('ada', 'other')]).toEqual([
        false,
        false,
      ])
      expect(reported).toEqual([
        expect.stringMatching(
          /^The data is damaged: the device that was added at .+ is not what was kept\.$/,
        ),
      ])
    })

    it('has others read for themselves what they were told and cannot believe', async () => {
      const [one, other] = [await bare(), await chained()]
      await append(other, 'a', 1, entry('1'))
      const heard = new Map<number, readonly EncodedEvent[]>()
      other.journal.follow('a', 1, (position, entries) => heard.set(position, entries))
      await append(one, 'a', 2, entry('no link'))
      // Where news travels, what was there before may come first.
      await waitUntil('entry 2 to be heard of', () => heard.has(2))
      expect(heard.get(2)).toEqual([])
      await expect(other.journal.read('a', 1)).rejects.toThrow('entry 2 is not')
    })
  })
}
