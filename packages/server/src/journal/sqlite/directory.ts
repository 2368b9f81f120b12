import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ChecksummedRow, DueRoom, RawDirectory } from '../core/storage.ts'
import type { GroupCommit } from './group-commit.ts'
import type { SqliteJournal } from './journal.ts'

export class SqliteDirectory implements RawDirectory {
  readonly #db: DatabaseSync
  readonly #commit: GroupCommit
  readonly #journal: SqliteJournal
  readonly #statements: Readonly<Record<keyof typeof QUERIES, StatementSync>>
  readonly #deletions: readonly StatementSync[]

  constructor(db: DatabaseSync, commit: GroupCommit, journal: SqliteJournal) {
    this.#db = db
    this.#commit = commit
    this.#journal = journal
    this.#statements = prepareAll(db)
    this.#deletions = DELETIONS.map((sql) => db.prepare(sql))
  }

  insert(row: ChecksummedRow): void {
    this.#write(this.#statements.insert, row)
  }

  save(row: ChecksummedRow): void {
    this.#write(this.#statements.save, row)
  }

  #write(statement: StatementSync, row: ChecksummedRow): void {
    const { code, touchedAt, changedAt, listing, wakeAt, summary, creatorAddressHash, checksum, journalEnd } =
      row
    const members = JSON.stringify(row.members)
    this.#commit.add({
      run: () => {
        const { changes } = statement.run(
          code,
          touchedAt,
          changedAt,
          listing,
          wakeAt,
          members,
          summary,
          creatorAddressHash,
          checksum,
          journalEnd,
        )
        // An insert changes nothing if the code already belongs to another room.
        if (changes > 0) this.#indexMembers(code, members)
      },
    })
  }

  #indexMembers(code: string, members: string): void {
    this.#statements.dropMembers.run(code, members)
    this.#statements.addMembers.run(code, members)
  }

  async listByMember(identity: string, limit: number): Promise<ChecksummedRow[]> {
    return this.#statements.listByMember.all(identity, limit).map(toDirectoryRow)
  }

  async find(room: string): Promise<ChecksummedRow | null> {
    const row = this.#statements.find.get(room)
    return row ? toDirectoryRow(row) : null
  }

  async listPublic(addresses: number, each: number): Promise<ChecksummedRow[]> {
    const { newestAddresses, newestRoomsOf } = this.#statements
    return newestAddresses
      .all(addresses)
      .flatMap(({ creator_address_hash: address }) =>
        newestRoomsOf.all(address as string, each).map(toDirectoryRow),
      )
  }

  async listDue(now: number, limit: number, after: DueRoom | null): Promise<ChecksummedRow[]> {
    const { wakeAt, code } = after ?? BEFORE_ALL_ROOMS
    return this.#statements.listDue.all(now, wakeAt, code, limit).map(toDirectoryRow)
  }

  async delete(room: string): Promise<void> {
    this.#commit.flush()
    this.#deleteRooms([room])
  }

  async expire(before: number, isSpared: (row: ChecksummedRow) => boolean): Promise<void> {
    const old = this.#statements.untouched.all(before).map(toDirectoryRow)
    const unused = old.filter((row) => !isSpared(row)).map(({ code }) => code)
    if (unused.length > 0) this.#deleteRooms(unused)
  }

  #deleteRooms(codes: readonly string[]): void {
    const rooms = new Set(codes)
    this.#commit.transaction(() => {
      for (const room of rooms) for (const deletion of this.#deletions) deletion.run(room)
      this.#journal.erase(rooms)
    })
    this.#journal.forget(rooms)
    // The write-ahead log would still contain the deleted data.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  async count(): Promise<number> {
    return this.#statements.count.get()!.count as number
  }
}

/** Unchecked types: in a damaged file, columns may hold anything. */
export const toDirectoryRow = (row: Record<string, unknown>): ChecksummedRow =>
  ({
    code: row.code,
    touchedAt: row.touched_at,
    changedAt: row.changed_at,
    listing: row.listing,
    wakeAt: row.wake_at,
    members: parseIdentities(row.members as string),
    summary: row.summary,
    creatorAddressHash: row.creator_address_hash,
    checksum: row.checksum,
    journalEnd: row.journal_end,
  }) as ChecksummedRow

/** Returns an empty list for invalid JSON; the checksum fails then anyway. */
function parseIdentities(text: string): readonly string[] {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

/** Sorts before every room. */
const BEFORE_ALL_ROOMS: DueRoom = { wakeAt: Number.MIN_SAFE_INTEGER, code: '' }

/** Limits the join for a member of very many rooms. */
const MAX_ROOMS_PER_MEMBER = 1000

const INSERT = `INSERT INTO rooms (code, touched_at, changed_at, listing, wake_at, members, summary, creator_address_hash, checksum, journal_end)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO`

const QUERIES = {
  insert: `${INSERT} NOTHING`,
  save: `${INSERT} UPDATE SET touched_at = excluded.touched_at, changed_at = excluded.changed_at, listing = excluded.listing,
    wake_at = excluded.wake_at,
    members = excluded.members, summary = excluded.summary, creator_address_hash = excluded.creator_address_hash, checksum = excluded.checksum,
    journal_end = coalesce(nullif(excluded.journal_end, ''), journal_end)`,
  dropMembers: 'DELETE FROM members WHERE room = ? AND identity NOT IN (SELECT value FROM json_each(?))',
  addMembers: 'INSERT OR IGNORE INTO members (room, identity) SELECT ?, value FROM json_each(?)',
  listByMember: `SELECT rooms.* FROM (SELECT room FROM members WHERE identity = ? LIMIT ${MAX_ROOMS_PER_MEMBER})
    JOIN rooms ON code = room ORDER BY changed_at DESC LIMIT ?`,
  find: 'SELECT * FROM rooms WHERE code = ?',
  newestAddresses: `SELECT creator_address_hash FROM rooms WHERE listing IS NOT NULL
    GROUP BY creator_address_hash ORDER BY max(changed_at) DESC LIMIT ?`,
  newestRoomsOf: `SELECT * FROM rooms WHERE listing IS NOT NULL AND creator_address_hash = ?
    ORDER BY changed_at DESC LIMIT ?`,
  listDue: `SELECT * FROM rooms WHERE wake_at <= ? AND (wake_at, code) > (?, ?)
    ORDER BY wake_at, code LIMIT ?`,
  untouched: 'SELECT * FROM rooms WHERE touched_at < ?',
  count: 'SELECT count(*) AS count FROM rooms',
}

const DELETIONS = [
  'DELETE FROM snapshots WHERE room = ?',
  'DELETE FROM records WHERE room = ?',
  'DELETE FROM members WHERE room = ?',
  'DELETE FROM rooms WHERE code = ?',
]

const prepareAll = (db: DatabaseSync): Record<keyof typeof QUERIES, StatementSync> => {
  const prepared = Object.entries(QUERIES).map(([name, sql]) => [name, db.prepare(sql)])
  return Object.fromEntries(prepared)
}
