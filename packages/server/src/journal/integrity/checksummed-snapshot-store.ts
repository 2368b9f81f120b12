import { computeIntegrityHash, splitHash } from '../core/hash-chain.ts'
import type { HashChainedJournal } from '../core/hash-chained-journal.ts'
import { DamagedDataError, type Snapshot, type SnapshotStore } from '../core/storage.ts'

/** Adds a checksum to each snapshot, and the chain hash of the event it was taken at. */
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

  /** Returns null for a damaged snapshot: the journal is then replayed from the beginning. */
  async findNewest(room: string, position: number): Promise<Snapshot | null> {
    for (let limit = position; ; ) {
      const stored = await this.#raw.findNewest(room, limit)
      if (!stored) return null
      const opened = verifySnapshot(room, stored)
      if (opened) {
        await this.#journal.verifyHash(room, stored.position, opened.hash)
        return { position: stored.position, state: opened.state }
      }
      this.#report(
        new DamagedDataError(room, `the snapshot at event ${stored.position} does not match its checksum`),
      )
      limit = stored.position - 1
    }
  }

  save(room: string, { position, state }: Snapshot): void {
    const hash = this.#journal.hashAt(room, position)
    // Without that hash the snapshot could not be checked against the journal; a later one will do.
    if (hash === undefined) return
    const checksum = computeIntegrityHash(hash, room, `snapshot ${position}`, state)
    this.#raw.save(room, { position, state: checksum + hash + state })
  }
}

/** Returns the snapshot with the hash of its event; null if it is damaged. */
export function verifySnapshot(
  room: string,
  { position, state: stored }: Snapshot,
): { readonly hash: string; readonly state: string } | null {
  const [checksum, rest] = splitHash(stored)
  const [hash, state] = splitHash(rest)
  return checksum === computeIntegrityHash(hash, room, `snapshot ${position}`, state) ? { hash, state } : null
}
