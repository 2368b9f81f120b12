import type { AppendResult, ServerStorage } from '../../journal/core/storage.ts'
import { withOverrides } from '../with-overrides.ts'

/** A real storage whose writes can be paused or fail. */
export interface ControllableStorage {
  readonly wrap: (storage: ServerStorage) => ServerStorage
  /** From now on, writes are not stored until `resumeWrites`, or fail. */
  pauseWrites(): void
  resumeWrites(): void
  failWrites(): void
}

export function createControllableStorage(): ControllableStorage {
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
      withOverrides(storage, {
        journal: withOverrides(storage.journal, {
          append: (room, createBatch, onResult) =>
            later(
              () => storage.journal.append(room, createBatch, onResult),
              () => onResult(DISK_FULL),
            ),
        }),
        directory: withOverrides(storage.directory, {
          insert: (row) =>
            later(
              () => storage.directory.insert(row),
              () => {},
            ),
        }),
      }),
    pauseWrites() {
      isHeld = true
    },
    resumeWrites: () => release('write'),
    failWrites: () => release('fail'),
  }
}

const DISK_FULL: AppendResult = { outcome: 'failed', error: new Error('the disk is full') }
