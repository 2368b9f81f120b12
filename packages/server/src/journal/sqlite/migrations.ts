import { DatabaseSync } from 'node:sqlite'

/** Each brings the schema one version further. They are never changed, only added to. */
const MIGRATIONS: readonly string[] = [
  // A row of entries is a chapter: one or more of them, of which its position is that of the first. The table of members is the
  // index of the members that rows of rooms name. The only row of commits says how much there has to be.
  `CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     touched_at INTEGER NOT NULL,
     changed_at INTEGER NOT NULL,
     listing TEXT,
     wake_at INTEGER,
     summary TEXT NOT NULL,
     members TEXT NOT NULL,
     opened_from TEXT NOT NULL,
     seal TEXT NOT NULL,
     journal_end TEXT NOT NULL DEFAULT ''
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rooms_by_touch ON rooms (touched_at);
   CREATE INDEX rooms_to_wake ON rooms (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX rooms_listed ON rooms (opened_from, changed_at) WHERE listing IS NOT NULL;
   CREATE TABLE members (
     identity TEXT NOT NULL,
     room TEXT NOT NULL,
     PRIMARY KEY (identity, room)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX members_by_room ON members (room);
   CREATE TABLE entries (
     room TEXT NOT NULL,
     position INTEGER NOT NULL,
     entry TEXT NOT NULL,
     PRIMARY KEY (room, position)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE arrivals (number INTEGER PRIMARY KEY, entries TEXT NOT NULL) STRICT;
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
     since INTEGER NOT NULL,
     ended INTEGER NOT NULL,
     seal TEXT NOT NULL,
     PRIMARY KEY (identity, device)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE commits (
     count INTEGER NOT NULL,
     devices INTEGER NOT NULL,
     oldest_arrival INTEGER NOT NULL,
     next_arrival INTEGER NOT NULL,
     key_fingerprint TEXT NOT NULL
   ) STRICT;
   INSERT INTO commits VALUES (0, 0, 0, 0, '');`,
]

export const SCHEMA_VERSION = MIGRATIONS.length

/** Brings a database to the newest schema; refuses one that is newer than this program. */
export function migrateDatabase(db: DatabaseSync, migrations = MIGRATIONS): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > migrations.length)
    throw new Error(`The data was written by a newer version of Slapwise (schema ${version})`)
  for (let next = version; next < migrations.length; next++)
    db.exec(`BEGIN; ${migrations[next]} PRAGMA user_version = ${next + 1}; COMMIT`)
}

/** Whether all tables and indexes are just those of the newest schema. */
export function hasCurrentSchema(db: DatabaseSync): boolean {
  const fresh = new DatabaseSync(':memory:')
  migrateDatabase(fresh)
  const [expected, found] = [fresh, db].map((each) =>
    JSON.stringify(each.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all()),
  )
  fresh.close()
  return expected === found
}
