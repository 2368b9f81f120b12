import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { EntryText, Journal, RoomRow, Snapshot } from './journal.ts'
import { migrate } from './migrations.ts'

interface Waiting {
  readonly room: string
  readonly position: number
  readonly entry: EntryText
  readonly done: (error: Error | null) => void
}

/** How many snapshots of a room are kept: older ones make histories cheap. */
const SNAPSHOTS_KEPT = 4

/**
 * The journal in one SQLite file. Everything that arrives while the last commit was being written goes into the next
 * one, so that a busy server pays for one flush to disk per many entries, and an idle one answers at once.
 */
export class SqliteJournal implements Journal {
  readonly #db: DatabaseSync
  readonly #statements: Readonly<Record<keyof typeof SQL, StatementSync>>
  #waiting: Waiting[] = []
  #snapshots: { room: string; snapshot: Snapshot }[] = []
  #rows = new Map<string, RoomRow>()
  #isScheduled = false
  /** How many entries went into how many commits, for the metrics. */
  readonly written = { entries: 0, commits: 0 }

  constructor(file: string) {
    this.#db = new DatabaseSync(file)
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
    migrate(this.#db)
    this.#statements = prepareAll(this.#db)
  }

  append(room: string, position: number, entry: EntryText, done: Waiting['done']): void {
    this.#waiting.push({ room, position, entry, done })
    this.#schedule()
  }

  keepSnapshot(room: string, snapshot: Snapshot): void {
    this.#snapshots.push({ room, snapshot })
    this.#schedule()
  }

  keepRow(row: RoomRow): void {
    this.#rows.set(row.code, row)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => this.#flush())
  }

  #flush(): void {
    if (!this.#isScheduled) return
    this.#isScheduled = false
    const entries = this.#waiting
    const snapshots = this.#snapshots
    const rows = this.#rows
    this.#waiting = []
    this.#snapshots = []
    this.#rows = new Map()
    const error = this.#commit(entries, snapshots, rows)
    for (const { done } of entries) done(error)
  }

  #commit(
    entries: readonly Waiting[],
    snapshots: readonly { room: string; snapshot: Snapshot }[],
    rows: ReadonlyMap<string, RoomRow>,
  ): Error | null {
    const { begin, commit, append, keepSnapshot, forgetSnapshots, keepRow } = this.#statements
    try {
      begin.run()
      for (const { room, position, entry } of entries) append.run(room, position, entry)
      for (const { room, snapshot } of snapshots) {
        keepSnapshot.run(room, snapshot.position, snapshot.state)
        forgetSnapshots.run(room, room, SNAPSHOTS_KEPT)
      }
      for (const row of rows.values()) keepRow.run(row.code, row.touchedAt, row.listing, row.wakeAt)
      commit.run()
    } catch (error) {
      if (this.#db.isTransaction) this.#statements.rollback.run()
      return error as Error
    }
    this.written.entries += entries.length
    this.written.commits++
    return null
  }

  read(room: string, position: number): EntryText[] {
    return this.#statements.read.all(room, position).map(({ entry }) => entry as string)
  }

  snapshot(room: string, position: number): Snapshot | null {
    const row = this.#statements.snapshot.get(room, position)
    return row ? { position: row.position as number, state: row.state as string } : null
  }

  exists(room: string): boolean {
    return this.#statements.exists.get(room) !== undefined
  }

  listed(limit: number): string[] {
    return this.#statements.listed.all(limit).map(({ listing }) => listing as string)
  }

  due(now: number): string[] {
    return this.#statements.due.all(now).map(({ code }) => code as string)
  }

  delete(room: string): void {
    this.#flush()
    const { begin, commit, deleteEntries, deleteSnapshots, deleteRoom } = this.#statements
    begin.run()
    for (const statement of [deleteEntries, deleteSnapshots, deleteRoom]) statement.run(room)
    commit.run()
  }

  expire(before: number): string[] {
    const codes = this.#statements.untouched.all(before).map(({ code }) => code as string)
    for (const code of codes) this.delete(code)
    return codes
  }

  count(): number {
    return this.#statements.count.get()!.count as number
  }

  check(): void {
    this.#statements.begin.run()
    this.#statements.rollback.run()
  }

  close(): void {
    this.#flush()
    this.#db.close()
  }
}

const SQL = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  append: 'INSERT INTO entries (room, position, entry) VALUES (?, ?, ?)',
  read: 'SELECT entry FROM entries WHERE room = ? AND position > ? ORDER BY position',
  keepSnapshot: 'INSERT OR REPLACE INTO snapshots (room, position, state) VALUES (?, ?, ?)',
  forgetSnapshots: `DELETE FROM snapshots WHERE room = ? AND position NOT IN
    (SELECT position FROM snapshots WHERE room = ? ORDER BY position DESC LIMIT ?)`,
  snapshot: `SELECT position, state FROM snapshots WHERE room = ? AND position <= ?
    ORDER BY position DESC LIMIT 1`,
  keepRow: `INSERT INTO rooms (code, touched_at, listing, wake_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (code) DO UPDATE SET
      touched_at = excluded.touched_at, listing = excluded.listing, wake_at = excluded.wake_at`,
  exists: 'SELECT 1 FROM entries WHERE room = ? LIMIT 1',
  listed: 'SELECT listing FROM rooms WHERE listing IS NOT NULL ORDER BY touched_at DESC LIMIT ?',
  due: 'SELECT code FROM rooms WHERE wake_at <= ?',
  untouched: 'SELECT code FROM rooms WHERE touched_at < ?',
  count: 'SELECT count(*) AS count FROM rooms',
  deleteEntries: 'DELETE FROM entries WHERE room = ?',
  deleteSnapshots: 'DELETE FROM snapshots WHERE room = ?',
  deleteRoom: 'DELETE FROM rooms WHERE code = ?',
}

const prepareAll = (db: DatabaseSync): Record<keyof typeof SQL, StatementSync> => {
  const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)])
  return Object.fromEntries(prepared)
}
