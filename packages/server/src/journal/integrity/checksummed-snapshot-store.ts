import { computeIntegrityHash, splitHash } from '../core/hash-chain.ts'
import type { HashChainedJournal } from '../core/hash-chained-journal.ts'
import { DamagedDataError, type Snapshot, type SnapshotStore } from '../core/storage.ts'

/** Snapshots with a seal, and the link of the entry that they stand on. */
export class ChecksummedSnapshotStore implements SnapshotStore {
  readonly #raw: SnapshotStore
  readonly #journal: HashChainedJournal
  readonly #report: (damage: DamagedDataError) => void

  constructor(
    stored: SnapshotStore,
    journal: HashChainedJournal,
    report: (damage: DamagedDataError) => void,
  ) {
    this.#raw = stored
    this.#journal = journal
    this.#report = report
  }

  /** A damaged one is as good as none: the journal has everything. */
  async findNewest(room: string, position: number): Promise<Snapshot | null> {
    for (let most = position; ; ) {
      const stored = await this.#raw.findNewest(room, most)
      if (!stored) return null
      const opened = verifySnapshot(room, stored)
      if (opened) {
        await this.#journal.verifyHash(room, stored.position, opened.link)
        return { position: stored.position, state: opened.state }
      }
      this.#report(
        new DamagedDataError(room, `the snapshot at entry ${stored.position} is not what was kept`),
      )
      most = stored.position - 1
    }
  }

  save(room: string, { position, state }: Snapshot): void {
    const link = this.#journal.hashAt(room, position)
    // It would stand on nothing; the next one will do.
    if (link === undefined) return
    const seal = computeIntegrityHash(link, room, `snapshot ${position}`, state)
    this.#raw.save(room, { position, state: seal + link + state })
  }
}

/** Null if it is damaged. */
export function verifySnapshot(
  room: string,
  { position, state: stored }: Snapshot,
): { readonly link: string; readonly state: string } | null {
  const [seal, rest] = splitHash(stored)
  const [link, state] = splitHash(rest)
  return seal === computeIntegrityHash(link, room, `snapshot ${position}`, state) ? { link, state } : null
}
