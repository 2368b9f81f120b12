import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/**
 * Keeps a second server off a data folder: each would answer from memory for rooms that the other writes to. The lock is
 * SQLite's own on a file beside the data, which the system lets go with the process, however that ends.
 */
export class FolderLock {
  readonly #db: DatabaseSync

  constructor(folder: string) {
    this.#db = new DatabaseSync(join(folder, 'slapwise.lock'))
    try {
      this.#db.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      this.#db.close()
      throw isBusy(error) ? new Error('another server has it open') : error
    }
  }

  release(): void {
    this.#db.close()
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY
