import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { GroupCommit } from './group-commit.ts'
import type { SqliteJournal } from './sqlite-journal.ts'
import type { Directory, RoomRow } from './storage.ts'

export class SqliteDirectory implements Directory {
  readonly #db: DatabaseSync
  readonly #commit: GroupCommit
  readonly #journal: SqliteJournal
  readonly #statements: Readonly<Record<keyof typeof SQL, StatementSync>>
  readonly #deletions: readonly StatementSync[]

  constructor(db: DatabaseSync, commit: GroupCommit, journal: SqliteJournal) {
    this.#db = db
    this.#commit = commit
    this.#journal = journal
    this.#statements = prepareAll(db)
    this.#deletions = DELETIONS.map((sql) => db.prepare(sql))
  }

  add(row: RoomRow): void {
    this.#write(this.#statements.add, row)
  }

  keep(row: RoomRow): void {
    this.#write(this.#statements.keep, row)
  }

  #write(statement: StatementSync, row: RoomRow): void {
    const { code, touchedAt, listing, wakeAt, summary } = row
    this.#commit.add({
      run: () => {
        const { changes } = statement.run(code, touchedAt, listing, wakeAt, summary)
        // A room of that code may be there already, and is somebody else's.
        if (changes > 0) this.#writeMembers(row)
      },
    })
  }

  #writeMembers({ code, members }: RoomRow): void {
    const identities = JSON.stringify(members)
    this.#statements.dropMembers.run(code, identities)
    this.#statements.addMembers.run(code, identities)
  }

  async of(identity: string, limit: number): Promise<Pick<RoomRow, 'code' | 'summary'>[]> {
    return this.#statements.of.all(identity, limit).map(({ code, summary }) => ({
      code: code as string,
      summary: summary as string,
    }))
  }

  async listed(limit: number): Promise<string[]> {
    return this.#statements.listed.all(limit).map(({ listing }) => listing as string)
  }

  async due(now: number): Promise<string[]> {
    return this.#statements.due.all(now).map(({ code }) => code as string)
  }

  async wakeAt(room: string): Promise<number | null> {
    return (this.#statements.wakeAt.get(room)?.wake_at ?? null) as number | null
  }

  async delete(room: string): Promise<void> {
    this.#commit.flush()
    this.#deleteAll([room])
  }

  async expire(before: number, isInUse: (room: string) => boolean): Promise<void> {
    const codes = this.#statements.untouched.all(before).map(({ code }) => code as string)
    const unused = codes.filter((code) => !isInUse(code))
    if (unused.length > 0) this.#deleteAll(unused)
  }

  #deleteAll(codes: readonly string[]): void {
    const rooms = new Set(codes)
    this.#commit.transaction(() => {
      for (const room of rooms) for (const deletion of this.#deletions) deletion.run(room)
      this.#journal.erase(rooms)
    })
    this.#journal.forget(rooms)
    // The log that SQLite writes ahead would still have it.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  async count(): Promise<number> {
    return this.#statements.count.get()!.count as number
  }
}

const INSERT =
  'INSERT INTO rooms (code, touched_at, listing, wake_at, summary) VALUES (?, ?, ?, ?, ?) ON CONFLICT (code) DO'

/** So many rooms of one person are looked at: nobody is at as many tables, unless to keep the server busy. */
const MOST_ROOMS = 1000

const SQL = {
  add: `${INSERT} NOTHING`,
  keep: `${INSERT} UPDATE SET
    touched_at = excluded.touched_at, listing = excluded.listing, wake_at = excluded.wake_at,
    summary = excluded.summary`,
  dropMembers: 'DELETE FROM members WHERE room = ? AND identity NOT IN (SELECT value FROM json_each(?))',
  addMembers: 'INSERT OR IGNORE INTO members (room, identity) SELECT ?, value FROM json_each(?)',
  of: `SELECT code, summary FROM (SELECT room FROM members WHERE identity = ? LIMIT ${MOST_ROOMS})
    JOIN rooms ON code = room ORDER BY touched_at DESC LIMIT ?`,
  listed: 'SELECT listing FROM rooms WHERE listing IS NOT NULL ORDER BY touched_at DESC LIMIT ?',
  due: 'SELECT code FROM rooms WHERE wake_at <= ?',
  wakeAt: 'SELECT wake_at FROM rooms WHERE code = ?',
  untouched: 'SELECT code FROM rooms WHERE touched_at < ?',
  count: 'SELECT count(*) AS count FROM rooms',
}

const DELETIONS = [
  'DELETE FROM snapshots WHERE room = ?',
  'DELETE FROM records WHERE room = ?',
  'DELETE FROM members WHERE room = ?',
  'DELETE FROM rooms WHERE code = ?',
]

const prepareAll = (db: DatabaseSync): Record<keyof typeof SQL, StatementSync> => {
  const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)])
  return Object.fromEntries(prepared)
}
