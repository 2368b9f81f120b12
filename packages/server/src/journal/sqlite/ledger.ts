import type { DatabaseSync } from 'node:sqlite'
import type { Damaged } from '../core/storage.ts'
import type { Arrival } from './arrivals.ts'
import { type OpenChapter, Unfiled } from './unfiled.ts'

/** How many entries make a chapter. */
const CHAPTER = 32

/** How many entries may lie among the arrivals: chapters of rooms that have been silent for as long are closed as they are. */
const MOST = 65_536

/** What is known of the end of each journal in a file, by all who have it open. */
export class Ledger {
  /** Those that were begun first come first. */
  readonly #open: Map<string, OpenChapter>
  /** Rooms whose chapters are to be closed. */
  readonly #due = new Set<string>()
  /** The last positions of rooms that were written to: to look for one takes as long as to write an entry. */
  readonly #ends = new Map<string, number>()
  /** The number of the next arrivals: as many entries have arrived before. */
  next: number
  /** What was found among the arrivals that does not fit in with the rest. */
  readonly damage: readonly Damaged[]
  /** Arrivals stay from there on: otherwise nobody would notice the damage again. */
  readonly #firstDamaged: number

  constructor(db: DatabaseSync) {
    const { open, next, damage, firstDamaged } = new Unfiled(db)
    this.#open = open
    this.next = next
    this.damage = damage
    this.#firstDamaged = firstDamaged
    for (const [room, { entries }] of open) if (entries.length >= CHAPTER) this.#due.add(room)
  }

  /** Fails if the last entries of a room are damaged. */
  check(room: string): void {
    const damage = this.damage.find((found) => found.room === room)
    if (damage) throw damage
  }

  /** The last position of a room, if it is known here. */
  endOf(room: string): number | undefined {
    const open = this.#open.get(room)
    return this.#ends.get(room) ?? (open && open.first + open.entries.length - 1)
  }

  /** What is being written ends there; `undefined` if it was not. */
  noteEnd(room: string, position: number | undefined): void {
    if (position === undefined) this.#ends.delete(room)
    else this.#ends.set(room, position)
  }

  openIn(room: string): OpenChapter | undefined {
    return this.#open.get(room)
  }

  /** These have arrived, and are durable. */
  add(arrivals: readonly Arrival[]): void {
    for (const { room, position, entry } of arrivals) {
      const open = this.#open.get(room)
      if (!open) this.#open.set(room, { first: position, since: this.next, entries: [entry] })
      else if (open.entries.push(entry) >= CHAPTER) this.#due.add(room)
    }
    this.next += arrivals.length
  }

  /** All that has arrived before lies in chapters. */
  get oldest(): number {
    for (const { since } of this.#open.values()) return Math.min(since, this.#firstDamaged)
    return Math.min(this.next, this.#firstDamaged)
  }

  /** The chapters that are to be closed now. */
  due(): [room: string, chapter: OpenChapter][] {
    for (const [room, { since }] of this.#open) {
      if (this.next - since <= MOST) break
      this.#due.add(room)
    }
    return Array.from(this.#due, (room) => [room, this.#open.get(room)!])
  }

  get all(): [room: string, chapter: OpenChapter][] {
    return [...this.#open]
  }

  /** They lie with their rooms now. */
  close(chapters: readonly (readonly [room: string, chapter: OpenChapter])[]): void {
    for (const [room] of chapters) {
      this.#open.delete(room)
      this.#due.delete(room)
    }
  }

  /** Nobody looks at the room any more. */
  leave(room: string): void {
    this.#ends.delete(room)
    if (this.#open.has(room)) this.#due.add(room)
  }

  /** There is nothing of the room any more. */
  forget(room: string): void {
    this.#open.delete(room)
    this.#due.delete(room)
    this.#ends.delete(room)
  }
}
