import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRoomRow } from '../../testing/room-row.ts'
import { describeStorageContract } from '../../testing/storage/storage-contract.ts'
import {
  appendEvents as appendTo,
  type StoredKey,
  type StoredTable,
} from '../../testing/storage/storage-kit.ts'
import { SqliteStorage } from './storage.ts'

let folder: string
let file: string
let storage: SqliteStorage

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
  file = join(folder, 'slapwise.db')
  storage = new SqliteStorage(file)
})

afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const append = (room: string, position: number, ...events: string[]): Promise<string> =>
  appendTo(storage, room, position, ...events)

const read = (room: string, position = 0) => storage.journal.read(room, position)
const newest = (room: string, position = 99) => storage.snapshots.findNewest(room, position)

const row = (code: string) => ({ ...createRoomRow(code), checksum: '', journalEnd: '' })

/** The content of all files. */
const onDisk = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join()

const nextTick = () => new Promise((next) => setImmediate(next))

/** Changes one event, which is a line of its segment, or one column of a row. */
function rewrite(
  file: string,
  storedTable: StoredTable,
  { room, at }: StoredKey,
  change: (text: string) => string | null,
): void {
  const db = new DatabaseSync(file)
  const { table, column, where } = TABLE_CELLS[storedTable]
  const row = db
    .prepare(
      `SELECT ${column} AS text${storedTable === 'events' ? ', first_position AS position' : ''} FROM ${table} WHERE ${where}`,
    )
    .get({ room, ...(where.includes(':at') && { at }) }) as { text: string; position?: number }
  const changed =
    storedTable === 'events' ? changeLine(row.text, Number(at) - row.position!, change) : change(row.text)
  const key = { room, ...(where.includes(':at') && { at: row.position ?? at }) }
  if (changed === null) db.prepare(`DELETE FROM ${table} WHERE ${where}`).run(key)
  else db.prepare(`UPDATE ${table} SET ${column} = :text WHERE ${where}`).run({ ...key, text: changed })
  db.close()
}

function changeLine(text: string, line: number, change: (text: string) => string | null): string | null {
  const lines = text.split('\n').map((event, i) => (i === line ? change(event) : event))
  const left = lines.filter((event) => event !== null)
  return left.length === 0 ? null : left.join('\n')
}

interface TableCell {
  readonly table: string
  readonly column: string
  readonly where: string
}

const TABLE_CELLS: Readonly<Record<StoredTable, TableCell>> = {
  events: {
    table: 'segments',
    column: 'events',
    where:
      'room = :room AND first_position = (SELECT max(first_position) FROM segments WHERE room = :room AND first_position <= :at)',
  },
  snapshots: { table: 'snapshots', column: 'state', where: 'room = :room AND position = :at' },
  records: { table: 'records', column: 'record', where: 'room = :room AND number = :at' },
  rooms: { table: 'rooms', column: 'listing', where: 'code = :room' },
  devices: { table: 'devices', column: 'name', where: 'identity = :room AND device = :at' },
}

describeStorageContract('SQLite', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'slapwise-')), 'slapwise.db')
  return {
    open: async () => new SqliteStorage(file),
    tamper: async (table, key, change) => rewrite(file, table, key, change),
    remove: async () => rmSync(join(file, '..'), { recursive: true, force: true }),
  }
})

describe('A journal in SQLite', () => {
  it('returns appended events in order from any position, also after a restart', async () => {
    for (let i = 1; i <= 12; i++) await append('a', i, `event ${i}`)
    await append('b', 1, 'other')
    await storage.close()
    storage = new SqliteStorage(file)
    expect(await read('a', 9)).toEqual(['event 10', 'event 11', 'event 12'])
    expect(await read('a', 0)).toHaveLength(12)
    expect(await read('c', 0)).toEqual([])
  })

  it('writes simultaneous events in one commit', async () => {
    const events = Array.from({ length: 500 }, (_, i) => append(`room ${i % 7}`, Math.floor(i / 7) + 1, 'x'))
    expect(await Promise.all(events)).toEqual(events.map(() => 'stored'))
    expect(storage.writeCounts).toEqual({ events: 500, commits: 1 })
  })

  it('reports an event as stored only when others can read it', async () => {
    const other = new DatabaseSync(file)
    const counted = new Promise((seen) =>
      storage.journal.append(
        'a',
        () => ({ position: 1, events: ['x'] }),
        () => seen(other.prepare('SELECT count(*) AS n FROM write_batches').get()!.n),
      ),
    )
    const seen = await waitFor('the event to be appended', counted)
    other.close()
    expect(seen).toBe(1)
  })

  it('erases all data of a deleted room, to the last byte', async () => {
    const words = 'what nobody should read'
    for (const room of ['a', 'b']) {
      await append(room, 1, room === 'a' ? `a ${words}` : 'stays')
      storage.snapshots.save(room, { position: 1, state: `${room} ${words.toUpperCase()}` })
      const inside = { members: [`${room} member`], summary: `${room} summary` }
      storage.directory.save({ ...row(room), ...inside, listing: `"${room}"` })
      storage.records.saveOnce(room, 1, `${room} ${words} too`)
    }
    await nextTick()
    expect(onDisk()).toContain(words)
    await storage.directory.delete('a')
    expect([await read('a'), await newest('a'), await storage.records.find('a', 1)]).toEqual([[], null, null])
    expect([await storage.directory.count(), await storage.records.find('b', 1)]).toEqual([
      1,
      `b ${words} too`,
    ])
    expect(await read('b', 0)).toEqual(['stays'])
    expect(onDisk()).not.toContain(`a ${words}`)
    expect(onDisk()).not.toContain(`a ${words.toUpperCase()}`)
    for (const gone of ['a member', 'a summary']) expect(onDisk()).not.toContain(gone)
    expect(await storage.directory.listByMember('b member', 9)).toMatchObject([
      { code: 'b', summary: 'b summary' },
    ])
  })

  it('writes pending events before it closes', async () => {
    const appended = append('a', 1, 'x')
    await storage.close()
    expect(await appended).toBe('stored')
    storage = new SqliteStorage(file)
    expect(await read('a')).toEqual(['x'])
  })
})

describe('SQLite storage that cannot write', () => {
  it('fails all pending appends, and continues when it can write again', async () => {
    const other = new DatabaseSync(file)
    for (const what of ['INSERT', 'UPDATE'])
      other.exec(
        `CREATE TRIGGER no_${what} BEFORE ${what} ON write_batches BEGIN SELECT RAISE(ABORT, 'full'); END`,
      )
    const failed = await Promise.all([append('a', 1, 'x'), append('b', 1, 'y')])
    expect(failed).toEqual(['full', 'full'])
    other.exec('DROP TRIGGER no_INSERT')
    expect(await append('a', 1, 'x')).toBe('stored')
    await expect(storage.directory.delete('a')).rejects.toThrow('full')
    other.exec('DROP TRIGGER no_UPDATE')
    other.close()
    expect(await append('a', 2, 'y')).toBe('stored')
    expect([await read('a'), await read('b')]).toEqual([['x', 'y'], []])
  })

  it('accepts an event at a position whose earlier commit was rolled back', async () => {
    const other = new DatabaseSync(file)
    other.exec(
      "CREATE TRIGGER no BEFORE INSERT ON write_batches WHEN instr(new.events, 'b') BEGIN SELECT RAISE(ABORT, 'full'); END",
    )
    other.close()
    expect(await Promise.all([append('a', 1, 'x'), append('b', 1, 'y')])).toEqual(['full', 'full'])
    expect(await append('a', 1, 'z')).toBe('stored')
    expect(await read('a')).toEqual(['z'])
  })

  it('reports that it is not writable', async () => {
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    await expect(storage.checkWritable()).rejects.toThrow('locked')
    other.close()
    await storage.checkWritable()
  })

  it('does not open a file that is not a database', () => {
    writeFileSync(join(folder, 'broken.db'), 'not a database, but some text that is long enough '.repeat(100))
    expect(() => new SqliteStorage(join(folder, 'broken.db'))).toThrow(/not a database/)
  })

  it('does not change the data of a newer version', () => {
    const newer = join(folder, 'newer.db')
    const db = new DatabaseSync(newer)
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(() => new SqliteStorage(newer)).toThrow('newer version of Slapwise (schema 99)')
  })

  it('applies the schema to an empty file once', async () => {
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
    await storage.close()
    storage = new SqliteStorage(file)
    await storage.checkWritable()
  })
})
