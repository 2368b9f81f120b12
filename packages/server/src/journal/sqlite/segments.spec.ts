import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendEvents } from '../../testing/storage/storage-kit.ts'
import { SqliteStorage } from './storage.ts'

let folder: string
let storage: SqliteStorage

const fileIn = (of: string): string => join(of, 'slapwise.db')
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'slapwise-'))

beforeEach(() => {
  folder = newFolder()
  storage = new SqliteStorage(fileIn(folder))
})

afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Simulates a crash: opens the files on disk with another process. */
async function crash(): Promise<void> {
  const copy = newFolder()
  for (const file of ['slapwise.db', 'slapwise.db-wal', 'slapwise.commits'])
    if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file))
  await storage.close()
  rmSync(folder, { recursive: true })
  folder = copy
  storage = new SqliteStorage(fileIn(folder))
}

async function reopen(): Promise<void> {
  await storage.close()
  storage = new SqliteStorage(fileIn(folder))
}

const texts = (room: string, first: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `{"${room}":${first + i}}`)

/** Appends batches of `count` events, `times` times. */
async function appendMany(room: string, first: number, count: number, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    expect(
      await appendEvents(storage, room, first + time * count, ...texts(room, first + time * count, count)),
    ).toBe('stored')
}

const rowsOf = (table: string): number => {
  const db = new DatabaseSync(fileIn(folder), { readOnly: true })
  const { n } = db.prepare(`SELECT count(*) AS n FROM ${table}`).get()!
  db.close()
  return n as number
}

type StorageOperation =
  | { readonly does: 'append'; readonly room: string; readonly count: number }
  | { readonly does: 'leave'; readonly room: string }
  | { readonly does: 'delete'; readonly room: string }
  | { readonly does: 'crash' }
  | { readonly does: 'reopen' }

const room = fc.constantFrom('a', 'b', 'c')
const write: fc.Arbitrary<StorageOperation> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ does: fc.constant('append'), room, count: fc.integer({ min: 1, max: 20 }) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('leave'), room }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete'), room }) },
  { weight: 1, arbitrary: fc.constant({ does: 'crash' }) },
  { weight: 1, arbitrary: fc.constant({ does: 'reopen' }) },
) as fc.Arbitrary<StorageOperation>

/** The expected content of all journals. */
class Model {
  readonly rooms = new Map<string, string[]>()

  of(room: string): string[] {
    return this.rooms.getOrInsertComputed(room, () => [])
  }

  async run(step: StorageOperation): Promise<void> {
    switch (step.does) {
      case 'append': {
        const known = this.of(step.room)
        const events = texts(step.room, known.length + 1, step.count)
        expect(await appendEvents(storage, step.room, known.length + 1, ...events)).toBe('stored')
        known.push(...events)
        return
      }
      case 'leave':
        storage.journal.follow(step.room, this.of(step.room).length, () => {})()
        return
      case 'delete':
        await storage.directory.delete(step.room)
        this.rooms.delete(step.room)
        return
      case 'crash':
        return crash()
      case 'reopen':
        return reopen()
    }
  }
}

describe('Segments', () => {
  it('return what was appended, whatever happens in between', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(write, { maxLength: 60 }),
        fc.nat(),
        fc.nat(40),
        async (writes, from, limit) => {
          await reopenEmpty()
          const model = new Model()
          for (const each of writes) await model.run(each)
          for (const name of ['a', 'b', 'c']) {
            const known = model.of(name)
            const after = from % (known.length + 1)
            expect(await storage.journal.read(name, 0)).toEqual(known)
            expect(await storage.journal.read(name, after, limit)).toEqual(known.slice(after, after + limit))
            expect(await appendEvents(storage, name, known.length + 2, '{}')).toBe('conflict')
          }
        },
      ),
      { numRuns: 60 },
    ))

  const reopenEmpty = async (): Promise<void> => {
    await storage.close()
    rmSync(folder, { recursive: true })
    folder = newFolder()
    storage = new SqliteStorage(fileIn(folder))
  }

  it('replace write batches, so that few of those remain', async () => {
    for (let time = 0; time < 40; time++)
      for (const name of ['a', 'b']) await appendMany(name, 1 + time * 8, 8, 1)
    expect(rowsOf('write_batches')).toBeLessThan(20)
    await reopen()
    expect(rowsOf('write_batches')).toBe(0)
    expect(await storage.journal.read('a', 0)).toEqual(texts('a', 1, 320))
  })

  it('are closed early for idle rooms, so that write batches do not pile up', async () => {
    await appendEvents(storage, 'silent', 1, ...texts('silent', 1, 3))
    await appendMany('loud', 1, 500, 132)
    expect(await storage.journal.read('silent', 0)).toEqual(texts('silent', 1, 3))
    await appendMany('loud', 66_001, 40, 60)
    expect(rowsOf('write_batches')).toBeLessThan(5)
    await crash()
    expect(await storage.journal.read('silent', 1)).toEqual(texts('silent', 2, 2))
    expect(await appendEvents(storage, 'silent', 4, '{}')).toBe('stored')
    expect(await storage.journal.read('loud', 68_399)).toEqual(texts('loud', 68_400, 1))
  })
})
