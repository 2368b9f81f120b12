import type { DatabaseSync } from 'node:sqlite'
import type { DamagedDataError } from '../core/storage.ts'
import { type OpenSegment, TailRecovery } from './tail-recovery.ts'
import type { BatchedEvent } from './write-batch.ts'

/** How many entries make a chapter. */
const EVENTS_PER_SEGMENT = 32

/** How many entries may lie among the arrivals: chapters of rooms that have been silent for as long are closed as they are. */
const MAX_BATCHED_EVENTS = 65_536

/** What is known of the end of each journal in a file, by all who have it open. */
export class TailIndex {
  /** Those that were begun first come first. */
  readonly #openSegments: Map<string, OpenSegment>
  /** Rooms whose chapters are to be closed. */
  readonly #dueRooms = new Set<string>()
  /** The last positions of rooms that were written to: to look for one takes as long as to write an entry. */
  readonly #lastPositions = new Map<string, number>()
  /** The number of the next arrivals: as many entries have arrived before. */
  nextNumber: number
  /** What was found among the arrivals that does not fit in with the rest. */
  readonly damage: readonly DamagedDataError[]
  /** Arrivals stay from there on: otherwise nobody would notice the damage again. */
  readonly #firstDamaged: number

  constructor(db: DatabaseSync) {
    const {
      openSegments: open,
      nextNumber: next,
      damage,
      firstDamagedNumber: firstDamaged,
    } = new TailRecovery(db)
    this.#openSegments = open
    this.nextNumber = next
    this.damage = damage
    this.#firstDamaged = firstDamaged
    for (const [room, { events: entries }] of open)
      if (entries.length >= EVENTS_PER_SEGMENT) this.#dueRooms.add(room)
  }

  /** Fails if the last entries of a room are damaged. */
  checkDamage(room: string): void {
    const damage = this.damage.find((found) => found.room === room)
    if (damage) throw damage
  }

  /** The last position of a room, if it is known here. */
  lastPositionOf(room: string): number | undefined {
    const open = this.#openSegments.get(room)
    return this.#lastPositions.get(room) ?? (open && open.firstPosition + open.events.length - 1)
  }

  /** What is being written ends there; `undefined` if it was not. */
  setLastPosition(room: string, position: number | undefined): void {
    if (position === undefined) this.#lastPositions.delete(room)
    else this.#lastPositions.set(room, position)
  }

  findOpenSegment(room: string): OpenSegment | undefined {
    return this.#openSegments.get(room)
  }

  /** These have arrived, and are durable. */
  add(arrivals: readonly BatchedEvent[]): void {
    for (const { room, position, event: entry } of arrivals) {
      const open = this.#openSegments.get(room)
      if (!open)
        this.#openSegments.set(room, {
          firstPosition: position,
          firstBatchNumber: this.nextNumber,
          events: [entry],
        })
      else if (open.events.push(entry) >= EVENTS_PER_SEGMENT) this.#dueRooms.add(room)
    }
    this.nextNumber += arrivals.length
  }

  /** All that has arrived before lies in chapters. */
  get oldestNumber(): number {
    for (const { firstBatchNumber: since } of this.#openSegments.values())
      return Math.min(since, this.#firstDamaged)
    return Math.min(this.nextNumber, this.#firstDamaged)
  }

  /** The chapters that are to be closed now. */
  listDueSegments(): [room: string, chapter: OpenSegment][] {
    for (const [room, { firstBatchNumber: since }] of this.#openSegments) {
      if (this.nextNumber - since <= MAX_BATCHED_EVENTS) break
      this.#dueRooms.add(room)
    }
    return Array.from(this.#dueRooms, (room) => [room, this.#openSegments.get(room)!])
  }

  get openSegments(): [room: string, chapter: OpenSegment][] {
    return [...this.#openSegments]
  }

  /** They lie with their rooms now. */
  closeSegments(chapters: readonly (readonly [room: string, chapter: OpenSegment])[]): void {
    for (const [room] of chapters) {
      this.#openSegments.delete(room)
      this.#dueRooms.delete(room)
    }
  }

  /** Nobody looks at the room any more. */
  release(room: string): void {
    this.#lastPositions.delete(room)
    if (this.#openSegments.has(room)) this.#dueRooms.add(room)
  }

  /** There is nothing of the room any more. */
  forget(room: string): void {
    this.#openSegments.delete(room)
    this.#dueRooms.delete(room)
    this.#lastPositions.delete(room)
  }
}
