import { closeSync, constants, existsSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const DIGITS = 16

export const commitCounterPath = (database: string): string => join(database, '..', 'slapwise.mark')

/** Null if nothing is known. */
export function readCommitCounter(path: string): number | null {
  return existsSync(path) ? parseCounter(readFileSync(path)) : null
}

/**
 * How many commits there have been, in a file beside the database: a log that is cut off or broken looks to SQLite like
 * one that never was longer. It is written after each commit and not flushed, so that after a crash it may be behind the
 * database, but never ahead of it.
 */
export class CommitCounter {
  readonly #file: number
  /** As it was found; 0 if nothing is known. */
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
      // What was committed is committed, and a mark that is behind does no harm.
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
