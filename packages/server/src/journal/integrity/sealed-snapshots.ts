import { linkOf, split } from '../core/chain.ts'
import type { ChainedJournal } from '../core/chained-journal.ts'
import { Damaged, type Snapshot, type Snapshots } from '../core/storage.ts'

/** Snapshots with a seal, and the link of the entry that they stand on. */
export class SealedSnapshots implements Snapshots {
  readonly #stored: Snapshots
  readonly #journal: ChainedJournal
  readonly #report: (damage: Damaged) => void

  constructor(stored: Snapshots, journal: ChainedJournal, report: (damage: Damaged) => void) {
    this.#stored = stored
    this.#journal = journal
    this.#report = report
  }

  /** A damaged one is as good as none: the journal has everything. */
  async newest(room: string, position: number): Promise<Snapshot | null> {
    for (let most = position; ; ) {
      const stored = await this.#stored.newest(room, most)
      if (!stored) return null
      const opened = openSnapshot(room, stored)
      if (opened) {
        await this.#journal.check(room, stored.position, opened.link)
        return { position: stored.position, state: opened.state }
      }
      this.#report(new Damaged(room, `the snapshot at entry ${stored.position} is not what was kept`))
      most = stored.position - 1
    }
  }

  keep(room: string, { position, state }: Snapshot): void {
    const link = this.#journal.linkAt(room, position)
    // It would stand on nothing; the next one will do.
    if (link === undefined) return
    const seal = linkOf(link, room, `snapshot ${position}`, state)
    this.#stored.keep(room, { position, state: seal + link + state })
  }
}

/** Null if it is damaged. */
export function openSnapshot(
  room: string,
  { position, state: stored }: Snapshot,
): { readonly link: string; readonly state: string } | null {
  const [seal, rest] = split(stored)
  const [link, state] = split(rest)
  return seal === linkOf(link, room, `snapshot ${position}`, state) ? { link, state } : null
}
