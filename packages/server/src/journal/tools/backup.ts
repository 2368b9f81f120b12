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
import { examineData, examineDatabase, type Finding, isSound } from '../integrity/doctor.ts'
import { brokenPages, databaseIn, keyIn, openToRead } from './data-folder.ts'

/** Something that whoever hosts can put right. */
export class FolderProblem extends Error {}

/** A backup that was not restored. */
export class DamagedBackup extends FolderProblem {
  readonly findings: readonly Finding[]

  constructor(file: string, findings: readonly Finding[]) {
    super(`${file} is damaged, and nothing was restored. To restore it as it is: --damaged-too`)
    this.findings = findings
  }
}

/** All at once, as of one moment: by and by it would begin anew with every commit of the server. */
const ALL_PAGES = 2 ** 31 - 1

const KEY = 'identity key'

/** What a backup has besides the database. */
const BELONGINGS = 'CREATE TABLE belongings (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT'

/** Writes all that is in a data folder into one file, whether or not a server works in it, and looks whether what it wrote is sound. */
export async function backUp(folder: string, file: string): Promise<readonly Finding[]> {
  if (existsSync(file)) throw new FolderProblem(`${file} is there already.`)
  if (!existsSync(databaseIn(folder))) throw new FolderProblem(`There is no data in ${folder}.`)
  if (!existsSync(keyIn(folder)))
    throw new FolderProblem(`${keyIn(folder)} is missing: without it a backup would be of no use to anybody.`)
  const part = `${file}.part`
  // Who reads it could become anybody who plays here.
  writeFileSync(part, '', { mode: 0o600, flag: 'wx' })
  try {
    await copyDatabase(folder, part)
    const key = readFileSync(keyIn(folder))
    const findings = examineDatabase(() => new DatabaseSync(part), { from: keyIn(folder), read: () => key })
    refuseBroken(findings, file)
    addKey(part, key)
    flush(part)
    renameSync(part, file)
    return findings
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(part + rest, { force: true })
  }
}

async function copyDatabase(folder: string, file: string): Promise<void> {
  const db = openToRead(folder)
  try {
    await backup(db, file, { rate: ALL_PAGES })
  } finally {
    db.close()
  }
}

function addKey(file: string, key: Buffer): void {
  const db = new DatabaseSync(file)
  try {
    // A single file, without a log beside it.
    db.exec('PRAGMA journal_mode = DELETE')
    db.exec(BELONGINGS)
    db.prepare('INSERT INTO belongings VALUES (?, ?)').run(KEY, key)
  } finally {
    db.close()
  }
}

/** Damaged rooms can be kept; a file that SQLite cannot read cannot. */
function refuseBroken(findings: readonly Finding[], file: string): void {
  const broken = findings.find(({ part, state }) => part === 'database' && state === 'damaged')
  if (broken) throw new FolderProblem(`${file} would be damaged: ${broken.words}`)
}

/**
 * Makes a new data folder of a backup. Nothing is left of it where the backup is damaged, unless `isDamagedToo` says that damaged rooms
 * are better than none; tells what is wrong with it.
 */
export function restore(file: string, folder: string, isDamagedToo = false): readonly Finding[] {
  if (!existsSync(file)) throw new FolderProblem(`There is no ${file}.`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new FolderProblem(`${folder} is there already: a backup is never restored over anything.`)
  const part = `${folder}.part`
  mkdirSync(part, { mode: 0o700 })
  try {
    copyFileSync(file, databaseIn(part))
    const key = takeKey(databaseIn(part), file)
    writeFileSync(keyIn(part), key, { mode: 0o600 })
    const findings = examineData(part)
    if (!isSound(findings) && !isDamagedToo) throw new DamagedBackup(file, findings)
    for (const written of [databaseIn(part), keyIn(part), part]) flush(written)
    renameSync(part, folder)
    return findings
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

function takeKey(database: string, file: string): Buffer {
  const db = new DatabaseSync(database)
  try {
    db.exec('PRAGMA secure_delete = ON')
    const broken = brokenPages(db)
    if (broken !== null) throw new FolderProblem(`${file} is damaged, and nothing was restored: ${broken}`)
    const row = db.prepare('SELECT content FROM belongings WHERE name = ?').get(KEY)!
    db.exec('DROP TABLE belongings')
    return Buffer.from(row.content as Uint8Array)
  } catch (error) {
    if (error instanceof FolderProblem) throw error
    throw new FolderProblem(`${file} is not a backup: ${(error as Error).message}.`)
  } finally {
    db.close()
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
