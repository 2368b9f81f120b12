import type { DatabaseSync } from 'node:sqlite'
import { type Arrival, arrivalsIn } from './sqlite-arrivals.ts'
import type { EntryText } from './storage.ts'

/** How many entries make a chapter. */
const CHAPTER = 32

/** How many entries may lie among the arrivals: chapters of rooms that have been silent for as long are closed as they are. */
const MOST = 65_536

/** The entries of a room that are in no chapter yet. */
export interface OpenChapter {
  /** The position of the first. */
  readonly first: number
  /** The number of the arrivals that it lies among. */
  readonly since: number
  readonly entries: EntryText[]
}

/** What is known of the end of each journal in a file, by all who have it open. */
export class Ledger {
  /** Those that were begun first come first. */
  readonly #open = new Map<string, OpenChapter>()
  /** Rooms whose chapters are to be closed. */
  readonly #due = new Set<string>()
  /** The last positions of rooms that were written to: to look for one takes as long as to write an entry. */
  readonly #ends = new Map<string, number>()
  /** The number of the next arrivals: as many entries have arrived before. */
  next = 0

  /** `endIn`: where the chapters of a room end. */
  constructor(db: DatabaseSync, endIn: (room: string) => number) {
    for (const { number, arrivals } of arrivalsIn(db)) {
      const unfiled = arrivals.filter(({ room, position }) => position > (this.endOf(room) ?? endIn(room)))
      this.#addTo(number, unfiled)
      this.next = number + arrivals.length
    }
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
    this.#addTo(this.next, arrivals)
    this.next += arrivals.length
  }

  #addTo(since: number, arrivals: readonly Arrival[]): void {
    for (const { room, position, entry } of arrivals) {
      const open = this.#open.get(room)
      if (!open) this.#open.set(room, { first: position, since, entries: [entry] })
      else if (open.entries.push(entry) >= CHAPTER) this.#due.add(room)
    }
  }

  /** All that has arrived before lies in chapters. */
  get oldest(): number {
    for (const { since } of this.#open.values()) return since
    return this.next
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
