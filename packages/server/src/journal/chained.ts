import { ChainedJournal } from './chained-journal.ts'
import { SealedRecords } from './sealed-records.ts'
import { SealedSnapshots } from './sealed-snapshots.ts'
import type { Damaged, Devices, Directory, Storage } from './storage.ts'

/**
 * Any storage, with proof that what it gives back is what it was given. `report` hears of damage that nobody else is told
 * of, since there is a way around it.
 */
export class ChainedStorage implements Storage {
  readonly #stored: Storage
  readonly journal: ChainedJournal
  readonly snapshots: SealedSnapshots
  readonly directory: Directory
  readonly records: SealedRecords
  readonly devices: Devices

  constructor(stored: Storage, report: (damage: Damaged) => void) {
    this.#stored = stored
    this.journal = new ChainedJournal(stored.journal)
    this.snapshots = new SealedSnapshots(stored.snapshots, this.journal, report)
    this.directory = stored.directory
    this.records = new SealedRecords(stored.records, report)
    this.devices = stored.devices
  }

  get written(): Storage['written'] {
    return this.#stored.written
  }

  check(): Promise<void> {
    return this.#stored.check()
  }

  close(): Promise<void> {
    return this.#stored.close()
  }
}
