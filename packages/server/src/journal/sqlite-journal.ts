import type { DatabaseSync } from 'node:sqlite'
import type { GroupCommit } from './group-commit.ts'
import { readable } from './sqlite-damage.ts'
import type { Appended, Draft, EntryText, Follower, Journal } from './storage.ts'

const STORED: Appended = { outcome: 'stored' }
const LATE: Appended = { outcome: 'late' }
const ALL = -1

/** The journals that this process has open, by file: one process at a time writes to a file, so there are no others. */
const open = new Map<string, Set<SqliteJournal>>()

export class SqliteJournal implements Journal {
  readonly #commit: GroupCommit
  readonly #end
  readonly #insert
  readonly #read
  readonly #file: string
  /** All journals of the same file, with this one. */
  readonly #siblings: Set<SqliteJournal>
  readonly #followers = new Map<string, Set<Follower>>()
  /** The last positions of rooms that were written to: to look for one takes as long as to write an entry. */
  readonly #ends = new Map<string, number>()
  /** How many entries it has stored. */
  stored = 0

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#end = db.prepare(END)
    this.#insert = db.prepare(INSERT)
    this.#read = db.prepare(READ)
    this.#file = db.location()!
    this.#siblings = open.getOrInsertComputed(this.#file, () => new Set())
    this.#siblings.add(this)
  }

  append(room: string, draft: () => Draft, done: (appended: Appended) => void): void {
    let written!: Draft
    let isLate = false
    this.#commit.add({
      run: () => {
        written = draft()
        isLate = !this.#write(room, written)
      },
      done: (error) => {
        if (error) {
          this.#ends.delete(room)
          done({ outcome: 'failed', error })
        } else if (isLate) done(LATE)
        else {
          done(STORED)
          this.stored += written.entries.length
          if (this.#siblings.size > 1 && written.entries.length > 0) this.#tellSiblings(room, written)
        }
      },
    })
  }

  /** Whether the position was still free. */
  #write(room: string, { position, entries }: Draft): boolean {
    if (entries.length === 0) return true
    const end = this.#ends.get(room) ?? (this.#end.get(room)!.position as number)
    if (position !== end + 1) return false
    for (const [i, entry] of entries.entries()) this.#insert.run(room, position + i, entry)
    this.#ends.set(room, end + entries.length)
    return true
  }

  async read(room: string, position: number, most = ALL): Promise<EntryText[]> {
    return this.#readNow(room, position, most)
  }

  #readNow(room: string, position: number, most = ALL): EntryText[] {
    return readable(room, () => this.#read.all(room, position, most).map(({ entry }) => entry as string))
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
      this.#ends.delete(room)
    }
  }

  /** There is nothing of the room any more. */
  forget(room: string): void {
    for (const each of this.#siblings) each.#ends.delete(room)
  }

  #tellSiblings(room: string, { position, entries }: Draft): void {
    for (const sibling of this.#siblings) {
      if (sibling === this) continue
      sibling.#ends.delete(room)
      for (const follower of sibling.#followers.get(room) ?? []) follower(position - 1, entries)
    }
  }

  close(): void {
    this.#siblings.delete(this)
    if (this.#siblings.size === 0) open.delete(this.#file)
  }
}

const END = 'SELECT coalesce(max(position), 0) AS position FROM entries WHERE room = ?'
const INSERT = 'INSERT INTO entries (room, position, entry) VALUES (?, ?, ?)'
const READ = 'SELECT entry FROM entries WHERE room = ? AND position > ? ORDER BY position LIMIT ?'
