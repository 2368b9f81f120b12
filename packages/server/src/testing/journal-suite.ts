import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Chain } from '../journal/chain.ts'
import { ChainedStorage } from '../journal/chained.ts'
import { type Appended, Damaged, type Storage } from '../journal/storage.ts'

/** A storage of some kind that several can open, and whose keeper can be careless. */
export interface Keeping {
  open(): Storage
  /** Changes what lies there behind everybody's back; null for gone. */
  change(table: Table, key: Key, change: (text: string) => string | null): void
  remove(): void
}

export type Table = 'entries' | 'snapshots' | 'records'

export interface Key {
  readonly room: string
  readonly at: number
}

/** What became of it, or what went wrong. */
const append = (storage: Storage, room: string, position: number, ...entries: string[]): Promise<string> =>
  new Promise((done) =>
    storage.journal.append(
      room,
      () => ({ position, entries }),
      (appended) => done(wordFor(appended)),
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

/** What every kind of storage promises, alone and with the chain over it. */
export function journalSuite(kind: string, keep: () => Keeping): void {
  let keeping: Keeping
  let opened: Storage[]
  let reported: string[]

  beforeEach(() => {
    keeping = keep()
    opened = []
    reported = []
  })

  afterEach(async () => {
    for (const storage of opened) await storage.close()
    keeping.remove()
  })

  const bare = (): Storage => {
    const storage = keeping.open()
    opened.push(storage)
    return storage
  }

  const chained = (): Storage => new ChainedStorage(bare(), ({ message }) => reported.push(message))

  const forms: readonly (readonly [string, () => Storage])[] = [
    ['alone', bare],
    ['with a chain', chained],
  ]

  describe.each(forms)(`${kind}, %s`, (_, open) => {
    it('takes an entry at the next position only, and leaves other rooms alone', async () => {
      const storage = open()
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
      const storage = open()
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
      const [one, other] = [open(), open()]
      await append(one, 'a', 1, entry('1'), entry('2'))
      expect(await append(other, 'a', 3, entry('3'))).toBe('stored')
      expect(await append(one, 'a', 3, entry('three'))).toBe('late')
      expect(await one.journal.read('a', 2)).toEqual([entry('3')])
      expect(await append(one, 'a', 4, entry('4'))).toBe('stored')
      expect(await open().journal.read('a', 0)).toEqual(['1', '2', '3', '4'].map(entry))
    })

    it('tells others what was appended, and whoever comes late what they have missed', async () => {
      const [one, other] = [open(), open()]
      await append(one, 'a', 1, entry('first'))
      await other.journal.read('a', 0)
      const heard: unknown[] = []
      await append(one, 'a', 2, entry('missed'))
      const stop = other.journal.follow('a', 1, (...what) => heard.push(what))
      await idle()
      await append(one, 'a', 3, entry('third'))
      await append(one, 'b', 1, entry('elsewhere'))
      stop()
      await append(one, 'a', 4, entry('fourth'))
      expect(heard).toEqual([
        [1, [entry('missed')]],
        [2, [entry('third')]],
      ])
    })
  })

  describe(`${kind} that has suffered`, () => {
    /** Five entries, and a snapshot of four of them. */
    async function written(): Promise<Storage> {
      const storage = chained()
      await append(storage, 'a', 1, ...['1', '2', '3'].map(entry))
      await append(storage, 'b', 1, ...['1', '2', '3'].map(entry))
      storage.snapshots.keep('a', { position: 3, state: '{"at":3}' })
      await append(storage, 'a', 4, entry('4'))
      storage.snapshots.keep('a', { position: 4, state: '{"at":4}' })
      await append(storage, 'a', 5, entry('5'))
      storage.records.keep('a', 1, '{"record":1}')
      await idle()
      return storage
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
      keeping.change(table, { room: 'a', at }, change)
      const { journal } = chained()
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
      for (const at of [1, 2]) keeping.change('entries', { room: 'b', at }, look)
      keeping.change('entries', { room: 'a', at: 1 }, () => stolen[0])
      await expect(chained().journal.read('a', 0)).rejects.toThrow('entry 1 is')
      keeping.change('entries', { room: 'b', at: 1 }, () => stolen[1])
      keeping.change('entries', { room: 'b', at: 2 }, () => stolen[0])
      await expect(chained().journal.read('b', 0)).rejects.toThrow('entry 1 is')
    })

    it('reads on from where it is sound, and notices what was changed since it was read', async () => {
      const storage = await written()
      keeping.change('entries', { room: 'a', at: 2 }, flip)
      expect(await chained().journal.read('a', 3)).toEqual(['4', '5'].map(entry))
      keeping.change('entries', { room: 'a', at: 5 }, () => new Chain('a', 4).add(entry('6')))
      await expect(storage.journal.read('a', 5)).rejects.toThrow('entry 5 is not')
    })

    it('passes a damaged snapshot over, and says so', async () => {
      await written()
      const { snapshots } = chained()
      expect(await snapshots.newest('a', 99)).toEqual({ position: 4, state: '{"at":4}' })
      keeping.change('snapshots', { room: 'a', at: 4 }, flip)
      expect(await snapshots.newest('a', 99)).toEqual({ position: 3, state: '{"at":3}' })
      keeping.change('snapshots', { room: 'a', at: 3 }, () => '{"at":')
      expect(await snapshots.newest('a', 99)).toBeNull()
      expect(reported).toEqual([
        'The room is damaged: the snapshot at entry 4 is not what was kept.',
        'The room is damaged: the snapshot at entry 4 is not what was kept.',
        'The room is damaged: the snapshot at entry 3 is not what was kept.',
      ])
    })

    it('does not take a snapshot for the end of a journal that has lost its own', async () => {
      await written()
      for (const at of [4, 5]) keeping.change('entries', { room: 'a', at }, () => null)
      await expect(chained().snapshots.newest('a', 99)).rejects.toThrow('entry 4 is missing')
    })

    it('does not take a snapshot of another course of things', async () => {
      await written()
      keeping.change('entries', { room: 'a', at: 4 }, () => new Chain('a', 3).add(entry('four')))
      await expect(chained().snapshots.newest('a', 99)).rejects.toThrow('entry 4 is not')
    })

    it('has no damaged record, and says so', async () => {
      await written()
      const { records } = chained()
      expect(await records.find('a', 1)).toBe('{"record":1}')
      keeping.change('records', { room: 'a', at: 1 }, flip)
      expect(await records.find('a', 1)).toBeNull()
      expect(reported).toEqual(['The room is damaged: the record of match 1 is not what was kept.'])
    })

    it('has others read for themselves what they were told and cannot believe', async () => {
      const [one, other] = [bare(), chained()]
      await append(other, 'a', 1, entry('1'))
      const heard: unknown[] = []
      other.journal.follow('a', 1, (...what) => heard.push(what))
      await append(one, 'a', 2, entry('no link'))
      expect(heard).toEqual([[2, []]])
      await expect(other.journal.read('a', 1)).rejects.toThrow('entry 2 is not')
    })

    it('goes on after what was written before there was a chain, which then holds the last of it', async () => {
      await append(bare(), 'a', 1, ...['1', '2'].map(entry))
      const storage = chained()
      expect(await storage.journal.read('a', 0)).toEqual(['1', '2'].map(entry))
      expect(await append(storage, 'a', 3, entry('3'))).toBe('stored')
      for (const after of [0, 1, 2])
        expect(await chained().journal.read('a', after)).toEqual(['1', '2', '3'].slice(after).map(entry))
      keeping.change('entries', { room: 'a', at: 2 }, flip)
      await expect(chained().journal.read('a', 0)).rejects.toThrow('entry 3 is not')
      keeping.change('entries', { room: 'a', at: 1 }, () => '{"text"')
      await expect(chained().journal.read('a', 0)).rejects.toThrow('entry 1 is not')
    })
  })
}
