import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { EntryText, Journal, RoomRow, Snapshot } from './journal.ts'
import { migrate } from './migrations.ts'

interface Waiting {
  readonly room: string
  readonly position: number
  readonly entry: EntryText
  readonly done: (error: Error | null) => void
}

/** What goes into one commit. */
interface Batch {
  readonly entries: readonly Waiting[]
  readonly snapshots: readonly { readonly room: string; readonly snapshot: Snapshot }[]
  readonly rows: ReadonlyMap<string, RoomRow>
}

/** How many snapshots of a room are kept: older ones make histories cheap. */
const SNAPSHOTS_KEPT = 4

/** About what a busy commit writes: where this fits, the next one does. */
const PROBE = 'x'.repeat(32_000)
/** No room has such a code. */
const NO_ROOM = ''

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
  /** Whether the last attempt to write has worked. */
  #isWritable = false
  /** How many entries went into how many commits, for the metrics. */
  readonly written = { entries: 0, commits: 0 }

  constructor(file: string) {
    this.#db = new DatabaseSync(file)
    // Entries are small and lie with their rooms, so each dirties a page of its own: small pages, less to write.
    this.#db.exec('PRAGMA page_size = 1024')
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
    // What people have deleted is not to be found in the file any more.
    this.#db.exec('PRAGMA secure_delete = ON')
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
    const late = new Set<Waiting>()
    const error = this.#commit({ entries, snapshots, rows }, late)
    for (const entry of entries) entry.done(late.has(entry) ? new Error('Somebody was first.') : error)
  }

  /** Entries that are not at their position go to `late`, and nothing else of their rooms is kept. */
  #commit({ entries, snapshots, rows }: Batch, late: Set<Waiting>): Error | null {
    const { append, keepSnapshot, forgetSnapshots, keepRow } = this.#statements
    try {
      this.#transaction(() => {
        for (const waiting of entries) {
          const { room, position, entry } = waiting
          if (append.run(room, position, entry, room, position).changes === 0) late.add(waiting)
        }
        const unsure = new Set(Array.from(late, ({ room }) => room))
        for (const { room, snapshot } of snapshots) {
          if (unsure.has(room)) continue
          keepSnapshot.run(room, snapshot.position, snapshot.state)
          forgetSnapshots.run(room, room, SNAPSHOTS_KEPT)
        }
        for (const { code, touchedAt, listing, wakeAt } of rows.values())
          if (!unsure.has(code)) keepRow.run(code, touchedAt, listing, wakeAt)
      })
    } catch (error) {
      this.#isWritable = false
      return error as Error
    }
    this.#isWritable = true
    this.written.entries += entries.length - late.size
    this.written.commits++
    return null
  }

  #transaction(work: () => void): void {
    const { begin, commit, rollback } = this.#statements
    begin.run()
    try {
      work()
      commit.run()
    } catch (error) {
      if (this.#db.isTransaction) rollback.run()
      throw error
    }
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

  wakeAt(room: string): number | null {
    return (this.#statements.wakeAt.get(room)?.wake_at ?? null) as number | null
  }

  delete(room: string): void {
    this.#flush()
    this.#deleteAll([room])
  }

  expire(before: number, isInUse: (room: string) => boolean): void {
    const codes = this.#statements.untouched.all(before).map(({ code }) => code as string)
    const unused = codes.filter((code) => !isInUse(code))
    if (unused.length > 0) this.#deleteAll(unused)
  }

  #deleteAll(rooms: readonly string[]): void {
    const { deleteEntries, deleteSnapshots, deleteRoom } = this.#statements
    this.#transaction(() => {
      for (const room of rooms)
        for (const statement of [deleteEntries, deleteSnapshots, deleteRoom]) statement.run(room)
    })
    // The log that SQLite writes ahead would still have it.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  count(): number {
    return this.#statements.count.get()!.count as number
  }

  check(): void {
    const { keepSnapshot, deleteSnapshots } = this.#statements
    if (this.#isWritable) return
    // A transaction that writes nothing works on a full disk too.
    this.#transaction(() => keepSnapshot.run(NO_ROOM, 0, PROBE))
    this.#transaction(() => deleteSnapshots.run(NO_ROOM))
    this.#isWritable = true
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
  append: `INSERT INTO entries (room, position, entry) SELECT ?, ?, ?
    WHERE (SELECT coalesce(max(position), 0) + 1 FROM entries WHERE room = ?) = ?`,
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
  wakeAt: 'SELECT wake_at FROM rooms WHERE code = ?',
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
