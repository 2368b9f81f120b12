import { closeSync, constants, existsSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const DIGITS = 16

export const commitCounterPath = (database: string): string => join(database, '..', 'slapwise.commits')

/** Null if the file is missing or unreadable. */
export function readCommitCounter(path: string): number | null {
  return existsSync(path) ? parseCounter(readFileSync(path)) : null
}

/**
 * Stores the number of commits in a file beside the database, because SQLite cannot tell a truncated or broken
 * write-ahead log from a shorter one. The file is written after each commit without flushing, so after a crash its
 * number may be behind the database, but never ahead of it.
 */
export class CommitCounter {
  readonly #file: number
  /** Number found at the start; 0 if there was none. */
  readonly initialCount: number

  constructor(path: string) {
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    const digits = Buffer.alloc(DIGITS)
    this.initialCount = parseCounter(digits.subarray(0, readSync(this.#file, digits, 0, DIGITS, 0)))
  }

  set(commits: number): void {
    try {
      writeSync(this.#file, String(commits).padStart(DIGITS, '0'), 0)
    } catch {
      // The commit itself succeeded, and a counter that is behind does no harm.
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}

const parseCounter = (digits: Buffer): number => {
  const text = digits.toString('latin1')
  return /^\d{16}$/.test(text) ? Number(text) : 0
}
