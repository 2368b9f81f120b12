import type { Appended, Storage } from '../../journal/core/storage.ts'
import { replacing } from '../replacing.ts'

/** A real storage whose disk can be held up, or be full. */
export interface SlowStorage {
  readonly wrap: (storage: Storage) => Storage
  /** What is written from now on is not stored until `go`, or never. */
  hold(): void
  go(): void
  fail(): void
}

export function slowStorage(): SlowStorage {
  let isHeld = false
  let waiting: { write(): void; fail(): void }[] = []
  const release = (how: 'write' | 'fail') => {
    const all = waiting
    waiting = []
    isHeld = false
    for (const one of all) one[how]()
  }
  const later = (write: () => void, fail: () => void) => {
    if (isHeld) waiting.push({ write, fail })
    else write()
  }
  return {
    wrap: (storage) =>
      replacing(storage, {
        journal: replacing(storage.journal, {
          append: (room, draft, done) =>
            later(
              () => storage.journal.append(room, draft, done),
              () => done(FULL),
            ),
        }),
        directory: replacing(storage.directory, {
          add: (row) =>
            later(
              () => storage.directory.add(row),
              () => {},
            ),
        }),
      }),
    hold() {
      isHeld = true
    },
    go: () => release('write'),
    fail: () => release('fail'),
  }
}

const FULL: Appended = { outcome: 'failed', error: new Error('the disk is full') }
