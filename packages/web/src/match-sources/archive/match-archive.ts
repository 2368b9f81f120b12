import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { announceArchiveChange } from './archive-changes.ts'
import {
  type ArchivedMatch,
  idOfRecord,
  type MatchAccount,
  type MatchCourse,
  type MatchSummary,
  summarizeMatch,
  type UncheckedRecord,
} from './match-summary.ts'
import { isQuotaError, writeMakingRoom } from './write-making-room.ts'

interface StoredRecord {
  readonly id: string
  readonly endedAt: number
  readonly record: UncheckedRecord
}

interface ArchiveSchema extends DBSchema {
  summaries: { key: string; value: MatchSummary; indexes: { endedAt: number } }
  records: { key: string; value: StoredRecord; indexes: { endedAt: number } }
  /** Room matches that were deleted on this device, as `CODE/NUMBER`: they are not fetched again. */
  deletions: { key: string; value: { readonly key: string } }
}

type Archive = IDBPDatabase<ArchiveSchema>

/** A record takes 10 to 50 kB, a summary half of one. */
export const MAX_RECORDS = 400
export const MAX_SUMMARIES = 5_000
/** Records, by far the larger part of the archive, that make room for a new match when the storage is full. */
const RECORDS_DROPPED_AT_ONCE = 20
const VERSION = 2

/** Version 1 kept whole matches against bots in one store. */
const openArchive = (): Promise<Archive> =>
  openDB<ArchiveSchema>('slapwise', VERSION, {
    async upgrade(database, oldVersion, _newVersion, transaction) {
      const summaries = database.createObjectStore('summaries', { keyPath: 'id' })
      const records = database.createObjectStore('records', { keyPath: 'id' })
      summaries.createIndex('endedAt', 'endedAt')
      records.createIndex('endedAt', 'endedAt')
      database.createObjectStore('deletions', { keyPath: 'key' })
      if (oldVersion === 0) return
      // `idb` types the stores of the current version only.
      const before = transaction as unknown as { objectStore(name: 'matches'): IDBObjectStore }
      const kept = (await before.objectStore('matches').getAll()) as unknown as ArchivedMatch[]
      for (const match of kept) {
        const { id, endedAt, record } = match
        void summaries.put({ ...summarizeMatch(match), id })
        void records.put({ id, endedAt, record })
      }
      ;(database as unknown as IDBDatabase).deleteObjectStore('matches')
    },
    // Another tab has a newer page: let it upgrade, the next call opens the archive again.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })

/** Opens the archive for one call: a connection that stays open would block other tabs from upgrading it. */
async function withArchive<T>(use: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = await openArchive()
  try {
    return await use(archive)
  } finally {
    archive.close()
  }
}

/** Changes the archive, and tells this and other tabs. */
async function changeArchive<T>(change: (archive: Archive) => Promise<T>): Promise<T> {
  try {
    return await withArchive(change)
  } finally {
    // A failed change may have dropped records to make room.
    announceArchiveChange()
  }
}

async function dropOldest(archive: Archive, name: 'records' | 'summaries', count: number): Promise<number> {
  if (count <= 0) return 0
  const transaction = archive.transaction(name, 'readwrite')
  const oldest = await transaction.store.index('endedAt').getAllKeys(null, count)
  for (const key of oldest) void transaction.store.delete(key)
  await transaction.done
  return oldest.length
}

const dropSurplus = async (archive: Archive): Promise<void> => {
  await dropOldest(archive, 'records', (await archive.count('records')) - MAX_RECORDS)
  await dropOldest(archive, 'summaries', (await archive.count('summaries')) - MAX_SUMMARIES)
}

/** Waits for the end of a transaction. Its own error has the reason: the requests of an aborted one only say so. */
const settle = async (done: Promise<void>, requests: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled([done, ...requests])
  await done
}

const putMatch = async (archive: Archive, summary: MatchSummary, record: UncheckedRecord | null) => {
  const transaction = archive.transaction(['summaries', 'records'], 'readwrite')
  const { id, endedAt } = summary
  await settle(transaction.done, [
    transaction.objectStore('summaries').put(summary),
    ...(record ? [transaction.objectStore('records').put({ id, endedAt, record })] : []),
  ])
}

/** The result of a match outlives a full storage, if at all possible. */
const putWithoutRecord = async (archive: Archive, summary: MatchSummary, error: unknown): Promise<void> => {
  if (!isQuotaError(error)) throw error
  await putMatch(archive, summary, null)
}

/** Keeps a finished match; a match that is kept already stays as it is. Rejects if the browser denies storage. */
export function archiveMatch(match: Omit<ArchivedMatch, 'id'>): Promise<string> {
  const id = idOfRecord(match.record)
  return changeArchive(async (archive) => {
    const known = await archive.get('summaries', id)
    const summary = known ?? summarizeMatch(match)
    await writeMakingRoom(
      () => putMatch(archive, summary, match.record),
      () => dropOldest(archive, 'records', RECORDS_DROPPED_AT_ONCE),
    ).catch((error) => putWithoutRecord(archive, summary, error))
    await dropSurplus(archive)
    return id
  })
}

/** Null if only its summary is left, or nothing. */
export const loadArchivedMatch = (
  id: string,
): Promise<{ readonly summary: MatchSummary; readonly record: UncheckedRecord } | null> =>
  withArchive(async (archive) => {
    const [summary, stored] = await Promise.all([archive.get('summaries', id), archive.get('records', id)])
    return summary && stored ? { summary, record: stored.record } : null
  })

/** The summaries of all kept matches, newest first. */
export const listSummaries = (): Promise<MatchSummary[]> =>
  withArchive(async (archive) => (await archive.getAllFromIndex('summaries', 'endedAt')).toReversed())

/** The ids of the matches whose records are kept: these can be replayed. */
export const listRecordIds = (): Promise<string[]> => withArchive((archive) => archive.getAllKeys('records'))

/** Adds figures to a kept match; does nothing if it was deleted meanwhile. */
export const updateSummary = (
  id: string,
  figures: { readonly course?: MatchCourse; readonly account?: MatchAccount },
): Promise<void> =>
  changeArchive(async (archive) => {
    const transaction = archive.transaction('summaries', 'readwrite')
    const summary = await transaction.store.get(id)
    await settle(transaction.done, summary ? [transaction.store.put({ ...summary, ...figures })] : [])
  })

const deletionKey = ({ code, match }: NonNullable<MatchSummary['room']>): string => `${code}/${match}`

export const deleteMatches = (matches: readonly Pick<MatchSummary, 'id' | 'room'>[]): Promise<void> =>
  changeArchive(async (archive) => {
    const transaction = archive.transaction(['summaries', 'records', 'deletions'], 'readwrite')
    const requests = matches.flatMap(({ id, room }): Promise<unknown>[] => [
      transaction.objectStore('summaries').delete(id),
      transaction.objectStore('records').delete(id),
      ...(room ? [transaction.objectStore('deletions').put({ key: deletionKey(room) })] : []),
    ])
    await settle(transaction.done, requests)
  })

/** Returns whether a match of a room is unknown to this device: neither kept nor deleted here. */
export const createUnknownMatchFilter = (): Promise<(room: NonNullable<MatchSummary['room']>) => boolean> =>
  withArchive(async (archive) => {
    const [summaries, deletions] = await Promise.all([
      archive.getAll('summaries'),
      archive.getAllKeys('deletions'),
    ])
    const known = new Set(deletions)
    for (const { room } of summaries) if (room) known.add(deletionKey(room))
    return (room) => !known.has(deletionKey(room))
  })

export interface ImportedMatch {
  readonly summary: MatchSummary
  readonly record: UncheckedRecord | null
}

/** A transaction for each match would take minutes for a long history, one for all of them hundreds of megabytes. */
const IMPORT_BATCH_SIZE = 50

/**
 * Adds matches from a file, merged by id: figures that this device lacks are taken over.
 * If the storage is full, records of the file are left out, never those of this device. Returns how many are new.
 */
export const importMatches = (matches: readonly ImportedMatch[]): Promise<number> =>
  changeArchive(async (archive) => {
    let added = 0
    for (let start = 0; start < matches.length; start += IMPORT_BATCH_SIZE)
      added += await importWhatFits(archive, matches.slice(start, start + IMPORT_BATCH_SIZE))
    await dropSurplus(archive)
    return added
  })

/** Halves a batch that does not fit, until single records are left out. */
async function importWhatFits(archive: Archive, matches: readonly ImportedMatch[]): Promise<number> {
  try {
    return await importBatch(archive, matches)
  } catch (error) {
    if (!isQuotaError(error)) throw error
    if (matches.length === 1) return importBatch(archive, [{ ...matches[0], record: null }])
  }
  const half = Math.ceil(matches.length / 2)
  const first = await importWhatFits(archive, matches.slice(0, half))
  return first + (await importWhatFits(archive, matches.slice(half)))
}

/** Adds all of these matches or none. Returns how many are new. */
async function importBatch(archive: Archive, matches: readonly ImportedMatch[]): Promise<number> {
  const transaction = archive.transaction(['summaries', 'records', 'deletions'], 'readwrite')
  const store = transaction.objectStore('summaries')
  const known = await Promise.all(matches.map(({ summary }) => store.get(summary.id)))
  const summaries = new Map(known.flatMap((summary) => (summary ? [[summary.id, summary]] : [])))
  const countBefore = summaries.size
  for (const { summary } of matches) {
    const other = summaries.get(summary.id)
    summaries.set(summary.id, other ? mergeSummaries(other, summary) : summary)
  }
  await settle(transaction.done, [
    ...[...summaries.values()].map((summary) => store.put(summary)),
    ...matches.flatMap(({ summary: { id, endedAt, room }, record }): Promise<unknown>[] => [
      ...(record ? [transaction.objectStore('records').put({ id, endedAt, record })] : []),
      ...(room ? [transaction.objectStore('deletions').delete(deletionKey(room))] : []),
    ]),
  ])
  return summaries.size - countBefore
}

/** The own summary, with the figures of the other one where it has none. */
export const mergeSummaries = (own: MatchSummary, other: MatchSummary): MatchSummary => ({
  ...own,
  course: own.course ?? other.course,
  account: own.account ?? other.account,
})
