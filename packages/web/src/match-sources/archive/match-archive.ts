import type { MatchRecord, Seat } from '@slapwise/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A finished match against bots, kept on this device. */
export interface ArchivedMatch {
  /** The beginning of the digest of its record: the same match is kept once. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly endedAt: number
  /** The seat of the player. */
  readonly seat: Seat
  /** The levels of the bots, in the order of their seats. */
  readonly levels: readonly string[]
  readonly record: MatchRecord
}

interface ArchiveSchema extends DBSchema {
  matches: { key: string; value: ArchivedMatch; indexes: { endedAt: number } }
}

const MAX_ARCHIVED_MATCHES = 200
const ID_LENGTH = 12

const openArchive = (): Promise<IDBPDatabase<ArchiveSchema>> =>
  openDB<ArchiveSchema>('slapwise', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' }).createIndex('endedAt', 'endedAt')
    },
  })

/** Opens the archive for one call: a connection that stays open would block other tabs from upgrading it. */
async function withArchive<T>(use: (archive: IDBPDatabase<ArchiveSchema>) => Promise<T>): Promise<T> {
  const archive = await openArchive()
  try {
    return await use(archive)
  } finally {
    archive.close()
  }
}

/** Keeps a match, and drops the oldest above the limit. Returns its id; rejects if the browser denies storage. */
export function archiveMatch(match: Omit<ArchivedMatch, 'id'>): Promise<string> {
  const id = match.record.digest.slice(0, ID_LENGTH)
  return withArchive(async (archive) => {
    const transaction = archive.transaction('matches', 'readwrite')
    await transaction.store.put({ ...match, id })
    let surplus = (await transaction.store.count()) - MAX_ARCHIVED_MATCHES
    let cursor = await transaction.store.index('endedAt').openCursor()
    for (; cursor && surplus > 0; surplus--) {
      await cursor.delete()
      cursor = await cursor.continue()
    }
    await transaction.done
    return id
  })
}

export const loadArchivedMatch = (id: string): Promise<ArchivedMatch | null> =>
  withArchive(async (archive) => (await archive.get('matches', id)) ?? null)

/** All kept matches, newest first. */
export const listArchivedMatches = (): Promise<ArchivedMatch[]> =>
  withArchive(async (archive) => (await archive.getAllFromIndex('matches', 'endedAt')).toReversed())

export const deleteArchivedMatch = (id: string): Promise<void> =>
  withArchive((archive) => archive.delete('matches', id))
