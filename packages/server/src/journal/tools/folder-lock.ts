import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
const LOCK_FILE = 'slapwise.lock'

export class FolderLockedError extends Error {}

/**
 * Prevents two servers from using one data folder: each would answer from memory for rooms that the other one writes.
 * Uses SQLite's lock on a separate file, which the operating system releases when the process ends.
 */
export class FolderLock {
  readonly #db: DatabaseSync

  constructor(folder: string) {
    this.#db = new DatabaseSync(join(folder, LOCK_FILE))
    try {
      this.#db.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      this.#db.close()
      throw isBusy(error) ? new FolderLockedError('another server has it open') : error
    }
  }

  /** Whether a server has the folder open. */
  static isHeld(folder: string): boolean {
    if (!existsSync(join(folder, LOCK_FILE))) return false
    try {
      new FolderLock(folder).release()
      return false
    } catch (error) {
      if (error instanceof FolderLockedError) return true
      throw error
    }
  }

  release(): void {
    this.#db.close()
  }
}

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY
