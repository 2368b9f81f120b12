import { existsSync, statfsSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { KEY_BYTES } from '../gateway/identity.ts'
import { brokenPages, databaseIn, keyIn, openToRead } from './data-folder.ts'
import { examineRooms } from './doctor-rooms.ts'
import { FolderLock } from './folder-lock.ts'
import { SCHEMA } from './migrations.ts'
import { commitsIn } from './sqlite.ts'
import { markBeside, readMark } from './tide-mark.ts'

/** One thing about a data folder. What is merely worth knowing is no damage. */
export interface Finding {
  readonly part:
    | 'lock'
    | 'database'
    | 'schema'
    | 'commits'
    | 'journals'
    | 'snapshots'
    | 'records'
    | 'identity key'
    | 'free space'
  readonly state: 'sound' | 'worth knowing' | 'damaged'
  readonly words: string
}

const MEGABYTE = 1_000_000
const LITTLE_SPACE = 100 * MEGABYTE

export const isSound = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state !== 'damaged')

/** Looks at everything in a data folder and changes nothing, whether or not a server works in it. */
export function examine(folder: string): Finding[] {
  return [lockFinding(folder), ...databaseFindings(folder), keyFinding(folder), spaceFinding(folder)]
}

const lockFinding = (folder: string): Finding => ({
  part: 'lock',
  state: 'sound',
  words: FolderLock.isHeld(folder) ? 'a server has the folder open' : 'no server has the folder open',
})

function databaseFindings(folder: string): Finding[] {
  const file = databaseIn(folder)
  // Read first: a server that goes on meanwhile is ahead of it.
  const mark = readMark(markBeside(file)) ?? 0
  if (!existsSync(file) || statSync(file).size === 0)
    return [{ part: 'database', state: 'damaged', words: `${file} is missing or empty` }]
  let db: DatabaseSync | undefined
  const findings: Finding[] = []
  try {
    db = openToRead(folder)
    findings.push(pagesFinding(db))
    const schema = versionOf(db)
    findings.push(schemaFinding(schema))
    if (schema <= SCHEMA) findings.push(...commitFindings(db, schema, mark), ...examineRooms(db))
  } catch (error) {
    if (isSound(findings)) findings.push(unreadable(error))
  } finally {
    db?.close()
  }
  return findings
}

const unreadable = (error: unknown): Finding => ({
  part: 'database',
  state: 'damaged',
  words: `it cannot be read: ${(error as Error).message}`,
})

function pagesFinding(db: DatabaseSync): Finding {
  try {
    const broken = brokenPages(db)
    return broken === null
      ? { part: 'database', state: 'sound', words: 'every page is where it belongs' }
      : { part: 'database', state: 'damaged', words: broken }
  } catch (error) {
    return unreadable(error)
  }
}

const versionOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

function schemaFinding(version: number): Finding {
  if (version === SCHEMA) return { part: 'schema', state: 'sound', words: `version ${version}` }
  const words =
    version < SCHEMA
      ? `version ${version}, which the next start brings to ${SCHEMA}`
      : `version ${version} is of a newer Slapwise, which has to look at the rest`
  return { part: 'schema', state: 'worth knowing', words }
}

/** The version of the schema since which commits are counted. */
const COUNTED = 3

function commitFindings(db: DatabaseSync, schema: number, mark: number): Finding[] {
  if (schema < COUNTED) return []
  const commits = commitsIn(db)
  return commits >= mark
    ? [{ part: 'commits', state: 'sound', words: `${commits}, and none is missing` }]
    : [{ part: 'commits', state: 'damaged', words: `the last ${mark - commits} of ${mark} are missing` }]
}

function keyFinding(folder: string): Finding {
  const part = 'identity key'
  const file = keyIn(folder)
  if (!existsSync(file))
    return { part, state: 'damaged', words: `${file} is missing: nobody would get their seat back` }
  return statSync(file).size === KEY_BYTES
    ? { part, state: 'sound', words: 'it is there' }
    : { part, state: 'damaged', words: `${file} is not a key` }
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
