import { DatabaseSync } from 'node:sqlite'
import type { DeviceRow, RoomRow } from '../core/storage.ts'
import { sealOfDevice, sealOfRow } from '../integrity/seals.ts'

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
  // The row of a room says who is in it; the table of members is its index.
  `ALTER TABLE rooms ADD COLUMN summary TEXT NOT NULL DEFAULT '';
   ALTER TABLE rooms ADD COLUMN members TEXT NOT NULL DEFAULT '[]';
   CREATE TABLE members (
     identity TEXT NOT NULL,
     room TEXT NOT NULL,
     PRIMARY KEY (identity, room)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX members_by_room ON members (room);`,
  // Since then rows have seals, and what is missing is missed: the only row of commits says how much there has to be.
  `ALTER TABLE rooms ADD COLUMN opened_from TEXT NOT NULL DEFAULT '';
   ALTER TABLE rooms ADD COLUMN seal TEXT NOT NULL DEFAULT '';
   ALTER TABLE rooms ADD COLUMN journal_end TEXT NOT NULL DEFAULT '';
   UPDATE rooms SET seal = seal_of_row(code, touched_at, listing, wake_at, members, summary, opened_from);
   DROP INDEX rooms_listed;
   CREATE INDEX rooms_listed ON rooms (opened_from, touched_at) WHERE listing IS NOT NULL;
   ALTER TABLE devices ADD COLUMN seal TEXT NOT NULL DEFAULT '';
   UPDATE devices SET seal = seal_of_device(identity, device, name, since, ended);
   ALTER TABLE commits ADD COLUMN devices INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE commits ADD COLUMN oldest_arrival INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE commits ADD COLUMN next_arrival INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE commits ADD COLUMN key_fingerprint TEXT NOT NULL DEFAULT '';
   UPDATE commits SET devices = (SELECT count(*) FROM devices);
   UPDATE commits SET next_arrival = coalesce(
     (SELECT max(number + 1 + length(entries) - length(replace(entries, char(10), ''))) FROM arrivals), 0);
   UPDATE commits SET oldest_arrival = next_arrival;`,
]

export const SCHEMA = MIGRATIONS.length

/** The versions since which commits are counted, and rows have seals. */
export const COUNTED = 3
export const SEALED = 7

/** Brings a database to the newest schema; refuses one that is newer than this program. */
export function migrate(db: DatabaseSync): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > MIGRATIONS.length)
    throw new Error(`The data was written by a newer version of Slapwise (schema ${version}).`)
  addSeals(db)
  for (let next = version; next < MIGRATIONS.length; next++)
    db.exec(`BEGIN; ${MIGRATIONS[next]} PRAGMA user_version = ${next + 1}; COMMIT`)
}

/** For migrations alone: rows from before there were seals get theirs. */
function addSeals(db: DatabaseSync): void {
  db.function('seal_of_row', (code, touchedAt, listing, wakeAt, members, summary, openedFrom) =>
    sealOfRow({
      code,
      touchedAt,
      listing,
      wakeAt,
      members: JSON.parse(members as string),
      summary,
      openedFrom,
    } as RoomRow),
  )
  db.function('seal_of_device', (identity, device, name, since, ended) =>
    sealOfDevice({ identity, device, name, since } as DeviceRow, ended === 1),
  )
}

/** Whether all tables and indexes are just those of the newest schema. */
export function isOfSchema(db: DatabaseSync): boolean {
  const fresh = new DatabaseSync(':memory:')
  migrate(fresh)
  const [expected, found] = [fresh, db].map((each) =>
    JSON.stringify(each.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all()),
  )
  fresh.close()
  return expected === found
}
