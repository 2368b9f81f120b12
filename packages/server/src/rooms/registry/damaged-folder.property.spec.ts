import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createRandom, type Random, randomBelow } from '@slapwise/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examineDataFolder, hasNoDamage } from '../../journal/integrity/doctor.ts'
import { databasePath } from '../../journal/tools/data-folder.ts'
import { copyFolder, createSampleFolder, type SampleFolder } from '../../testing/storage/sample-folder.ts'

let sampleFolder: SampleFolder
/** The content that is read from each undamaged folder. */
let undamaged: unknown[]

beforeAll(async () => {
  sampleFolder = await createSampleFolder()
  undamaged = []
  for (const state of sampleFolder.folders) {
    const { content, complaints } = await inCopy(state, (copy) => sampleFolder.readFolder(copy))
    expect(complaints).toEqual([])
    undamaged.push(content)
  }
})

afterAll(() => sampleFolder.remove())

async function inCopy<T>(folder: string, work: (copy: string) => T | Promise<T>): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), 'slapwise-'))
  try {
    const copy = join(parent, 'copy')
    copyFolder(folder, copy)
    return await work(copy)
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

const oneOf = <T>(random: Random, items: readonly T[]): T => items[randomBelow(random, items.length)]

/** Flips a bit anywhere in a file. */
function flipInFile(random: Random, folder: string): string {
  const names = ['slapwise.db', 'slapwise.db-wal', 'identity.key', 'slapwise.commits']
  const name = oneOf(
    random,
    names.filter((each) => existsSync(join(folder, each))),
  )
  const bytes = readFileSync(join(folder, name))
  if (bytes.length === 0) return 'nothing'
  const at = randomBelow(random, bytes.length)
  const bit = randomBelow(random, 8)
  bytes[at] ^= 1 << bit
  writeFileSync(join(folder, name), bytes)
  return `bit ${bit} of byte ${at} of ${name}`
}

const TABLES = ['rooms', 'segments', 'write_batches', 'snapshots', 'records', 'devices', 'totals'] as const

/** A row of a table, and the condition that selects it. */
interface RowLocation {
  readonly table: string
  readonly columns: readonly string[]
  readonly where: string
  readonly key: readonly (string | number)[]
}

function anyRow(random: Random, db: DatabaseSync): RowLocation | null {
  const table = oneOf(random, TABLES)
  const columns = db.prepare(`PRAGMA table_info(${table})`).all() as { name: string; pk: number }[]
  const rows = db.prepare(`SELECT * FROM ${table}`).all()
  if (rows.length === 0) return null
  const row = oneOf(random, rows)
  const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name)
  return {
    table,
    columns: columns.map(({ name }) => name),
    where: keys.length === 0 ? 'true' : keys.map((name) => `${name} = ?`).join(' AND '),
    key: keys.map((name) => row[name] as string | number),
  }
}

/** Flips a bit of one value in a way that SQLite does not detect. */
function flipValue(random: Random, db: DatabaseSync): string {
  const place = anyRow(random, db)
  if (!place) return 'nothing'
  const { table, columns, where, key } = place
  const column = oneOf(random, columns)
  const { value } = db.prepare(`SELECT ${column} AS value FROM ${table} WHERE ${where}`).get(...key)!
  if (value === null || value === '') return 'nothing'
  const [sql, flipped] =
    typeof value === 'number'
      ? ['?', value ^ (1 << randomBelow(random, 16))]
      : ['CAST(? AS TEXT)', flipText(random, String(value))]
  db.prepare(`UPDATE OR REPLACE ${table} SET ${column} = ${sql} WHERE ${where}`).run(flipped, ...key)
  return `${column} of ${table} where ${where} (${key.join()})`
}

/** Mostly near the beginning or the end, where codes, hashes, positions and checksums are. */
function flipText(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text)
  const near = Math.min(bytes.length, 48)
  const at = oneOf(random, [
    randomBelow(random, bytes.length),
    randomBelow(random, near),
    bytes.length - 1 - randomBelow(random, near),
  ])
  bytes[at] ^= 1 << randomBelow(random, 8)
  return bytes
}

function deleteRow(random: Random, db: DatabaseSync): string {
  const place = anyRow(random, db)
  if (!place) return 'nothing'
  db.prepare(`DELETE FROM ${place.table} WHERE ${place.where}`).run(...place.key)
  return `a row of ${place.table} (${place.key.join()})`
}

/** Deletes all rows of a room from one table. */
function deleteOfRoom(random: Random, db: DatabaseSync): string {
  const { code } = oneOf(random, db.prepare('SELECT code FROM rooms').all())
  const table = oneOf(random, ['segments', 'records', 'snapshots'] as const)
  db.prepare(`DELETE FROM ${table} WHERE room = ?`).run(code)
  return `${table} of ${code}`
}

const withDatabase =
  (damage: (random: Random, db: DatabaseSync) => string) =>
  (random: Random, folder: string): string => {
    const db = new DatabaseSync(databasePath(folder))
    try {
      return damage(random, db)
    } finally {
      db.close()
    }
  }

const DAMAGES: readonly ((random: Random, folder: string) => string)[] = [
  flipInFile,
  withDatabase(flipValue),
  withDatabase(flipValue),
  withDatabase(deleteRow),
  withDatabase(deleteOfRoom),
]

const soak = Number(process.env.SLAPWISE_SOAK ?? 0)
const runs =
  soak > 0 ? { numRuns: 150 * soak, endOnFailure: true } : { numRuns: 150, seed: 1, endOnFailure: true }

it('Every change or deletion in a data folder is detected, or has no effect on what is read', async () => {
  const noticed = { doctor: 0, start: 0, nobody: 0 }
  await fc.assert(
    fc.asyncProperty(fc.nat(), (seed) => {
      const random = createRandom(String(seed))
      const state = randomBelow(random, sampleFolder.folders.length)
      return inCopy(sampleFolder.folders[state], async (copy) => {
        const harm = oneOf(random, DAMAGES)(random, copy)
        if (!hasNoDamage(examineDataFolder(copy))) {
          noticed.doctor++
          return
        }
        const { content, complaints } = await sampleFolder.readFolder(copy)
        noticed[complaints.length > 0 ? 'start' : 'nobody']++
        if (complaints.length === 0) expect([harm, content]).toEqual([harm, undamaged[state]])
      })
    }),
    runs,
  )
  expect(noticed.doctor).toBeGreaterThan(noticed.nobody)
})
