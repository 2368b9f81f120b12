import { DatabaseSync } from 'node:sqlite'
import { GroupCommit } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { SqliteDirectory } from './sqlite-directory.ts'
import { SqliteJournal } from './sqlite-journal.ts'
import { SqliteRecords } from './sqlite-records.ts'
import { SqliteSnapshots } from './sqlite-snapshots.ts'
import type { Storage } from './storage.ts'

/** About what a busy commit writes: where this fits, the next one does. */
const PROBE = 'x'.repeat(32_000)
/** No room has such a code. */
const NO_ROOM = ''

/** Everything in one SQLite file. It works in the main thread, so that its promises are kept before they are given. */
export class SqliteStorage implements Storage {
  readonly #db: DatabaseSync
  readonly #commit: GroupCommit
  readonly journal: SqliteJournal
  readonly snapshots: SqliteSnapshots
  readonly directory: SqliteDirectory
  readonly records: SqliteRecords

  constructor(file: string) {
    this.#db = openDatabase(file)
    this.#commit = new GroupCommit(this.#db)
    this.journal = new SqliteJournal(this.#db, this.#commit)
    this.snapshots = new SqliteSnapshots(this.#db, this.#commit)
    this.directory = new SqliteDirectory(this.#db, this.#commit)
    this.records = new SqliteRecords(this.#db, this.#commit)
  }

  get written(): Storage['written'] {
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
  }
}

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  // Entries are small and lie with their rooms, so each dirties a page of its own: small pages, less to write.
  db.exec('PRAGMA page_size = 1024')
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
  // What people have deleted is not to be found in the file any more.
  db.exec('PRAGMA secure_delete = ON')
  migrate(db)
  return db
}
