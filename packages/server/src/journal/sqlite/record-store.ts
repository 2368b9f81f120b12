import type { DatabaseSync } from 'node:sqlite'
import type { RecordStore } from '../core/storage.ts'
import { readOrReportDamage } from './corruption.ts'
import type { GroupCommit } from './group-commit.ts'

export class SqliteRecordStore implements RecordStore {
  readonly #commit: GroupCommit
  readonly #find
  readonly #insert

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#find = db.prepare('SELECT record FROM records WHERE room = ? AND number = ?')
    this.#insert = db.prepare('INSERT OR IGNORE INTO records (room, number, record) VALUES (?, ?, ?)')
  }

  async find(room: string, number: number): Promise<string | null> {
    return readOrReportDamage(room, () => (this.#find.get(room, number)?.record ?? null) as string | null)
  }

  saveOnce(room: string, number: number, record: string): void {
    this.#commit.add({ run: () => this.#insert.run(room, number, record) })
  }
}
