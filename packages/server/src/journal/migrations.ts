import type { DatabaseSync } from 'node:sqlite'

/** Each brings the schema one version further. They are never changed, only added to. */
const MIGRATIONS = [
  `CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     touched_at INTEGER NOT NULL,
     listing TEXT,
     wake_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rooms_by_touch ON rooms (touched_at);
   CREATE INDEX rooms_to_wake ON rooms (wake_at) WHERE wake_at IS NOT NULL;
   CREATE INDEX rooms_listed ON rooms (touched_at) WHERE listing IS NOT NULL;
   CREATE TABLE entries (
     room TEXT NOT NULL,
     position INTEGER NOT NULL,
     entry TEXT NOT NULL,
     PRIMARY KEY (room, position)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (
     room TEXT NOT NULL,
     position INTEGER NOT NULL,
     state TEXT NOT NULL,
     PRIMARY KEY (room, position)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE records (
     room TEXT NOT NULL,
     number INTEGER NOT NULL,
     record TEXT NOT NULL,
     PRIMARY KEY (room, number)
   ) STRICT;`,
  // Since then entries, snapshots and records are stored with their links, which older programs could not read.
  `CREATE TABLE commits (count INTEGER NOT NULL) STRICT;
   INSERT INTO commits VALUES (0);`,
  `CREATE TABLE devices (
     identity TEXT NOT NULL,
     device TEXT NOT NULL,
     name TEXT,
     since INTEGER NOT NULL,
     ended INTEGER NOT NULL,
     PRIMARY KEY (identity, device)
   ) STRICT, WITHOUT ROWID;`,
  // Since then a row of entries is a chapter: one or more of them, of which its position is that of the first.
  `CREATE TABLE arrivals (number INTEGER PRIMARY KEY, entries TEXT NOT NULL) STRICT;`,
  `ALTER TABLE rooms ADD COLUMN summary TEXT NOT NULL DEFAULT '';
   CREATE TABLE members (
     identity TEXT NOT NULL,
     room TEXT NOT NULL,
     PRIMARY KEY (identity, room)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX members_by_room ON members (room);`,
]

export const SCHEMA = MIGRATIONS.length

/** Brings a database to the newest schema; refuses one that is newer than this program. */
export function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > MIGRATIONS.length)
    throw new Error(`The data was written by a newer version of Slapwise (schema ${version}).`)
  for (let next = version; next < MIGRATIONS.length; next++)
    db.exec(`BEGIN; ${MIGRATIONS[next]} PRAGMA user_version = ${next + 1}; COMMIT`)
}
