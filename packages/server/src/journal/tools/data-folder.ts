import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const databasePath = (folder: string): string => join(folder, 'slapwise.db')
export const keyPath = (folder: string): string => join(folder, 'identity.key')

/** Safe while a server is writing. */
export const openReadOnly = (folder: string): DatabaseSync =>
  new DatabaseSync(databasePath(folder), { readOnly: true, timeout: 2000 })

/** Returns the first problem that SQLite's integrity check finds; null if there is none. */
export function findIntegrityProblem(db: DatabaseSync): string | null {
  const [{ integrity_check }] = db.prepare('PRAGMA integrity_check(1)').all() as {
    integrity_check: string
  }[]
  return integrity_check === 'ok' ? null : integrity_check.replaceAll('\n', ' ')
}
