import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SqliteJournal } from './sqlite.ts'

let folder: string
let file: string
let journal: SqliteJournal

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
  file = join(folder, 'slapwise.db')
  journal = new SqliteJournal(file)
})

afterEach(() => {
  journal.close()
  rmSync(folder, { recursive: true, force: true })
})

const append = (room: string, position: number, entry: string): Promise<Error | null> =>
  new Promise((done) => journal.append(room, position, entry, done))

const row = (code: string, touchedAt = 0) => ({ code, touchedAt, listing: null, wakeAt: null })

/** Everything that lies on disk. */
const onDisk = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join()

const nextTick = () => new Promise((next) => setImmediate(next))

describe('A journal in SQLite', () => {
  it('gives back what was appended, in order, from any position on, also after it was closed', async () => {
    for (let i = 1; i <= 12; i++) await append('a', i, `entry ${i}`)
    await append('b', 1, 'other')
    journal.close()
    journal = new SqliteJournal(file)
    expect(journal.read('a', 9)).toEqual(['entry 10', 'entry 11', 'entry 12'])
    expect(journal.read('a', 0)).toHaveLength(12)
    expect(journal.read('c', 0)).toEqual([])
  })

  it('writes what arrives together in one commit', async () => {
    const entries = Array.from({ length: 500 }, (_, i) => append(`room ${i % 7}`, Math.floor(i / 7) + 1, 'x'))
    expect(await Promise.all(entries)).toEqual(entries.map(() => null))
    expect(journal.written).toEqual({ entries: 500, commits: 1 })
  })

  it('says so only when an entry can be read by others', async () => {
    const other = new DatabaseSync(file)
    const seen = await new Promise((seen) =>
      journal.append('a', 1, 'x', () => seen(other.prepare('SELECT count(*) AS n FROM entries').get()!.n)),
    )
    other.close()
    expect(seen).toBe(1)
  })

  it('takes an entry at the next position only, and leaves other rooms alone', async () => {
    await append('a', 1, 'first')
    const [again, gap, other] = await Promise.all([
      append('a', 1, 'second'),
      append('a', 3, 'third'),
      append('b', 1, 'x'),
    ])
    expect(again).toBeInstanceOf(Error)
    expect(gap).toBeInstanceOf(Error)
    expect(other).toBeNull()
    expect(journal.read('a', 0)).toEqual(['first'])
    expect(journal.written.entries).toBe(2)
  })

  it('keeps nothing else of a room whose entry came too late', async () => {
    await append('a', 1, 'first')
    const late = append('a', 1, 'second')
    journal.keepSnapshot('a', { position: 2, state: 'of what was never stored' })
    journal.keepRow(row('a'))
    await late
    expect(journal.snapshot('a', 9)).toBeNull()
    expect(journal.count()).toBe(0)
  })

  it('has the newest snapshot that is not too new, and no more than a few', async () => {
    for (let position = 1; position <= 6; position++)
      journal.keepSnapshot('a', { position, state: `at ${position}` })
    await nextTick()
    expect(journal.snapshot('a', 99)).toEqual({ position: 6, state: 'at 6' })
    expect(journal.snapshot('a', 4)).toEqual({ position: 4, state: 'at 4' })
    expect(journal.snapshot('a', 2)).toBeNull()
    expect(journal.snapshot('b', 99)).toBeNull()
  })

  it('lists rooms, the newest first, and knows whose time has come', async () => {
    journal.keepRow({ code: 'a', touchedAt: 1, listing: '"a"', wakeAt: 100 })
    journal.keepRow({ code: 'b', touchedAt: 2, listing: '"b"', wakeAt: null })
    journal.keepRow({ code: 'c', touchedAt: 3, listing: null, wakeAt: 200 })
    await nextTick()
    expect(journal.listed(10)).toEqual(['"b"', '"a"'])
    expect(journal.listed(1)).toEqual(['"b"'])
    expect(journal.due(100)).toEqual(['a'])
    expect(journal.due(99)).toEqual([])
    expect([journal.wakeAt('c'), journal.wakeAt('b'), journal.wakeAt('z')]).toEqual([200, null, null])
    expect(journal.count()).toBe(3)
  })

  it('deletes a room with all that happened in it, to the last byte', async () => {
    const words = 'what nobody should read'
    for (const room of ['a', 'b']) {
      await append(room, 1, room === 'a' ? words : 'stays')
      journal.keepSnapshot(room, { position: 1, state: `${room} ${words.toUpperCase()}` })
      journal.keepRow({ ...row(room), listing: `"${room}"` })
    }
    await nextTick()
    expect(onDisk()).toContain(words)
    journal.delete('a')
    expect([journal.exists('a'), journal.snapshot('a', 9), journal.count()]).toEqual([false, null, 1])
    expect(journal.read('b', 0)).toEqual(['stays'])
    expect(onDisk()).not.toContain(words)
    expect(onDisk()).not.toContain(`a ${words.toUpperCase()}`)
  })

  it('deletes what waits to be written as well', async () => {
    const done = append('a', 1, 'x')
    journal.keepRow(row('a'))
    journal.delete('a')
    expect(await done).toBeNull()
    await nextTick()
    expect([journal.exists('a'), journal.count()]).toEqual([false, 0])
  })

  it('deletes rooms that nobody has touched for long, but for those in use', async () => {
    for (const [code, touchedAt] of [
      ['a', 1],
      ['b', 1],
      ['c', 5],
    ] as const) {
      await append(code, 1, 'x')
      journal.keepRow(row(code, touchedAt))
    }
    await nextTick()
    journal.expire(5, (code) => code === 'b')
    expect(['a', 'b', 'c'].map((code) => journal.exists(code))).toEqual([false, true, true])
  })

  it('writes what is waiting before it closes', () => {
    let error: Error | null | undefined
    journal.append('a', 1, 'x', (result) => {
      error = result
    })
    journal.close()
    expect(error).toBeNull()
    journal = new SqliteJournal(file)
    expect(journal.read('a', 0)).toEqual(['x'])
  })
})

describe('A journal that cannot write', () => {
  it('tells everybody who waits, and goes on when it can again', async () => {
    const other = new DatabaseSync(file)
    for (const what of ['INSERT', 'DELETE'])
      other.exec(`CREATE TRIGGER no_${what} BEFORE ${what} ON entries BEGIN SELECT RAISE(ABORT, 'full'); END`)
    const failed = await Promise.all([append('a', 1, 'x'), append('b', 1, 'y')])
    expect(failed.map((error) => error?.message)).toEqual(['full', 'full'])
    other.exec('DROP TRIGGER no_INSERT')
    expect(await append('a', 1, 'x')).toBeNull()
    expect(() => journal.delete('a')).toThrow('full')
    other.exec('DROP TRIGGER no_DELETE')
    other.close()
    expect(await append('a', 2, 'y')).toBeNull()
    expect([journal.read('a', 0), journal.read('b', 0)]).toEqual([['x', 'y'], []])
  })

  it('says that it is not ready', () => {
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    expect(() => journal.check()).toThrow('locked')
    other.close()
    journal.check()
  })

  it('does not open a file that is none of its own', () => {
    writeFileSync(join(folder, 'broken.db'), 'not a database, but some text that is long enough '.repeat(100))
    expect(() => new SqliteJournal(join(folder, 'broken.db'))).toThrow(/not a database/)
  })

  it('does not touch what a newer version has written', () => {
    const newer = join(folder, 'newer.db')
    const db = new DatabaseSync(newer)
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(() => new SqliteJournal(newer)).toThrow('newer version of Slapwise (schema 99)')
  })

  it('brings an empty file to its schema once', () => {
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
    journal.close()
    journal = new SqliteJournal(file)
    journal.check()
  })
})
