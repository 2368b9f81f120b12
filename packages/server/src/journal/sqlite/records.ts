import type { DatabaseSync } from 'node:sqlite'
import type { Records } from '../core/storage.ts'
import { readable } from './damage.ts'
import type { GroupCommit } from './group-commit.ts'

export class SqliteRecords implements Records {
  readonly #commit: GroupCommit
  readonly #find
  readonly #keep

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#find = db.prepare('SELECT record FROM records WHERE room = ? AND number = ?')
    this.#keep = db.prepare('INSERT OR IGNORE INTO records (room, number, record) VALUES (?, ?, ?)')
  }

  async find(room: string, number: number): Promise<string | null> {
    return readable(room, () => (this.#find.get(room, number)?.record ?? null) as string | null)
  }

  keep(room: string, number: number, record: string): void {
    this.#commit.add({ run: () => this.#keep.run(room, number, record) })
  }
}
