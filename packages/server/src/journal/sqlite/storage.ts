import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Damaged, RawStorage } from '../core/storage.ts'
import { SqliteDevices } from './devices.ts'
import { SqliteDirectory } from './directory.ts'
import { GroupCommit } from './group-commit.ts'
import { SqliteJournal } from './journal.ts'
import { migrate } from './migrations.ts'
import { SqliteRecords } from './records.ts'
import { SqliteSnapshots } from './snapshots.ts'
import { markBeside, TideMark } from './tide-mark.ts'

/** About what a busy commit writes: where this fits, the next one does. */
const PROBE = 'x'.repeat(32_000)
/** No room has such a code. */
const NO_ROOM = ''

/** Everything in one SQLite file. It works in the main thread, so that its promises are kept before they are given. */
export class SqliteStorage implements RawStorage {
  readonly #db: DatabaseSync
  readonly #commit: GroupCommit
  readonly #mark: TideMark
  readonly journal: SqliteJournal
  readonly snapshots: SqliteSnapshots
  readonly directory: SqliteDirectory
  readonly records: SqliteRecords
  readonly devices: SqliteDevices
  /** What whoever starts a server should know of the data, in a line each. */
  readonly notices: readonly string[]

  constructor(file: string) {
    this.#mark = new TideMark(markBeside(file))
    try {
      this.#db = openDatabase(file, this.#mark.commits)
    } catch (error) {
      this.#mark.close()
      throw error
    }
    const lost = this.#mark.commits - totalsIn(this.#db).commits
    this.#commit = new GroupCommit(this.#db, this.#mark)
    this.journal = new SqliteJournal(this.#db, this.#commit)
    this.snapshots = new SqliteSnapshots(this.#db, this.#commit)
    this.directory = new SqliteDirectory(this.#db, this.#commit, this.journal)
    this.records = new SqliteRecords(this.#db, this.#commit)
    this.devices = new SqliteDevices(this.#db, this.#commit)
    this.notices = [...lostCommits(lost), ...this.journal.damage.map(wordsFor), ...lostDevices(this.#db)]
  }

  /** The fingerprint of the key that seats are recognized by; empty if none is known. */
  get keyFingerprint(): string {
    return totalsIn(this.#db).keyFingerprint
  }

  set keyFingerprint(fingerprint: string) {
    const update = this.#db.prepare('UPDATE commits SET key_fingerprint = ?')
    this.#commit.transaction(() => update.run(fingerprint))
  }

  get written(): RawStorage['written'] {
    return { entries: this.journal.stored, commits: this.#commit.commits }
  }

  async check(): Promise<void> {
    if (this.#commit.isWritable) return
    // A transaction that writes nothing works on a full disk too.
    const insert = this.#db.prepare(
      'INSERT OR REPLACE INTO snapshots (room, position, state) VALUES (?, 0, ?)',
    )
    this.#commit.transaction(() => insert.run(NO_ROOM, PROBE))
    const remove = this.#db.prepare('DELETE FROM snapshots WHERE room = ?')
    this.#commit.transaction(() => remove.run(NO_ROOM))
    this.#commit.isWritable = true
  }

  async close(): Promise<void> {
    this.#commit.flush()
    this.journal.close()
    this.#db.close()
    this.#mark.close()
  }
}

/** `commits`: how many there have been. */
function openDatabase(file: string, commits: number): DatabaseSync {
  const hadNothing = !existsSync(file) || statSync(file).size === 0
  // SQLite would begin a new one without a word.
  if (hadNothing && commits > 0)
    throw new Error(
      `${file} is missing or empty, although ${commits} commits were stored in it: put it back, or remove ${markBeside(file)} as well`,
    )
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
  // What people have deleted is not to be found in the file any more.
  db.exec('PRAGMA secure_delete = ON')
  migrate(db)
  return db
}

/** What is counted, so that it is missed if it goes. */
export interface Totals {
  readonly commits: number
  readonly devices: number
  readonly keyFingerprint: string
}

export function totalsIn(db: DatabaseSync): Totals {
  const row = db.prepare('SELECT * FROM commits').get()
  if (!row) throw new Error('the number of its commits is missing')
  return {
    commits: row.count as number,
    devices: row.devices as number,
    keyFingerprint: row.key_fingerprint as string,
  }
}

export const devicesIn = (db: DatabaseSync): number =>
  db.prepare('SELECT count(*) AS count FROM devices').get()!.count as number

const lostCommits = (lost: number): string[] =>
  lost <= 0
    ? []
    : [
        `The data has lost its last ${lost} commits, of which people had been told: they find their rooms as they were before.`,
      ]

const wordsFor = ({ room, message }: Damaged): string => (room === null ? message : `${room}: ${message}`)

/** A device that is not there has not been ended either. */
function lostDevices(db: DatabaseSync): string[] {
  const lost = totalsIn(db).devices - devicesIn(db)
  return lost <= 0
    ? []
    : [
        `The data has lost ${lost} devices: some that people have ended may be let in again. Restore a backup, or let people end them once more.`,
      ]
}
