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
  readonly #append
  readonly #insert
  readonly #read
  readonly #file: string
  /** All journals of the same file, with this one. */
  readonly #siblings: Set<SqliteJournal>
  readonly #followers = new Map<string, Set<Follower>>()
  /** How many entries it has stored. */
  stored = 0

  constructor(db: DatabaseSync, commit: GroupCommit) {
    this.#commit = commit
    this.#append = db.prepare(APPEND)
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
        if (error) done({ outcome: 'failed', error })
        else if (isLate) done(LATE)
        else {
          done(STORED)
          this.stored += written.entries.length
          if (this.#siblings.size > 1 && written.entries.length > 0) this.#tellSiblings(room, written)
        }
      },
    })
  }

  /** Whether the position was still free. */
  #write(room: string, { position, entries: [first, ...others] }: Draft): boolean {
    if (first === undefined) return true
    if (this.#append.run(room, position, first, room, position).changes === 0) return false
    for (const [i, entry] of others.entries()) this.#insert.run(room, position + 1 + i, entry)
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
      if (followers.size === 0) this.#followers.delete(room)
    }
  }

  #tellSiblings(room: string, { position, entries }: Draft): void {
    for (const sibling of this.#siblings)
      if (sibling !== this)
        for (const follower of sibling.#followers.get(room) ?? []) follower(position - 1, entries)
  }

  close(): void {
    this.#siblings.delete(this)
    if (this.#siblings.size === 0) open.delete(this.#file)
  }
}

const APPEND = `INSERT INTO entries (room, position, entry) SELECT ?, ?, ?
  WHERE (SELECT coalesce(max(position), 0) + 1 FROM entries WHERE room = ?) = ?`
const INSERT = 'INSERT INTO entries (room, position, entry) VALUES (?, ?, ?)'
const READ = 'SELECT entry FROM entries WHERE room = ? AND position > ? ORDER BY position LIMIT ?'
