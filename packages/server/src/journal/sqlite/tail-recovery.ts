import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { DamagedDataError, type EncodedEvent } from '../core/storage.ts'
import { type BatchedEvent, decodeSegment, readWriteBatches } from './write-batch.ts'

/** The entries of a room that are in no chapter yet. */
export interface OpenSegment {
  /** The position of the first. */
  readonly firstPosition: number
  /** The number of the arrivals that it lies among. */
  readonly firstBatchNumber: number
  readonly events: EncodedEvent[]
}

/** What a process that was killed has left among the arrivals. */
export class TailRecovery {
  /** Those that were begun first come first. */
  readonly openSegments = new Map<string, OpenSegment>()
  /** What does not fit in with the rest. */
  readonly damage: DamagedDataError[] = []
  /** The number of the first row in which something is damaged. */
  firstDamagedNumber = Number.POSITIVE_INFINITY
  /** The number of the next arrivals. */
  nextNumber: number
  readonly #segments: SegmentReader
  /** Arrivals that lie in chapters as well, by room. */
  readonly #alreadyInSegments = new Map<
    string,
    { readonly number: number; readonly arrival: BatchedEvent }[]
  >()

  constructor(db: DatabaseSync) {
    this.#segments = new SegmentReader(db)
    const expected = db.prepare('SELECT oldest_arrival, next_arrival FROM commits').get()!
    this.nextNumber = expected.oldest_arrival as number
    let isFirst = true
    for (const { number, count, events: arrivals, isMalformed: isGarbled } of readWriteBatches(db)) {
      const isGap = isFirst ? number > this.nextNumber : number !== this.nextNumber
      if (isGap) this.#reportGap(number)
      if (isGarbled) this.#addDamage(number, null, `entries that arrived last cannot be read (row ${number})`)
      for (const arrival of arrivals) this.#addEvent(number, arrival)
      this.nextNumber = number + count
      isFirst = false
    }
    const next = expected.next_arrival as number
    if (this.nextNumber !== next) this.#reportGap(next)
    // What is written from here on leaves the gap as it is.
    this.nextNumber = Math.max(this.nextNumber, next)
    this.#compareWithSegments()
  }

  /** The arrivals before a number are not there, or there are too many. */
  #reportGap(number: number): void {
    const [from, to] = [Math.min(this.nextNumber, number), Math.max(this.nextNumber, number) - 1]
    this.#addDamage(
      from,
      null,
      `of the entries that arrived last, numbers ${from} to ${to} are not as they were`,
    )
  }

  #addDamage(number: number, room: string | null, what: string): void {
    this.firstDamagedNumber = Math.min(this.firstDamagedNumber, number)
    const isKnown = room !== null && this.damage.some((found) => found.room === room)
    if (!isKnown) this.damage.push(new DamagedDataError(room, what))
  }

  #addEvent(number: number, arrival: BatchedEvent): void {
    const { room, position, event: entry } = arrival
    const open = this.openSegments.get(room)
    const end = open ? open.firstPosition + open.events.length - 1 : this.#segments.lastPositionOf(room)
    if (position <= end) this.#alreadyInSegments.getOrInsertComputed(room, () => []).push({ number, arrival })
    else if (position > end + 1) this.#addDamage(number, room, `entry ${end + 1} is missing`)
    else if (open) open.events.push(entry)
    else this.openSegments.set(room, { firstPosition: position, firstBatchNumber: number, events: [entry] })
  }

  /** What was filed stays among the arrivals for a while, and is the same there. */
  #compareWithSegments(): void {
    for (const [room, filed] of this.#alreadyInSegments) {
      const from = filed.reduce(
        (least, { arrival }) => Math.min(least, arrival.position),
        Number.POSITIVE_INFINITY,
      )
      const entries = this.#segments.readFrom(room, from)
      for (const { number, arrival } of filed)
        if (entries[arrival.position - from] !== arrival.event)
          this.#addDamage(
            number,
            room,
            `entry ${arrival.position} is another one among those that arrived last`,
          )
    }
  }
}

/** Reads what was filed, without looking at what is in it. */
export class SegmentReader {
  readonly #selectLast: StatementSync
  readonly #selectFrom: StatementSync

  constructor(db: DatabaseSync) {
    this.#selectLast = db.prepare(SELECT_LAST)
    this.#selectFrom = db.prepare(SELECT_FROM)
  }

  /** The last position; 0 if there is none. */
  lastPositionOf(room: string): number {
    const last = this.#selectLast.get(room)
    return last ? (last.position as number) + decodeSegment(last.entry as string).length - 1 : 0
  }

  /** The entries from a position on: all of them, or the first few. */
  readFrom(room: string, position: number, most = Number.POSITIVE_INFINITY): EncodedEvent[] {
    const entries: EncodedEvent[] = []
    for (const row of this.#selectFrom.iterate(room, room, position)) {
      const before = position - (row.position as number)
      entries.push(...decodeSegment(row.entry as string).slice(Math.max(0, before)))
      if (entries.length >= most) break
    }
    return entries.slice(0, most)
  }
}

const SELECT_LAST = 'SELECT position, entry FROM entries WHERE room = ? ORDER BY position DESC LIMIT 1'
const SELECT_FROM = `SELECT position, entry FROM entries WHERE room = ? AND position >=
  (SELECT coalesce(max(position), 0) FROM entries WHERE room = ? AND position <= ?) ORDER BY position`
