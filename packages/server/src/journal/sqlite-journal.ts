import type { DatabaseSync } from 'node:sqlite'
import type { GroupCommit } from './group-commit.ts'
import type { Appended, EntryText, Follower, Journal } from './storage.ts'

const STORED: Appended = { outcome: 'stored' }
const LATE: Appended = { outcome: 'late' }

/** The journals that this process has open, by file: one process at a time writes to a file, so there are no others. */
const open = new Map<string, Set<SqliteJournal>>()

export class SqliteJournal implements Journal {
  readonly #commit: GroupCommit
  readonly #append
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
    this.#read = db.prepare(READ)
    this.#file = db.location()!
    this.#siblings = open.getOrInsertComputed(this.#file, () => new Set())
    this.#siblings.add(this)
  }

  append(room: string, position: number, entry: EntryText, done: (appended: Appended) => void): void {
    let isLate = false
    this.#commit.add({
      run: () => {
        isLate = this.#append.run(room, position, entry, room, position).changes === 0
      },
      done: (error) => {
        if (error) done({ outcome: 'failed', error })
        else if (isLate) done(LATE)
        else {
          this.stored++
          done(STORED)
          if (this.#siblings.size > 1) this.#tellSiblings(room, position, entry)
        }
      },
    })
  }

  async read(room: string, position: number): Promise<EntryText[]> {
    return this.#readNow(room, position)
  }

  #readNow(room: string, position: number): EntryText[] {
    return this.#read.all(room, position).map(({ entry }) => entry as string)
  }

  follow(room: string, position: number, follower: Follower): () => void {
    const followers = this.#followers.getOrInsertComputed(room, () => new Set())
    followers.add(follower)
    const missed = this.#readNow(room, position)
    if (missed.length > 0) follower(position, missed)
    return () => {
      followers.delete(follower)
      if (followers.size === 0) this.#followers.delete(room)
    }
  }

  #tellSiblings(room: string, position: number, entry: EntryText): void {
    for (const sibling of this.#siblings)
      if (sibling !== this)
        for (const follower of sibling.#followers.get(room) ?? []) follower(position - 1, [entry])
  }

  close(): void {
    this.#siblings.delete(this)
    if (this.#siblings.size === 0) open.delete(this.#file)
  }
}

const APPEND = `INSERT INTO entries (room, position, entry) SELECT ?, ?, ?
  WHERE (SELECT coalesce(max(position), 0) + 1 FROM entries WHERE room = ?) = ?`
const READ = 'SELECT entry FROM entries WHERE room = ? AND position > ? ORDER BY position'
