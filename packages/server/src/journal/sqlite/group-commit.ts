import type { DatabaseSync } from 'node:sqlite'
import type { CommitCounter } from './commit-counter.ts'

/** Something that goes into the next commit. */
export interface PendingWrite {
  run(): void
  /** What was run is durable; or all of its commit has failed. */
  onDone?(error: Error | null): void
}

/**
 * Everything that arrives while the last commit was being written goes into the next one, so that a busy server pays for
 * one flush to disk per many entries, and an idle one answers at once.
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
  /** Whether the last attempt to write has worked. */
  isWritable = false
  commits = 0

  constructor(db: DatabaseSync, mark: CommitCounter) {
    this.#db = db
    this.#begin = db.prepare('BEGIN IMMEDIATE')
    this.#commit = db.prepare('COMMIT')
    this.#rollback = db.prepare('ROLLBACK')
    this.#incrementCounter = db.prepare('UPDATE commits SET count = count + 1 RETURNING count')
    this.#commitCounter = mark
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
    for (const { onDone: done } of writes) done?.(error)
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
      const { count } = this.#incrementCounter.get() as { count: number }
      this.#commit.run()
      this.#commitCounter.set(count)
    } catch (error) {
      if (this.#db.isTransaction) this.#rollback.run()
      throw error
    }
  }
}
