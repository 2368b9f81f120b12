import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Damaged, type EncodedEvent } from '../core/storage.ts'
import { type Arrival, arrivalsIn, entriesIn } from './arrivals.ts'

/** The entries of a room that are in no chapter yet. */
export interface OpenChapter {
  /** The position of the first. */
  readonly first: number
  /** The number of the arrivals that it lies among. */
  readonly since: number
  readonly entries: EncodedEvent[]
}

/** What a process that was killed has left among the arrivals. */
export class Unfiled {
  /** Those that were begun first come first. */
  readonly open = new Map<string, OpenChapter>()
  /** What does not fit in with the rest. */
  readonly damage: Damaged[] = []
  /** The number of the first row in which something is damaged. */
  firstDamaged = Number.POSITIVE_INFINITY
  /** The number of the next arrivals. */
  next: number
  readonly #chapters: Chapters
  /** Arrivals that lie in chapters as well, by room. */
  readonly #filed = new Map<string, { readonly number: number; readonly arrival: Arrival }[]>()

  constructor(db: DatabaseSync) {
    this.#chapters = new Chapters(db)
    const expected = db.prepare('SELECT oldest_arrival, next_arrival FROM commits').get()!
    this.next = expected.oldest_arrival as number
    let isFirst = true
    for (const { number, count, arrivals, isGarbled } of arrivalsIn(db)) {
      const isGap = isFirst ? number > this.next : number !== this.next
      if (isGap) this.#miss(number)
      if (isGarbled) this.#damaged(number, null, `entries that arrived last cannot be read (row ${number})`)
      for (const arrival of arrivals) this.#take(number, arrival)
      this.next = number + count
      isFirst = false
    }
    const next = expected.next_arrival as number
    if (this.next !== next) this.#miss(next)
    // What is written from here on leaves the gap as it is.
    this.next = Math.max(this.next, next)
    this.#compareFiled()
  }

  /** The arrivals before a number are not there, or there are too many. */
  #miss(number: number): void {
    const [from, to] = [Math.min(this.next, number), Math.max(this.next, number) - 1]
    this.#damaged(
      from,
      null,
      `of the entries that arrived last, numbers ${from} to ${to} are not as they were`,
    )
  }

  #damaged(number: number, room: string | null, what: string): void {
    this.firstDamaged = Math.min(this.firstDamaged, number)
    const isKnown = room !== null && this.damage.some((found) => found.room === room)
    if (!isKnown) this.damage.push(new Damaged(room, what))
  }

  #take(number: number, arrival: Arrival): void {
    const { room, position, entry } = arrival
    const open = this.open.get(room)
    const end = open ? open.first + open.entries.length - 1 : this.#chapters.endOf(room)
    if (position <= end) this.#filed.getOrInsertComputed(room, () => []).push({ number, arrival })
    else if (position > end + 1) this.#damaged(number, room, `entry ${end + 1} is missing`)
    else if (open) open.entries.push(entry)
    else this.open.set(room, { first: position, since: number, entries: [entry] })
  }

  /** What was filed stays among the arrivals for a while, and is the same there. */
  #compareFiled(): void {
    for (const [room, filed] of this.#filed) {
      const from = filed.reduce(
        (least, { arrival }) => Math.min(least, arrival.position),
        Number.POSITIVE_INFINITY,
      )
      const entries = this.#chapters.from(room, from)
      for (const { number, arrival } of filed)
        if (entries[arrival.position - from] !== arrival.entry)
          this.#damaged(
            number,
            room,
            `entry ${arrival.position} is another one among those that arrived last`,
          )
    }
  }
}

/** Reads what was filed, without looking at what is in it. */
export class Chapters {
  readonly #last: StatementSync
  readonly #read: StatementSync

  constructor(db: DatabaseSync) {
    this.#last = db.prepare(LAST)
    this.#read = db.prepare(READ)
  }

  /** The last position; 0 if there is none. */
  endOf(room: string): number {
    const last = this.#last.get(room)
    return last ? (last.position as number) + entriesIn(last.entry as string).length - 1 : 0
  }

  /** The entries from a position on: all of them, or the first few. */
  from(room: string, position: number, most = Number.POSITIVE_INFINITY): EncodedEvent[] {
    const entries: EncodedEvent[] = []
    for (const row of this.#read.iterate(room, room, position)) {
      const before = position - (row.position as number)
      entries.push(...entriesIn(row.entry as string).slice(Math.max(0, before)))
      if (entries.length >= most) break
    }
    return entries.slice(0, most)
  }
}

const LAST = 'SELECT position, entry FROM entries WHERE room = ? ORDER BY position DESC LIMIT 1'
const READ = `SELECT position, entry FROM entries WHERE room = ? AND position >=
  (SELECT coalesce(max(position), 0) FROM entries WHERE room = ? AND position <= ?) ORDER BY position`
