import type { DatabaseSync } from 'node:sqlite'
import type { Snapshot, SnapshotStore } from '../core/storage.ts'
import { readOrReportDamage } from './corruption.ts'
import type { GroupCommit } from './group-commit.ts'

/** Snapshots kept per room; older ones shorten the replay for histories. */
const SNAPSHOTS_PER_ROOM = 4

export class SqliteSnapshotStore implements SnapshotStore {
  readonly #commit: GroupCommit
  readonly #selectNewest
  readonly #insert
  readonly #deleteOld

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#selectNewest = db.prepare(SELECT_NEWEST)
    this.#insert = db.prepare(INSERT_SNAPSHOT)
    this.#deleteOld = db.prepare(DELETE_OLD_SNAPSHOTS)
  }

  async findNewest(room: string, position: number): Promise<Snapshot | null> {
    const row = readOrReportDamage(room, () => this.#selectNewest.get(room, position))
    return row ? { position: row.position as number, state: row.state as string } : null
  }

  save(room: string, { position, state }: Snapshot): void {
    this.#commit.add({
      run: () => {
        this.#insert.run(room, position, state)
        this.#deleteOld.run(room, room, SNAPSHOTS_PER_ROOM)
      },
    })
  }
}

const SELECT_NEWEST = `SELECT position, state FROM snapshots WHERE room = ? AND position <= ?
  ORDER BY position DESC LIMIT 1`
const INSERT_SNAPSHOT = 'INSERT OR REPLACE INTO snapshots (room, position, state) VALUES (?, ?, ?)'
const DELETE_OLD_SNAPSHOTS = `DELETE FROM snapshots WHERE room = ? AND position NOT IN
  (SELECT position FROM snapshots WHERE room = ? ORDER BY position DESC LIMIT ?)`
