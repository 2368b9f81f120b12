import type { Journal } from '../journal/journal.ts'
import type { SqliteJournal } from '../journal/sqlite.ts'

/** A real journal whose disk can be held up, or be full. */
export interface SlowJournal {
  readonly wrap: (journal: SqliteJournal) => Journal
  /** What is appended from now on is not stored until `go`, or never. */
  hold(): void
  go(): void
  fail(): void
}

export function slowJournal(): SlowJournal {
  let isHeld = false
  let waiting: { write(): void; fail(): void }[] = []
  const release = (how: 'write' | 'fail') => {
    const all = waiting
    waiting = []
    isHeld = false
    for (const one of all) one[how]()
  }
  return {
    wrap: (journal) =>
      new Proxy<Journal>(journal, {
        get(_, key: keyof Journal) {
          const method = (journal[key] as (...args: unknown[]) => void).bind(journal)
          if (!isHeld || !['append', 'keepRow', 'keepSnapshot'].includes(key)) return method
          return (...args: unknown[]) => {
            const done = args.at(-1)
            const fail = () => typeof done === 'function' && done(new Error('the disk is full'))
            waiting.push({ write: () => method(...args), fail })
          }
        },
      }),
    hold() {
      isHeld = true
    },
    go: () => release('write'),
    fail: () => release('fail'),
  }
}
