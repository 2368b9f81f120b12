import { existsSync, statfsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { isOfSchema, SCHEMA } from '../sqlite/migrations.ts'
import { totalsIn } from '../sqlite/storage.ts'
import { markBeside, readMark } from '../sqlite/tide-mark.ts'
import { Unfiled } from '../sqlite/unfiled.ts'
import { brokenPages, databaseIn, keyIn, openToRead } from '../tools/data-folder.ts'
import { FolderLock } from '../tools/folder-lock.ts'
import { readKey, wrongKey } from '../tools/identity-key.ts'
import { examineDevices } from './doctor-devices.ts'
import { examineRooms } from './doctor-rooms.ts'

/** One thing about a data folder. What is merely worth knowing is no damage. */
export interface Finding {
  readonly part:
    | 'lock'
    | 'database'
    | 'schema'
    | 'commits'
    | 'arrivals'
    | 'directory'
    | 'journals'
    | 'snapshots'
    | 'records'
    | 'devices'
    | 'identity key'
    | 'free space'
  readonly state: 'sound' | 'worth knowing' | 'damaged'
  readonly words: string
}

const MEGABYTE = 1_000_000
const LITTLE_SPACE = 100 * MEGABYTE

export const isSound = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state !== 'damaged')

/**
 * Looks at everything in a data folder and changes nothing, whether or not a server works in it. `givenKey` is the key that a server
 * has by its settings, if it is not in the folder.
 */
export function examine(folder: string, givenKey: Buffer | null = null): Finding[] {
  return [lockFinding(folder), ...examineData(folder, givenKey), spaceFinding(folder)]
}

/** The database and the key that belongs to it. */
export function examineData(folder: string, givenKey: Buffer | null = null): Finding[] {
  const file = databaseIn(folder)
  // Read first: a server that goes on meanwhile is ahead of it.
  const mark = readMark(markBeside(file)) ?? 0
  const key = givenKey
    ? { from: 'SLAPWISE_KEY', read: () => givenKey }
    : { from: keyIn(folder), read: () => readKey(folder) }
  if (!existsSync(file) || statSync(file).size === 0)
    return [damaged('database', `${file} is missing or empty`), keyFinding(key, '')]
  return examineDatabase(() => openToRead(folder), key, mark)
}

/** The source of an identity key, and how to read it. */
export interface KeySource {
  readonly from: string
  read(): Buffer | null
}

/** `mark`: how many commits there have to be. */
export function examineDatabase(open: () => DatabaseSync, key: KeySource, mark = 0): Finding[] {
  const findings: Finding[] = []
  let fingerprint = ''
  let db: DatabaseSync | undefined
  try {
    db = open()
    findings.push(pagesFinding(db))
    const schema = versionOf(db)
    findings.push(schemaFinding(db, schema))
    if (schema === SCHEMA) {
      fingerprint = totalsIn(db).keyFingerprint
      findings.push(...examineTables(db, mark))
    }
  } catch (error) {
    if (isSound(findings)) findings.push(unreadable(error))
  } finally {
    db?.close()
  }
  return [...findings, keyFinding(key, fingerprint)]
}

const examineTables = (db: DatabaseSync, mark: number): Finding[] => [
  commitFinding(db, mark),
  ...arrivalFindings(db),
  ...examineRooms(db),
  ...examineDevices(db),
]

const damaged = (part: Finding['part'], words: string): Finding => ({ part, state: 'damaged', words })
const sound = (part: Finding['part'], words: string): Finding => ({ part, state: 'sound', words })

const lockFinding = (folder: string): Finding =>
  sound('lock', FolderLock.isHeld(folder) ? 'a server has the folder open' : 'no server has the folder open')

const unreadable = (error: unknown): Finding =>
  damaged('database', `it cannot be read: ${(error as Error).message}`)

function pagesFinding(db: DatabaseSync): Finding {
  try {
    const broken = brokenPages(db)
    return broken === null
      ? sound('database', 'every page and every index is as it belongs')
      : damaged('database', broken)
  } catch (error) {
    return unreadable(error)
  }
}

const versionOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

function schemaFinding(db: DatabaseSync, version: number): Finding {
  if (version === SCHEMA)
    return isOfSchema(db)
      ? sound('schema', `version ${version}`)
      : damaged('schema', `its tables are not those of version ${version}`)
  const words =
    version < SCHEMA
      ? `version ${version}, which the next start brings to ${SCHEMA}`
      : `version ${version} is of a newer Slapwise, which has to look at the rest`
  return { part: 'schema', state: 'worth knowing', words }
}

function commitFinding(db: DatabaseSync, mark: number): Finding {
  const { commits } = totalsIn(db)
  return commits >= mark
    ? sound('commits', `${commits}, and none is missing`)
    : damaged('commits', `the last ${mark - commits} of ${mark} are missing`)
}

/** In a transaction: a server that works meanwhile files some of them. */
function arrivalFindings(db: DatabaseSync): Finding[] {
  db.exec('BEGIN')
  try {
    const { damage, open } = new Unfiled(db)
    if (damage.length === 0) return [sound('arrivals', `of ${open.size} rooms, without a gap`)]
    return damage.map(({ room, what }) => damaged('arrivals', room === null ? what : `${room}: ${what}`))
  } finally {
    db.exec('ROLLBACK')
  }
}

/** `expected`: the fingerprint that the database knows; empty if it knows none. */
function keyFinding({ from, read }: KeySource, expected: string): Finding {
  const part = 'identity key'
  try {
    const key = read()
    if (!key) return damaged(part, `${from} is missing: nobody would get their seat back`)
    const wrong = expected === '' ? null : wrongKey(from, key, expected)
    if (wrong !== null) return damaged(part, wrong)
    return sound(part, expected === '' ? 'it is there' : 'it is the one that belongs to the data')
  } catch (error) {
    return damaged(part, (error as Error).message)
  }
}

function spaceFinding(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return {
    part: 'free space',
    state: free < LITTLE_SPACE ? 'worth knowing' : 'sound',
    words: `${Math.floor(free / MEGABYTE)} MB`,
  }
}
