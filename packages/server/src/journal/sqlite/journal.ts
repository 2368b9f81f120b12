import type { DatabaseSync } from 'node:sqlite'
import { Chain } from '../core/chain.ts'
import type { Appended, Damaged, Draft, EncodedEvent, Follower, Journal } from '../core/storage.ts'
import { textOfEnd } from '../integrity/seals.ts'
import { ARRIVED, type Arrival, chapterOf, textOf, without } from './arrivals.ts'
import { readable } from './damage.ts'
import type { GroupCommit } from './group-commit.ts'
import { Ledger } from './ledger.ts'
import { Chapters, type OpenChapter } from './unfiled.ts'

const STORED: Appended = { outcome: 'stored' }
const LATE: Appended = { outcome: 'late' }

/** So many rows of arrivals that are needed no more go with each commit, which brings one: where many wait, none waits for all. */
const CLEARED_AT_ONCE = 4

/** What is to go into the next commit. */
interface Appending {
  readonly room: string
  readonly draft: () => Draft
  readonly done: (appended: Appended) => void
  /** What was written, if its position was still free. */
  written: Draft | null
}

type Closing = readonly (readonly [room: string, chapter: OpenChapter])[]

interface File {
  readonly ledger: Ledger
  readonly journals: Set<SqliteJournal>
}

/** What this process has open: one process at a time writes to a file, so there are no others. */
const files = new Map<string, File>()

/**
 * Entries are written twice. All of a commit go into one row, in the order of their arrival, whichever rooms they are of: that is all
 * that anybody waits for. When there are enough of a room they become a chapter of it, which is where they stay.
 */
export class SqliteJournal implements Journal {
  readonly #db: DatabaseSync
  readonly #commit: GroupCommit
  readonly #chapters: Chapters
  readonly #keep
  readonly #noteEnd
  readonly #arrive
  readonly #arrived
  readonly #clear
  readonly #expect
  readonly #rewrite
  readonly #delete
  readonly #location: string
  readonly #file: File
  readonly #followers = new Map<string, Set<Follower>>()
  #waiting: Appending[] | null = null
  /** How many entries it has stored. */
  stored = 0

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#db = db
    this.#commit = commit
    this.#chapters = new Chapters(db)
    this.#keep = db.prepare(KEEP)
    this.#noteEnd = db.prepare(NOTE_END)
    this.#arrive = db.prepare(ARRIVE)
    this.#arrived = db.prepare(ARRIVED)
    this.#clear = db.prepare(CLEAR)
    this.#expect = db.prepare(EXPECT)
    this.#rewrite = db.prepare(REWRITE)
    this.#delete = db.prepare(DELETE)
    this.#location = db.location()!
    this.#file = files.getOrInsertComputed(this.#location, () => ({
      ledger: new Ledger(db),
      journals: new Set(),
    }))
    this.#file.journals.add(this)
  }

  get #ledger(): Ledger {
    return this.#file.ledger
  }

  /** What was found to be wrong with the entries that arrived last. */
  get damage(): readonly Damaged[] {
    return this.#ledger.damage
  }

  append(room: string, draft: () => Draft, done: (appended: Appended) => void): void {
    this.#waiting ??= this.#nextCommit()
    this.#waiting.push({ room, draft, done, written: null })
  }

  #nextCommit(): Appending[] {
    const all: Appending[] = []
    let closed: Closing = []
    const begin = () => {
      if (this.#waiting === all) this.#waiting = null
    }
    this.#commit.add({
      run: () => {
        begin()
        closed = this.#write(all)
      },
      done: (error) => {
        begin()
        if (error) this.#failed(all, error)
        else this.#stored(all, closed)
      },
    })
    return all
  }

  /** The chapters that are closed by it. */
  #write(all: readonly Appending[]): Closing {
    for (const appending of all) appending.written = this.#noted(appending.room, appending.draft())
    const arrivals = arrivalsOf(all)
    const chapters = this.#ledger.due()
    if (arrivals.length + chapters.length === 0) return chapters
    const { oldest, next } = this.#ledger
    this.#clear.run(oldest, CLEARED_AT_ONCE)
    this.#keepAll(chapters)
    if (arrivals.length > 0) this.#arrive.run(next, textOf(arrivals))
    this.#expect.run(oldest, next + arrivals.length)
    return chapters
  }

  /** The directory learns with every chapter how far the journal goes: not with every entry, since those that are in none are counted. */
  #keepAll(chapters: Closing): void {
    for (const [room, { first, entries }] of chapters) {
      this.#keep.run(room, first, chapterOf(entries))
      const position = first + entries.length - 1
      const { link } = Chain.on(room, position, entries.at(-1)!)
      this.#noteEnd.run(textOfEnd(room, { position, link }), room)
    }
  }

  /** Null if somebody was first. */
  #noted(room: string, draft: Draft): Draft | null {
    const { position, entries } = draft
    if (entries.length === 0) return draft
    const end = this.#ledger.endOf(room) ?? this.#chapters.endOf(room)
    if (position !== end + 1) return null
    this.#ledger.noteEnd(room, end + entries.length)
    return draft
  }

  #failed(all: readonly Appending[], error: Error): void {
    for (const { room } of all) this.#ledger.noteEnd(room, undefined)
    for (const { done } of all) done({ outcome: 'failed', error })
  }

  #stored(all: readonly Appending[], closed: Closing): void {
    this.#ledger.close(closed)
    this.#ledger.add(arrivalsOf(all))
    for (const { room, written, done } of all) {
      done(written ? STORED : LATE)
      if (written) this.#tell(room, written)
    }
  }

  #tell(room: string, { position, entries }: Draft): void {
    this.stored += entries.length
    if (entries.length === 0) return
    for (const journal of this.#file.journals)
      if (journal !== this)
        for (const follower of journal.#followers.get(room) ?? []) follower(position - 1, entries)
  }

  async read(room: string, position: number, most = Number.POSITIVE_INFINITY): Promise<EncodedEvent[]> {
    return this.#readNow(room, position, most)
  }

  #readNow(room: string, position: number, most = Number.POSITIVE_INFINITY): EncodedEvent[] {
    this.#ledger.check(room)
    const open = this.#ledger.openIn(room)
    if (open && position + 1 >= open.first)
      return open.entries.slice(position + 1 - open.first, position + 1 - open.first + most)
    const entries = readable(room, () => this.#chapters.from(room, position + 1, most))
    return open ? [...entries, ...open.entries].slice(0, most) : entries
  }

  follow(room: string, position: number, follower: Follower): () => void {
    const followers = this.#followers.getOrInsertComputed(room, () => new Set())
    followers.add(follower)
    const missed = this.#readNow(room, position)
    if (missed.length > 0) queueMicrotask(() => follower(position, missed))
    return () => {
      followers.delete(follower)
      if (followers.size > 0) return
      this.#followers.delete(room)
      this.#ledger.leave(room)
      this.#waiting ??= this.#nextCommit()
    }
  }

  /** To be called within a commit: deletes all that there is of some rooms, among the arrivals too. */
  erase(rooms: ReadonlySet<string>): void {
    for (const room of rooms) this.#delete.run(room)
    const withoutThem = without(rooms)
    for (const { number, entries } of this.#arrived.all(0) as { number: number; entries: string }[]) {
      const others = withoutThem(entries)
      if (others !== entries) this.#rewrite.run(others, number)
    }
  }

  /** They were erased. */
  forget(rooms: ReadonlySet<string>): void {
    for (const room of rooms) this.#ledger.forget(room)
  }

  /**
   * Whoever is the last to close it leaves all entries with their rooms; where that fails, or something is damaged, the next one finds
   * them as they are.
   */
  close(): void {
    const { journals } = this.#file
    journals.delete(this)
    if (journals.size > 0) return
    files.delete(this.#location)
    if (this.damage.length > 0) return
    try {
      this.#commit.transaction(() => {
        this.#keepAll(this.#ledger.all)
        this.#db.exec('DELETE FROM arrivals')
        this.#expect.run(0, 0)
      })
    } catch {
      // The disk may be full, or the file damaged: nothing is lost that was there.
    }
  }
}

const arrivalsOf = (all: readonly Appending[]): Arrival[] =>
  all.flatMap(({ room, written }) =>
    written ? written.entries.map((entry, i) => ({ room, position: written.position + i, entry })) : [],
  )

const KEEP = 'INSERT INTO entries (room, position, entry) VALUES (?, ?, ?)'
const NOTE_END = 'UPDATE rooms SET journal_end = ? WHERE code = ?'
const EXPECT = 'UPDATE commits SET oldest_arrival = ?, next_arrival = ?'
const ARRIVE = 'INSERT INTO arrivals (number, entries) VALUES (?, ?)'
const CLEAR = `DELETE FROM arrivals WHERE number IN
  (SELECT number FROM arrivals WHERE number < ? ORDER BY number LIMIT ?)`
const REWRITE = 'UPDATE arrivals SET entries = ? WHERE number = ?'
const DELETE = 'DELETE FROM entries WHERE room = ?'
