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

/** Obsolete write batches deleted per commit, which adds one: spreads the deletion over several commits. */
const BATCHES_DELETED_PER_COMMIT = 4

/** An append that waits for the next commit. */
interface PendingAppend {
  readonly room: string
  readonly createBatch: () => EventBatch
  readonly onResult: (result: AppendResult) => void
  /** The batch that was written; null if its position was already taken. */
  batch: EventBatch | null
}

type ClosingSegments = readonly (readonly [room: string, chapter: OpenSegment])[]

interface SharedFile {
  readonly tailIndex: TailIndex
  readonly journals: Set<SqliteJournal>
}

/** Tail indexes of the files that this process has open. Only one process writes to a file at a time. */
const sharedFiles = new Map<string, SharedFile>()

/**
 * Stores each event twice. A commit writes all its events, of whatever rooms, into one row (a write batch), and only
 * this is waited for. Once a room has enough events in write batches, they are copied to a row of that room (a
 * segment), where they stay.
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
  /** Events stored by this journal, for the metrics. */
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

  /** Damage found in the write batches when the file was opened. */
  get damage(): readonly DamagedDataError[] {
    return this.#tailIndex.damage
  }

  append(room: string, createBatch: () => EventBatch, onResult: (result: AppendResult) => void): void {
    this.#pending ??= this.#scheduleCommit()
    this.#pending.push({ room, createBatch, onResult, batch: null })
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

  /** Returns the segments that this commit closes. */
  #writeBatch(all: readonly PendingAppend[]): ClosingSegments {
    for (const appending of all)
      appending.batch = this.#reservePosition(appending.room, appending.createBatch())
    const batchedEvents = toBatchedEvents(all)
    const segments = this.#tailIndex.listDueSegments()
    if (batchedEvents.length + segments.length === 0) return segments
    const { oldestNumber, nextNumber } = this.#tailIndex
    this.#deleteOldBatches.run(oldestNumber, BATCHES_DELETED_PER_COMMIT)
    this.#insertSegments(segments)
    if (batchedEvents.length > 0) this.#insertBatch.run(nextNumber, encodeWriteBatch(batchedEvents))
    this.#updateBatchRange.run(oldestNumber, nextNumber + batchedEvents.length)
    return segments
  }

  /**
   * Inserts segments, and updates the journal end in the directory. The end is not updated per event, because missing
   * write batches are detected by their numbers.
   */
  #insertSegments(segments: ClosingSegments): void {
    for (const [room, { firstPosition, events }] of segments) {
      this.#insertSegment.run(room, firstPosition, encodeSegment(events))
      const position = firstPosition + events.length - 1
      const { hash } = HashChain.startAfter(room, position, events.at(-1)!)
      this.#updateJournalEnd.run(encodeJournalEnd(room, { position, hash }), room)
    }
  }

  /** Null if the position is already taken. */
  #reservePosition(room: string, batch: EventBatch): EventBatch | null {
    const { position, events } = batch
    if (events.length === 0) return batch
    const end = this.#tailIndex.lastPositionOf(room) ?? this.#segments.lastPositionOf(room)
    if (position !== end + 1) return null
    this.#tailIndex.setLastPosition(room, end + events.length)
    return batch
  }

  #reportFailed(all: readonly PendingAppend[], error: Error): void {
    for (const { room } of all) this.#tailIndex.setLastPosition(room, undefined)
    for (const { onResult } of all) onResult({ outcome: 'failed', error })
  }

  #reportStored(all: readonly PendingAppend[], closed: ClosingSegments): void {
    this.#tailIndex.closeSegments(closed)
    this.#tailIndex.add(toBatchedEvents(all))
    for (const { room, batch, onResult } of all) {
      onResult(batch ? STORED : CONFLICT)
      if (batch) this.#notifyFollowers(room, batch)
    }
  }

  #notifyFollowers(room: string, { position, events }: EventBatch): void {
    this.storedEventCount += events.length
    if (events.length === 0) return
    for (const journal of this.#file.journals)
      if (journal !== this)
        for (const follower of journal.#followers.get(room) ?? []) follower(position - 1, events)
  }

  async read(room: string, position: number, limit = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
    return this.#readSync(room, position, limit)
  }

  #readSync(room: string, position: number, limit = Number.POSITIVE_INFINITY): EncodedEvent[] {
    this.#tailIndex.checkDamage(room)
    const open = this.#tailIndex.findOpenSegment(room)
    if (open && position + 1 >= open.firstPosition)
      return open.events.slice(position + 1 - open.firstPosition, position + 1 - open.firstPosition + limit)
    const events = readOrReportDamage(room, () => this.#segments.readFrom(room, position + 1, limit))
    return open ? [...events, ...open.events].slice(0, limit) : events
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

  /** Deletes all events of some rooms, also those in write batches. Call it within a transaction. */
  erase(rooms: ReadonlySet<string>): void {
    for (const room of rooms) this.#deleteSegments.run(room)
    const withoutThem = createRoomEraser(rooms)
    for (const { first_number, events } of this.#selectBatches.all(0)) {
      const others = withoutThem(events as string)
      if (others !== events) this.#updateBatch.run(others, first_number)
    }
  }

  /** Drops the erased rooms from the tail index. */
  forget(rooms: ReadonlySet<string>): void {
    for (const room of rooms) this.#tailIndex.forget(room)
  }

  /**
   * The last journal to close a file moves all events to segments. If that fails, or something is damaged, the next
   * start recovers them from the write batches.
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
        this.#db.exec('DELETE FROM write_batches')
        this.#updateBatchRange.run(0, 0)
      })
    } catch {
      // The disk may be full or the file damaged; the write batches are still there.
    }
  }
}

const toBatchedEvents = (all: readonly PendingAppend[]): BatchedEvent[] =>
  all.flatMap(({ room, batch }) =>
    batch ? batch.events.map((event, i) => ({ room, position: batch.position + i, event })) : [],
  )

const INSERT_SEGMENT = 'INSERT INTO segments (room, first_position, events) VALUES (?, ?, ?)'
const UPDATE_JOURNAL_END = 'UPDATE rooms SET journal_end = ? WHERE code = ?'
const UPDATE_BATCH_RANGE = 'UPDATE totals SET oldest_batched = ?, next_batched = ?'
const INSERT_BATCH = 'INSERT INTO write_batches (first_number, events) VALUES (?, ?)'
const DELETE_OLD_BATCHES = `DELETE FROM write_batches WHERE first_number IN
  (SELECT first_number FROM write_batches WHERE first_number < ? ORDER BY first_number LIMIT ?)`
const UPDATE_BATCH = 'UPDATE write_batches SET events = ? WHERE first_number = ?'
const DELETE_SEGMENTS = 'DELETE FROM segments WHERE room = ?'
