import type { DatabaseSync } from 'node:sqlite'
import type { DamagedDataError } from '../core/storage.ts'
import { type OpenSegment, TailRecovery } from './tail-recovery.ts'
import type { BatchedEvent } from './write-batch.ts'

const EVENTS_PER_SEGMENT = 32

/**
 * Maximum number of events in write batches: beyond it, segments of idle rooms are closed although they are not full.
 */
const MAX_BATCHED_EVENTS = 65_536

/** The newest events of each journal in a file, shared by all journals that have it open. */
export class TailIndex {
  /** Ordered by the time of their first event. */
  readonly #openSegments: Map<string, OpenSegment>
  /** Rooms whose open segment is to be closed. */
  readonly #dueRooms = new Set<string>()
  /** Last positions of rooms that were written to; finding one in the database takes as long as writing an event. */
  readonly #lastPositions = new Map<string, number>()
  /** Number of the next write batch: the count of all events batched so far. */
  nextNumber: number
  /** Damage found in the write batches when the file was opened. */
  readonly damage: readonly DamagedDataError[]
  /** Write batches from this number on are kept, so that the damage is found again at the next start. */
  readonly #firstDamaged: number

  constructor(db: DatabaseSync) {
    const { openSegments, nextNumber, damage, firstDamagedNumber } = new TailRecovery(db)
    this.#openSegments = openSegments
    this.nextNumber = nextNumber
    this.damage = damage
    this.#firstDamaged = firstDamagedNumber
    for (const [room, { events }] of openSegments)
      if (events.length >= EVENTS_PER_SEGMENT) this.#dueRooms.add(room)
  }

  /** Throws if the newest events of a room are damaged. */
  checkDamage(room: string): void {
    const damage = this.damage.find((found) => found.room === room)
    if (damage) throw damage
  }

  /** The last position of a room, if it is known without the database. */
  lastPositionOf(room: string): number | undefined {
    const open = this.#openSegments.get(room)
    return this.#lastPositions.get(room) ?? (open && open.firstPosition + open.events.length - 1)
  }

  /** Notes the position being written; `undefined` if the write failed. */
  setLastPosition(room: string, position: number | undefined): void {
    if (position === undefined) this.#lastPositions.delete(room)
    else this.#lastPositions.set(room, position)
  }

  findOpenSegment(room: string): OpenSegment | undefined {
    return this.#openSegments.get(room)
  }

  /** Adds events that are durable in a write batch. */
  add(batchedEvents: readonly BatchedEvent[]): void {
    for (const { room, position, event } of batchedEvents) {
      const open = this.#openSegments.get(room)
      if (!open)
        this.#openSegments.set(room, {
          firstPosition: position,
          firstBatchNumber: this.nextNumber,
          events: [event],
        })
      else if (open.events.push(event) >= EVENTS_PER_SEGMENT) this.#dueRooms.add(room)
    }
    this.nextNumber += batchedEvents.length
  }

  /** All events in earlier write batches are in segments too. */
  get oldestNumber(): number {
    for (const { firstBatchNumber } of this.#openSegments.values())
      return Math.min(firstBatchNumber, this.#firstDamaged)
    return Math.min(this.nextNumber, this.#firstDamaged)
  }

  /** Returns the segments to close with the next commit. */
  listDueSegments(): [room: string, chapter: OpenSegment][] {
    for (const [room, { firstBatchNumber }] of this.#openSegments) {
      if (this.nextNumber - firstBatchNumber <= MAX_BATCHED_EVENTS) break
      this.#dueRooms.add(room)
    }
    return Array.from(this.#dueRooms, (room) => [room, this.#openSegments.get(room)!])
  }

  get openSegments(): [room: string, chapter: OpenSegment][] {
    return [...this.#openSegments]
  }

  /** Notes that these segments are stored. */
  closeSegments(segments: readonly (readonly [room: string, chapter: OpenSegment])[]): void {
    for (const [room] of segments) {
      this.#openSegments.delete(room)
      this.#dueRooms.delete(room)
    }
  }

  /** Called when the last follower of a room is gone. */
  release(room: string): void {
    this.#lastPositions.delete(room)
    if (this.#openSegments.has(room)) this.#dueRooms.add(room)
  }

  /** Called when a room is deleted. */
  forget(room: string): void {
    this.#openSegments.delete(room)
    this.#dueRooms.delete(room)
    this.#lastPositions.delete(room)
  }
}
