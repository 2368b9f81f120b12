import type { DatabaseSync } from 'node:sqlite'
import { HashChain } from '../core/hash-chain.ts'
import type {
  AppendResult,
  DamagedDataError,
  EncodedEvent,
  EventBatch,
  EventFollower,
  Journal,
} from '../core/storage.ts'
import { encodeJournalEnd } from '../integrity/checksums.ts'
import { readOrReportDamage } from './corruption.ts'
import type { GroupCommit } from './group-commit.ts'
import { TailIndex } from './tail-index.ts'
import { type OpenSegment, SegmentReader } from './tail-recovery.ts'
import {
  type BatchedEvent,
  createRoomEraser,
  encodeSegment,
  encodeWriteBatch,
  SELECT_WRITE_BATCHES,
} from './write-batch.ts'

const STORED: AppendResult = { outcome: 'stored' }
const CONFLICT: AppendResult = { outcome: 'conflict' }

/** So many rows of arrivals that are needed no more go with each commit, which brings one: where many wait, none waits for all. */
const BATCHES_DELETED_PER_COMMIT = 4

/** What is to go into the next commit. */
interface PendingAppend {
  readonly room: string
  readonly createBatch: () => EventBatch
  readonly onResult: (appended: AppendResult) => void
  /** What was written, if its position was still free. */
  batch: EventBatch | null
}

type ClosingSegments = readonly (readonly [room: string, chapter: OpenSegment])[]

interface SharedFile {
  readonly tailIndex: TailIndex
  readonly journals: Set<SqliteJournal>
}

/** What this process has open: one process at a time writes to a file, so there are no others. */
const sharedFiles = new Map<string, SharedFile>()

/**
 * Entries are written twice. All of a commit go into one row, in the order of their arrival, whichever rooms they are of: that is all
 * that anybody waits for. When there are enough of a room they become a chapter of it, which is where they stay.
 */
export class SqliteJournal implements Journal {
  readonly #db: DatabaseSync
  readonly #commit: GroupCommit
  readonly #segments: SegmentReader
  readonly #insertSegment
  readonly #updateJournalEnd
  readonly #insertBatch
  readonly #selectBatches
  readonly #deleteOldBatches
  readonly #updateBatchRange
  readonly #updateBatch
  readonly #deleteSegments
  readonly #location: string
  readonly #file: SharedFile
  readonly #followers = new Map<string, Set<EventFollower>>()
  #pending: PendingAppend[] | null = null
  /** How many entries it has stored. */
  storedEventCount = 0

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#db = db
    this.#commit = commit
    this.#segments = new SegmentReader(db)
    this.#insertSegment = db.prepare(INSERT_SEGMENT)
    this.#updateJournalEnd = db.prepare(UPDATE_JOURNAL_END)
    this.#insertBatch = db.prepare(INSERT_BATCH)
    this.#selectBatches = db.prepare(SELECT_WRITE_BATCHES)
    this.#deleteOldBatches = db.prepare(DELETE_OLD_BATCHES)
    this.#updateBatchRange = db.prepare(UPDATE_BATCH_RANGE)
    this.#updateBatch = db.prepare(UPDATE_BATCH)
    this.#deleteSegments = db.prepare(DELETE_SEGMENTS)
    this.#location = db.location()!
    this.#file = sharedFiles.getOrInsertComputed(this.#location, () => ({
      tailIndex: new TailIndex(db),
      journals: new Set(),
    }))
    this.#file.journals.add(this)
  }

  get #tailIndex(): TailIndex {
    return this.#file.tailIndex
  }

  /** What was found to be wrong with the entries that arrived last. */
  get damage(): readonly DamagedDataError[] {
    return this.#tailIndex.damage
  }

  append(room: string, draft: () => EventBatch, done: (appended: AppendResult) => void): void {
    this.#pending ??= this.#scheduleCommit()
    this.#pending.push({ room, createBatch: draft, onResult: done, batch: null })
  }

  #scheduleCommit(): PendingAppend[] {
    const all: PendingAppend[] = []
    let closed: ClosingSegments = []
    const begin = () => {
      if (this.#pending === all) this.#pending = null
    }
    this.#commit.add({
      run: () => {
        begin()
        closed = this.#writeBatch(all)
      },
      onDone: (error) => {
        begin()
        if (error) this.#reportFailed(all, error)
        else this.#reportStored(all, closed)
      },
    })
    return all
  }

  /** The chapters that are closed by it. */
  #writeBatch(all: readonly PendingAppend[]): ClosingSegments {
    for (const appending of all)
      appending.batch = this.#reservePosition(appending.room, appending.createBatch())
    const arrivals = toBatchedEvents(all)
    const chapters = this.#tailIndex.listDueSegments()
    if (arrivals.length + chapters.length === 0) return chapters
    const { oldestNumber: oldest, nextNumber: next } = this.#tailIndex
    this.#deleteOldBatches.run(oldest, BATCHES_DELETED_PER_COMMIT)
    this.#insertSegments(chapters)
    if (arrivals.length > 0) this.#insertBatch.run(next, encodeWriteBatch(arrivals))
    this.#updateBatchRange.run(oldest, next + arrivals.length)
    return chapters
  }

  /** The directory learns with every chapter how far the journal goes: not with every entry, since those that are in none are counted. */
  #insertSegments(chapters: ClosingSegments): void {
    for (const [room, { firstPosition: first, events: entries }] of chapters) {
      this.#insertSegment.run(room, first, encodeSegment(entries))
      const position = first + entries.length - 1
      const { hash: link } = HashChain.startAfter(room, position, entries.at(-1)!)
      this.#updateJournalEnd.run(encodeJournalEnd(room, { position, hash: link }), room)
    }
  }

  /** Null if somebody was first. */
  #reservePosition(room: string, draft: EventBatch): EventBatch | null {
    const { position, events: entries } = draft
    if (entries.length === 0) return draft
    const end = this.#tailIndex.lastPositionOf(room) ?? this.#segments.lastPositionOf(room)
    if (position !== end + 1) return null
    this.#tailIndex.setLastPosition(room, end + entries.length)
    return draft
  }

  #reportFailed(all: readonly PendingAppend[], error: Error): void {
    for (const { room } of all) this.#tailIndex.setLastPosition(room, undefined)
    for (const { onResult: done } of all) done({ outcome: 'failed', error })
  }

  #reportStored(all: readonly PendingAppend[], closed: ClosingSegments): void {
    this.#tailIndex.closeSegments(closed)
    this.#tailIndex.add(toBatchedEvents(all))
    for (const { room, batch: written, onResult: done } of all) {
      done(written ? STORED : CONFLICT)
      if (written) this.#notifyFollowers(room, written)
    }
  }

  #notifyFollowers(room: string, { position, events: entries }: EventBatch): void {
    this.storedEventCount += entries.length
    if (entries.length === 0) return
    for (const journal of this.#file.journals)
      if (journal !== this)
        for (const follower of journal.#followers.get(room) ?? []) follower(position - 1, entries)
  }

  async read(room: string, position: number, most = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
    return this.#readSync(room, position, most)
  }

  #readSync(room: string, position: number, most = Number.POSITIVE_INFINITY): EncodedEvent[] {
    this.#tailIndex.checkDamage(room)
    const open = this.#tailIndex.findOpenSegment(room)
    if (open && position + 1 >= open.firstPosition)
      return open.events.slice(position + 1 - open.firstPosition, position + 1 - open.firstPosition + most)
    const entries = readOrReportDamage(room, () => this.#segments.readFrom(room, position + 1, most))
    return open ? [...entries, ...open.events].slice(0, most) : entries
  }

  follow(room: string, position: number, follower: EventFollower): () => void {
    const followers = this.#followers.getOrInsertComputed(room, () => new Set())
    followers.add(follower)
    const missed = this.#readSync(room, position)
    if (missed.length > 0) queueMicrotask(() => follower(position, missed))
    return () => {
      followers.delete(follower)
      if (followers.size > 0) return
      this.#followers.delete(room)
      this.#tailIndex.release(room)
      this.#pending ??= this.#scheduleCommit()
    }
  }

  /** To be called within a commit: deletes all that there is of some rooms, among the arrivals too. */
  erase(rooms: ReadonlySet<string>): void {
    for (const room of rooms) this.#deleteSegments.run(room)
    const withoutThem = createRoomEraser(rooms)
    for (const { number, entries } of this.#selectBatches.all(0) as { number: number; entries: string }[]) {
      const others = withoutThem(entries)
      if (others !== entries) this.#updateBatch.run(others, number)
    }
  }

  /** They were erased. */
  forget(rooms: ReadonlySet<string>): void {
    for (const room of rooms) this.#tailIndex.forget(room)
  }

  /**
   * Whoever is the last to close it leaves all entries with their rooms; where that fails, or something is damaged, the next one finds
   * them as they are.
   */
  close(): void {
    const { journals } = this.#file
    journals.delete(this)
    if (journals.size > 0) return
    sharedFiles.delete(this.#location)
    if (this.damage.length > 0) return
    try {
      this.#commit.transaction(() => {
        this.#insertSegments(this.#tailIndex.openSegments)
        this.#db.exec('DELETE FROM arrivals')
        this.#updateBatchRange.run(0, 0)
      })
    } catch {
      // The disk may be full, or the file damaged: nothing is lost that was there.
    }
  }
}

const toBatchedEvents = (all: readonly PendingAppend[]): BatchedEvent[] =>
  all.flatMap(({ room, batch: written }) =>
    written ? written.events.map((event, i) => ({ room, position: written.position + i, event })) : [],
  )

const INSERT_SEGMENT = 'INSERT INTO entries (room, position, entry) VALUES (?, ?, ?)'
const UPDATE_JOURNAL_END = 'UPDATE rooms SET journal_end = ? WHERE code = ?'
const UPDATE_BATCH_RANGE = 'UPDATE commits SET oldest_arrival = ?, next_arrival = ?'
const INSERT_BATCH = 'INSERT INTO arrivals (number, entries) VALUES (?, ?)'
const DELETE_OLD_BATCHES = `DELETE FROM arrivals WHERE number IN
  (SELECT number FROM arrivals WHERE number < ? ORDER BY number LIMIT ?)`
const UPDATE_BATCH = 'UPDATE arrivals SET entries = ? WHERE number = ?'
const DELETE_SEGMENTS = 'DELETE FROM entries WHERE room = ?'
