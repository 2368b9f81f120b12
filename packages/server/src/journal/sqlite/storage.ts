import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { DamagedDataError, RawStorage } from '../core/storage.ts'
import { CommitCounter, commitCounterPath } from './commit-counter.ts'
import { SqliteDeviceStore } from './device-store.ts'
import { SqliteDirectory } from './directory.ts'
import { GroupCommit } from './group-commit.ts'
import { SqliteJournal } from './journal.ts'
import { migrateDatabase } from './migrations.ts'
import { SqliteRecordStore } from './record-store.ts'
import { SqliteSnapshotStore } from './snapshot-store.ts'

/** About as much as a busy commit writes, so that a successful probe predicts a successful commit. */
const PROBE_TEXT = 'x'.repeat(32_000)
/** Used for probes; no room has this code. */
const NO_ROOM = ''

/** Stores everything in one SQLite file. Runs synchronously in the main thread. */
export class SqliteStorage implements RawStorage {
  readonly #db: DatabaseSync
  readonly #commit: GroupCommit
  readonly #commitCounter: CommitCounter
  readonly journal: SqliteJournal
  readonly snapshots: SqliteSnapshotStore
  readonly directory: SqliteDirectory
  readonly records: SqliteRecordStore
  readonly devices: SqliteDeviceStore
  /** Messages about the state of the data for the log at start, one line each. */
  readonly notices: readonly string[]

  constructor(file: string) {
    this.#commitCounter = new CommitCounter(commitCounterPath(file))
    try {
      this.#db = openDatabase(file, this.#commitCounter.initialCount)
    } catch (error) {
      this.#commitCounter.close()
      throw error
    }
    const lost = this.#commitCounter.initialCount - readTotals(this.#db).commits
    this.#commit = new GroupCommit(this.#db, this.#commitCounter)
    this.journal = new SqliteJournal(this.#db, this.#commit)
    this.snapshots = new SqliteSnapshotStore(this.#db, this.#commit)
    this.directory = new SqliteDirectory(this.#db, this.#commit, this.journal)
    this.records = new SqliteRecordStore(this.#db, this.#commit)
    this.devices = new SqliteDeviceStore(this.#db, this.#commit)
    this.notices = [
      ...lostCommitNotices(lost),
      ...this.journal.damage.map(damageNotice),
      ...lostDeviceNotices(this.#db),
    ]
  }

  /** Fingerprint of the key that signs identity tokens; empty if none is stored. */
  get keyFingerprint(): string {
    return readTotals(this.#db).keyFingerprint
  }

  set keyFingerprint(fingerprint: string) {
    const update = this.#db.prepare('UPDATE totals SET key_fingerprint = ?')
    this.#commit.transaction(() => update.run(fingerprint))
  }

  get writeCounts(): RawStorage['writeCounts'] {
    return { events: this.journal.storedEventCount, commits: this.#commit.commits }
  }

  async checkWritable(): Promise<void> {
    if (this.#commit.isWritable) return
    // A transaction that writes nothing would succeed on a full disk too.
    const insert = this.#db.prepare(
      'INSERT OR REPLACE INTO snapshots (room, position, state) VALUES (?, 0, ?)',
    )
    this.#commit.transaction(() => insert.run(NO_ROOM, PROBE_TEXT))
    const remove = this.#db.prepare('DELETE FROM snapshots WHERE room = ?')
    this.#commit.transaction(() => remove.run(NO_ROOM))
    this.#commit.isWritable = true
  }

  async close(): Promise<void> {
    this.#commit.flush()
    this.journal.close()
    this.#db.close()
    this.#commitCounter.close()
  }
}

/** `commits` is the number of commits that the database must have. */
function openDatabase(file: string, commits: number): DatabaseSync {
  const hadNothing = !existsSync(file) || statSync(file).size === 0
  // SQLite would silently create an empty database.
  if (hadNothing && commits > 0)
    throw new Error(
      `${file} is missing or empty, although ${commits} commits were stored in it: restore it, or remove ${commitCounterPath(file)} as well`,
    )
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
  // Deleted data must not remain in the file.
  db.exec('PRAGMA secure_delete = ON')
  migrateDatabase(db)
  return db
}

/** Expected numbers of commits and devices, and the fingerprint of the identity key, to detect losses. */
export interface StoredTotals {
  readonly commits: number
  readonly devices: number
  readonly keyFingerprint: string
}

export function readTotals(db: DatabaseSync): StoredTotals {
  const row = db.prepare('SELECT * FROM totals').get()
  if (!row) throw new Error('the row of totals is missing')
  return {
    commits: row.commits as number,
    devices: row.devices as number,
    keyFingerprint: row.key_fingerprint as string,
  }
}

export const countDevices = (db: DatabaseSync): number =>
  db.prepare('SELECT count(*) AS count FROM devices').get()!.count as number

const lostCommitNotices = (lost: number): string[] =>
  lost <= 0
    ? []
    : [
        `The last ${lost} commits are missing from the database, although they were acknowledged: some rooms are back at an earlier state.`,
      ]

const damageNotice = ({ room, message }: DamagedDataError): string =>
  room === null ? message : `${room}: ${message}`

/** A missing row would make a revoked device valid again. */
function lostDeviceNotices(db: DatabaseSync): string[] {
  const lost = readTotals(db).devices - countDevices(db)
  return lost <= 0
    ? []
    : [
        `${lost} devices are missing from the database: revoked devices may be accepted again. Restore a backup, or have players revoke them again.`,
      ]
}
