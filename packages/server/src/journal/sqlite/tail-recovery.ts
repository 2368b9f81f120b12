import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { DamagedDataError, type EncodedEvent } from '../core/storage.ts'
import { type BatchedEvent, decodeSegment, readWriteBatches } from './write-batch.ts'

/** Events of a room that are in write batches and not in a segment yet. */
export interface OpenSegment {
  /** Position of the first event. */
  readonly firstPosition: number
  /** Number of the write batch with the first event. */
  readonly firstBatchNumber: number
  readonly events: EncodedEvent[]
}

/** Rebuilds the open segments from the write batches, after a crash, and checks them. */
export class TailRecovery {
  /** Ordered by the time of their first event. */
  readonly openSegments = new Map<string, OpenSegment>()
  /** Inconsistencies between the write batches and the segments. */
  readonly damage: DamagedDataError[] = []
  /** Number of the first write batch with damage. */
  firstDamagedNumber = Number.POSITIVE_INFINITY
  /** Number of the next write batch. */
  nextNumber: number
  readonly #segments: SegmentReader
  /** Events that are both in a write batch and in a segment, by room. */
  readonly #alreadyInSegments = new Map<
    string,
    { readonly number: number; readonly batchedEvent: BatchedEvent }[]
  >()

  constructor(db: DatabaseSync) {
    this.#segments = new SegmentReader(db)
    const expected = db.prepare('SELECT oldest_batched, next_batched FROM totals').get()!
    this.nextNumber = expected.oldest_batched as number
    let isFirst = true
    for (const { number, count, events, isMalformed } of readWriteBatches(db)) {
      const isGap = isFirst ? number > this.nextNumber : number !== this.nextNumber
      if (isGap) this.#reportGap(number)
      if (isMalformed) this.#addDamage(number, null, `write batch ${number} cannot be parsed`)
      for (const batchedEvent of events) this.#addEvent(number, batchedEvent)
      this.nextNumber = number + count
      isFirst = false
    }
    const next = expected.next_batched as number
    if (this.nextNumber !== next) this.#reportGap(next)
    // New batches continue after the gap and leave it in place.
    this.nextNumber = Math.max(this.nextNumber, next)
    this.#compareWithSegments()
  }

  /** Reports missing or surplus events before a write batch. */
  #reportGap(number: number): void {
    const [from, to] = [Math.min(this.nextNumber, number), Math.max(this.nextNumber, number) - 1]
    this.#addDamage(from, null, `events ${from} to ${to} of the write batches are missing or duplicated`)
  }

  #addDamage(number: number, room: string | null, what: string): void {
    this.firstDamagedNumber = Math.min(this.firstDamagedNumber, number)
    const isKnown = room !== null && this.damage.some((found) => found.room === room)
    if (!isKnown) this.damage.push(new DamagedDataError(room, what))
  }

  #addEvent(number: number, batchedEvent: BatchedEvent): void {
    const { room, position, event } = batchedEvent
    const open = this.openSegments.get(room)
    const end = open ? open.firstPosition + open.events.length - 1 : this.#segments.lastPositionOf(room)
    if (position <= end)
      this.#alreadyInSegments.getOrInsertComputed(room, () => []).push({ number, batchedEvent })
    else if (position > end + 1) this.#addDamage(number, room, `event ${end + 1} is missing`)
    else if (open) open.events.push(event)
    else this.openSegments.set(room, { firstPosition: position, firstBatchNumber: number, events: [event] })
  }

  /** Events stay in write batches for a while after they were copied to a segment, and must be equal there. */
  #compareWithSegments(): void {
    for (const [room, duplicates] of this.#alreadyInSegments) {
      const from = duplicates.reduce(
        (least, { batchedEvent }) => Math.min(least, batchedEvent.position),
        Number.POSITIVE_INFINITY,
      )
      const events = this.#segments.readFrom(room, from)
      for (const { number, batchedEvent } of duplicates)
        if (events[batchedEvent.position - from] !== batchedEvent.event)
          this.#addDamage(
            number,
            room,
            `event ${batchedEvent.position} differs between its segment and its write batch`,
          )
    }
  }
}

/** Reads segments without verifying their content. */
export class SegmentReader {
  readonly #selectLast: StatementSync
  readonly #selectFrom: StatementSync

  constructor(db: DatabaseSync) {
    this.#selectLast = db.prepare(SELECT_LAST)
    this.#selectFrom = db.prepare(SELECT_FROM)
  }

  /** Last position of a room in its segments; 0 if there are none. */
  lastPositionOf(room: string): number {
    const last = this.#selectLast.get(room)
    return last ? (last.first_position as number) + decodeSegment(last.events as string).length - 1 : 0
  }

  /** Returns the events from a position on, at most `limit` of them. */
  readFrom(room: string, position: number, limit = Number.POSITIVE_INFINITY): EncodedEvent[] {
    const events: EncodedEvent[] = []
    for (const row of this.#selectFrom.iterate(room, room, position)) {
      const before = position - (row.first_position as number)
      events.push(...decodeSegment(row.events as string).slice(Math.max(0, before)))
      if (events.length >= limit) break
    }
    return events.slice(0, limit)
  }
}

const SELECT_LAST =
  'SELECT first_position, events FROM segments WHERE room = ? ORDER BY first_position DESC LIMIT 1'
const SELECT_FROM = `SELECT first_position, events FROM segments WHERE room = ? AND first_position >=
  (SELECT coalesce(max(first_position), 0) FROM segments WHERE room = ? AND first_position <= ?) ORDER BY first_position`
