import { DatabaseSync } from 'node:sqlite'

/** Each entry raises the schema by one version. Never change one, only append. */
const MIGRATIONS: readonly string[] = [
  // A segment holds one or more events; its position is that of the first. `members` indexes the member lists of
  // `rooms`. The only row of the totals says how much data there has to be.
  `CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     touched_at INTEGER NOT NULL,
     changed_at INTEGER NOT NULL,
     listing TEXT,
     wake_at INTEGER,
     summary TEXT NOT NULL,
     members TEXT NOT NULL,
     creator_address_hash TEXT NOT NULL,
     checksum TEXT NOT NULL,
     journal_end TEXT NOT NULL DEFAULT ''
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rooms_by_touch ON rooms (touched_at);
   CREATE INDEX rooms_to_wake ON rooms (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX rooms_listed ON rooms (creator_address_hash, changed_at) WHERE listing IS NOT NULL;
   CREATE TABLE members (
     identity TEXT NOT NULL,
     room TEXT NOT NULL,
     PRIMARY KEY (identity, room)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX members_by_room ON members (room);
   CREATE TABLE segments (
     room TEXT NOT NULL,
     first_position INTEGER NOT NULL,
     events TEXT NOT NULL,
     PRIMARY KEY (room, first_position)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE write_batches (first_number INTEGER PRIMARY KEY, events TEXT NOT NULL) STRICT;
   CREATE TABLE snapshots (
     room TEXT NOT NULL,
     position INTEGER NOT NULL,
     state TEXT NOT NULL,
     PRIMARY KEY (room, position)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE records (
     room TEXT NOT NULL,
     number INTEGER NOT NULL,
     record TEXT NOT NULL,
     PRIMARY KEY (room, number)
   ) STRICT;
   CREATE TABLE devices (
     identity TEXT NOT NULL,
     device TEXT NOT NULL,
     name TEXT,
     added_at INTEGER NOT NULL,
     is_revoked INTEGER NOT NULL,
     checksum TEXT NOT NULL,
     PRIMARY KEY (identity, device)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE totals (
     commits INTEGER NOT NULL,
     devices INTEGER NOT NULL,
     oldest_batched INTEGER NOT NULL,
     next_batched INTEGER NOT NULL,
     key_fingerprint TEXT NOT NULL
   ) STRICT;
   INSERT INTO totals VALUES (0, 0, 0, 0, '');`,
]

export const SCHEMA_VERSION = MIGRATIONS.length

/** Migrates a database to the newest schema; throws if it is newer than this program. */
export function migrateDatabase(db: DatabaseSync, migrations = MIGRATIONS): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > migrations.length)
    throw new Error(`The data was written by a newer version of Slapwise (schema ${version})`)
  for (let next = version; next < migrations.length; next++)
    db.exec(`BEGIN; ${migrations[next]} PRAGMA user_version = ${next + 1}; COMMIT`)
}

/** Compares all tables and indexes with those of a freshly migrated database. */
export function hasCurrentSchema(db: DatabaseSync): boolean {
  const fresh = new DatabaseSync(':memory:')
  migrateDatabase(fresh)
  const [expected, found] = [fresh, db].map((each) =>
    JSON.stringify(each.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all()),
  )
  fresh.close()
  return expected === found
}
