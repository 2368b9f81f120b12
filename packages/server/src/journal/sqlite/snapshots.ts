import type { DatabaseSync } from 'node:sqlite'
import type { Snapshot, Snapshots } from '../core/storage.ts'
import { readable } from './damage.ts'
import type { GroupCommit } from './group-commit.ts'

/** How many snapshots of a room are kept: older ones make histories cheap. */
const KEPT = 4

export class SqliteSnapshots implements Snapshots {
  readonly #commit: GroupCommit
  readonly #newest
  readonly #keep
  readonly #forget

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#newest = db.prepare(NEWEST)
    this.#keep = db.prepare(KEEP)
    this.#forget = db.prepare(FORGET)
  }

  async newest(room: string, position: number): Promise<Snapshot | null> {
    const row = readable(room, () => this.#newest.get(room, position))
    return row ? { position: row.position as number, state: row.state as string } : null
  }

  keep(room: string, { position, state }: Snapshot): void {
    this.#commit.add({
      run: () => {
        this.#keep.run(room, position, state)
        this.#forget.run(room, room, KEPT)
      },
    })
  }
}

const NEWEST = `SELECT position, state FROM snapshots WHERE room = ? AND position <= ?
  ORDER BY position DESC LIMIT 1`
const KEEP = 'INSERT OR REPLACE INTO snapshots (room, position, state) VALUES (?, ?, ?)'
const FORGET = `DELETE FROM snapshots WHERE room = ? AND position NOT IN
  (SELECT position FROM snapshots WHERE room = ? ORDER BY position DESC LIMIT ?)`
