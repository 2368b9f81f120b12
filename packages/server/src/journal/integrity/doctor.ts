import { existsSync, statfsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { commitCounterPath, readCommitCounter } from '../sqlite/commit-counter.ts'
import { hasCurrentSchema, SCHEMA_VERSION } from '../sqlite/migrations.ts'
import { readTotals } from '../sqlite/storage.ts'
import { TailRecovery } from '../sqlite/tail-recovery.ts'
import { databasePath, findIntegrityProblem, keyPath, openReadOnly } from '../tools/data-folder.ts'
import { FolderLock } from '../tools/folder-lock.ts'
import { describeKeyMismatch, readKey } from '../tools/identity-key.ts'
import { examineDevices } from './doctor-devices.ts'
import { examineRooms } from './doctor-rooms.ts'

/** Result of one check of a data folder. A `notice` is not damage. */
export interface IntegrityFinding {
  readonly part:
    | 'lock'
    | 'database'
    | 'schema'
    | 'commits'
    | 'write batches'
    | 'directory'
    | 'journals'
    | 'snapshots'
    | 'records'
    | 'devices'
    | 'identity key'
    | 'free space'
  readonly state: 'ok' | 'notice' | 'damaged'
  readonly message: string
}

const MEGABYTE = 1_000_000
const LOW_SPACE_BYTES = 100 * MEGABYTE

export const hasNoDamage = (findings: readonly IntegrityFinding[]): boolean =>
  findings.every(({ state }) => state !== 'damaged')

/**
 * Checks everything in a data folder without changing it, whether or not a server is running. `givenKey` is the
 * identity key from the settings, if it is not in the folder.
 */
export function examineDataFolder(folder: string, givenKey: Buffer | null = null): IntegrityFinding[] {
  return [lockFinding(folder), ...examineDataFiles(folder, givenKey), spaceFinding(folder)]
}

/** Checks the database and the identity key, but not the lock and the free space. */
export function examineDataFiles(folder: string, givenKey: Buffer | null = null): IntegrityFinding[] {
  const file = databasePath(folder)
  // Read before the database: a running server may commit meanwhile, which only increases the number in the database.
  const minCommits = readCommitCounter(commitCounterPath(file)) ?? 0
  const key = givenKey
    ? { from: 'SLAPWISE_KEY', read: () => givenKey }
    : { from: keyPath(folder), read: () => readKey(folder) }
  if (!existsSync(file) || statSync(file).size === 0)
    return [damagedFinding('database', `${file} is missing or empty`), keyFinding(key, '')]
  return examineDatabase(() => openReadOnly(folder), key, minCommits)
}

/** Reads the identity key; `from` names its source in messages. */
export interface KeySource {
  readonly from: string
  read(): Buffer | null
}

/** `minCommits` is the least number of commits that the database must have. */
export function examineDatabase(
  open: () => DatabaseSync,
  key: KeySource,
  minCommits = 0,
): IntegrityFinding[] {
  const findings: IntegrityFinding[] = []
  let fingerprint = ''
  let db: DatabaseSync | undefined
  try {
    db = open()
    findings.push(pagesFinding(db))
    const schema = readSchemaVersion(db)
    findings.push(schemaFinding(db, schema))
    if (schema === SCHEMA_VERSION) {
      fingerprint = readTotals(db).keyFingerprint
      findings.push(...examineTables(db, minCommits))
    }
  } catch (error) {
    if (hasNoDamage(findings)) findings.push(unreadableFinding(error))
  } finally {
    db?.close()
  }
  return [...findings, keyFinding(key, fingerprint)]
}

const examineTables = (db: DatabaseSync, minCommits: number): IntegrityFinding[] => [
  commitFinding(db, minCommits),
  ...writeBatchFindings(db),
  ...examineRooms(db),
  ...examineDevices(db),
]

const damagedFinding = (part: IntegrityFinding['part'], message: string): IntegrityFinding => ({
  part,
  state: 'damaged',
  message,
})
const okFinding = (part: IntegrityFinding['part'], message: string): IntegrityFinding => ({
  part,
  state: 'ok',
  message,
})

const lockFinding = (folder: string): IntegrityFinding =>
  okFinding(
    'lock',
    FolderLock.isHeld(folder) ? 'a server has the folder open' : 'no server has the folder open',
  )

const unreadableFinding = (error: unknown): IntegrityFinding =>
  damagedFinding('database', `cannot be read: ${(error as Error).message}`)

function pagesFinding(db: DatabaseSync): IntegrityFinding {
  try {
    const broken = findIntegrityProblem(db)
    return broken === null
      ? okFinding('database', 'all pages and indexes are intact')
      : damagedFinding('database', broken)
  } catch (error) {
    return unreadableFinding(error)
  }
}

const readSchemaVersion = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

function schemaFinding(db: DatabaseSync, version: number): IntegrityFinding {
  if (version === SCHEMA_VERSION)
    return hasCurrentSchema(db)
      ? okFinding('schema', `version ${version}`)
      : damagedFinding('schema', `the tables do not match schema version ${version}`)
  const message =
    version < SCHEMA_VERSION
      ? `version ${version}; the next start migrates it to ${SCHEMA_VERSION}`
      : `version ${version} was written by a newer Slapwise; use that one to check the rest`
  return { part: 'schema', state: 'notice', message }
}

function commitFinding(db: DatabaseSync, minCommits: number): IntegrityFinding {
  const { commits } = readTotals(db)
  return commits >= minCommits
    ? okFinding('commits', `${commits}, none missing`)
    : damagedFinding('commits', `the last ${minCommits - commits} of ${minCommits} are missing`)
}

/** Uses a transaction, because a running server moves events from write batches to segments. */
function writeBatchFindings(db: DatabaseSync): IntegrityFinding[] {
  db.exec('BEGIN')
  try {
    const { damage, openSegments } = new TailRecovery(db)
    if (damage.length === 0)
      return [okFinding('write batches', `events of ${openSegments.size} rooms, without a gap`)]
    return damage.map(({ room, description }) =>
      damagedFinding('write batches', room === null ? description : `${room}: ${description}`),
    )
  } finally {
    db.exec('ROLLBACK')
  }
}

/** `expected` is the fingerprint stored in the database; empty if there is none. */
function keyFinding({ from, read }: KeySource, expected: string): IntegrityFinding {
  const part = 'identity key'
  try {
    const key = read()
    if (!key) return damagedFinding(part, `${from} is missing: without it no player can return to their seat`)
    const wrong = expected === '' ? null : describeKeyMismatch(from, key, expected)
    if (wrong !== null) return damagedFinding(part, wrong)
    return okFinding(part, expected === '' ? 'present' : 'matches the data')
  } catch (error) {
    return damagedFinding(part, (error as Error).message)
  }
}

function spaceFinding(folder: string): IntegrityFinding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return {
    part: 'free space',
    state: free < LOW_SPACE_BYTES ? 'notice' : 'ok',
    message: `${Math.floor(free / MEGABYTE)} MB`,
  }
}
