import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const databasePath = (folder: string): string => join(folder, 'slapwise.db')
export const keyPath = (folder: string): string => join(folder, 'identity.key')

/** To look at while a server may be writing. */
export const openReadOnly = (folder: string): DatabaseSync =>
  new DatabaseSync(databasePath(folder), { readOnly: true, timeout: 2000 })

/** Null if all is well with its pages and indexes; else the first problem that SQLite finds. */
export function findBrokenPage(db: DatabaseSync): string | null {
  const [{ integrity_check: said }] = db.prepare('PRAGMA integrity_check(1)').all() as {
    integrity_check: string
  }[]
  return said === 'ok' ? null : said.replaceAll('\n', ' ')
}
