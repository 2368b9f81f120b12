import type { DatabaseSync } from 'node:sqlite'

/** Something that goes into the next commit. */
export interface Write {
  run(): void
  /** What was run is durable; or all of its commit has failed. */
  done?(error: Error | null): void
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
  #waiting: Write[] = []
  #isScheduled = false
  /** Whether the last attempt to write has worked. */
  isWritable = false
  commits = 0

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#begin = db.prepare('BEGIN IMMEDIATE')
    this.#commit = db.prepare('COMMIT')
    this.#rollback = db.prepare('ROLLBACK')
  }

  add(write: Write): void {
    this.#waiting.push(write)
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => this.flush())
  }

  flush(): void {
    this.#isScheduled = false
    const writes = this.#waiting
    if (writes.length === 0) return
    this.#waiting = []
    const error = this.#write(writes)
    for (const { done } of writes) done?.(error)
  }

  #write(writes: readonly Write[]): Error | null {
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
      this.#commit.run()
    } catch (error) {
      if (this.#db.isTransaction) this.#rollback.run()
      throw error
    }
  }
}
