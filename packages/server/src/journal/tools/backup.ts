import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { examineDatabase, examineDataFiles, hasNoDamage, type IntegrityFinding } from '../integrity/doctor.ts'
import { databasePath, findIntegrityProblem, keyPath, openReadOnly } from './data-folder.ts'

/** An error that the host can fix. */
export class DataFolderError extends Error {}

/** The backup is damaged and was therefore not restored. */
export class DamagedBackupError extends DataFolderError {
  readonly findings: readonly IntegrityFinding[]

  constructor(file: string, findings: readonly IntegrityFinding[]) {
    super(`${file} is damaged, and nothing was restored. To restore it as it is: --allow-damaged`)
    this.findings = findings
  }
}

/**
 * Copies the whole database in one step: an incremental backup would start over with every commit of a running server.
 */
const ALL_PAGES = 2 ** 31 - 1

const KEY_NAME = 'identity key'

/** Files of the data folder that a backup holds besides the database. */
const CREATE_ATTACHMENTS = 'CREATE TABLE attachments (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT'

/** Writes a data folder into one file, whether or not a server is running, and checks the copy. */
export async function createBackup(folder: string, file: string): Promise<readonly IntegrityFinding[]> {
  if (existsSync(file)) throw new DataFolderError(`${file} already exists.`)
  if (!existsSync(databasePath(folder))) throw new DataFolderError(`There is no data in ${folder}.`)
  if (!existsSync(keyPath(folder)))
    throw new DataFolderError(
      `${keyPath(folder)} is missing: without it players could not return to their seats after a restore.`,
    )
  const part = `${file}.part`
  // The identity key in it would allow anybody to impersonate every player.
  writeFileSync(part, '', { mode: 0o600, flag: 'wx' })
  try {
    await copyDatabase(folder, part)
    const key = readFileSync(keyPath(folder))
    const findings = examineDatabase(() => new DatabaseSync(part), { from: keyPath(folder), read: () => key })
    checkReadable(findings, file)
    addKey(part, key)
    syncToDisk(part)
    renameSync(part, file)
    return findings
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(part + rest, { force: true })
  }
}

async function copyDatabase(folder: string, file: string): Promise<void> {
  const db = openReadOnly(folder)
  try {
    await backup(db, file, { rate: ALL_PAGES })
  } finally {
    db.close()
  }
}

function addKey(file: string, key: Buffer): void {
  const db = new DatabaseSync(file)
  try {
    // Without a write-ahead log, the backup is a single file.
    db.exec('PRAGMA journal_mode = DELETE')
    db.exec(CREATE_ATTACHMENTS)
    db.prepare('INSERT INTO attachments VALUES (?, ?)').run(KEY_NAME, key)
  } finally {
    db.close()
  }
}

/** Damaged rooms can be backed up; a file that SQLite cannot read cannot. */
function checkReadable(findings: readonly IntegrityFinding[], file: string): void {
  const broken = findings.find(({ part, state }) => part === 'database' && state === 'damaged')
  if (broken) throw new DataFolderError(`${file} would be damaged: ${broken.message}`)
}

/**
 * Creates a data folder from a backup and returns the findings. If the backup is damaged, nothing is created and it
 * throws, unless `allowsDamage` accepts damaged rooms.
 */
export function restoreBackup(
  file: string,
  folder: string,
  allowsDamage = false,
): readonly IntegrityFinding[] {
  if (!existsSync(file)) throw new DataFolderError(`${file} does not exist.`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new DataFolderError(`${folder} is not empty: a backup is restored only into a new or empty folder.`)
  const part = `${folder}.part`
  mkdirSync(part, { mode: 0o700 })
  try {
    copyFileSync(file, databasePath(part))
    const key = extractKey(databasePath(part), file)
    writeFileSync(keyPath(part), key, { mode: 0o600 })
    const findings = examineDataFiles(part)
    if (!hasNoDamage(findings) && !allowsDamage) throw new DamagedBackupError(file, findings)
    for (const written of [databasePath(part), keyPath(part), part]) syncToDisk(written)
    renameSync(part, folder)
    return findings
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

function extractKey(database: string, file: string): Buffer {
  const db = new DatabaseSync(database)
  try {
    db.exec('PRAGMA secure_delete = ON')
    const broken = findIntegrityProblem(db)
    if (broken !== null) throw new DataFolderError(`${file} is damaged, and nothing was restored: ${broken}`)
    const row = db.prepare('SELECT content FROM attachments WHERE name = ?').get(KEY_NAME)!
    db.exec('DROP TABLE attachments')
    return Buffer.from(row.content as Uint8Array)
  } catch (error) {
    if (error instanceof DataFolderError) throw error
    throw new DataFolderError(`${file} is not a backup: ${(error as Error).message}.`)
  } finally {
    db.close()
  }
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
