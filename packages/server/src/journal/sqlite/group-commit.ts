import type { DatabaseSync } from 'node:sqlite'
import type { CommitCounter } from './commit-counter.ts'

/** A write that goes into the next commit. */
export interface PendingWrite {
  run(): void
  /** Called when the write is durable, or with an error if the whole commit has failed. */
  onDone?(error: Error | null): void
}

/**
 * Collects writes while the previous commit is being written: a busy server pays for one flush to disk per many events,
 * an idle one commits at once.
 */
export class GroupCommit {
  readonly #db: DatabaseSync
  readonly #begin
  readonly #commit
  readonly #rollback
  readonly #incrementCounter
  readonly #commitCounter: CommitCounter
  #pending: PendingWrite[] = []
  #isScheduled = false
  /** Whether the last commit succeeded. */
  isWritable = false
  commits = 0

  constructor(db: DatabaseSync, commitCounter: CommitCounter) {
    this.#db = db
    this.#begin = db.prepare('BEGIN IMMEDIATE')
    this.#commit = db.prepare('COMMIT')
    this.#rollback = db.prepare('ROLLBACK')
    this.#incrementCounter = db.prepare('UPDATE totals SET commits = commits + 1 RETURNING commits')
    this.#commitCounter = commitCounter
  }

  add(write: PendingWrite): void {
    this.#pending.push(write)
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => this.flush())
  }

  flush(): void {
    this.#isScheduled = false
    const writes = this.#pending
    if (writes.length === 0) return
    this.#pending = []
    const error = this.#commitWrites(writes)
    for (const { onDone } of writes) onDone?.(error)
  }

  #commitWrites(writes: readonly PendingWrite[]): Error | null {
    try {
      this.transaction(() => {
        for (const write of writes) write.run()
      })
    } catch (error) {
      this.isWritable = false
      return error as Error
    }
    this.isWritable = true
    this.commits++
    return null
  }

  transaction(work: () => void): void {
    this.#begin.run()
    try {
      work()
      const { commits } = this.#incrementCounter.get() as { commits: number }
      this.#commit.run()
      this.#commitCounter.set(commits)
    } catch (error) {
      if (this.#db.isTransaction) this.#rollback.run()
      throw error
    }
  }
}
