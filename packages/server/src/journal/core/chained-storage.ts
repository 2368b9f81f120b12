import { SealedDevices } from '../integrity/sealed-devices.ts'
import { SealedDirectory } from '../integrity/sealed-directory.ts'
import { SealedRecords } from '../integrity/sealed-records.ts'
import { SealedSnapshots } from '../integrity/sealed-snapshots.ts'
import { ChainedJournal } from './chained-journal.ts'
import type { Damaged, RawStorage, Storage } from './storage.ts'

/**
 * Any storage, with proof that what it gives back is what it was given. `report` hears of damage that nobody else is told
 * of, since there is a way around it.
 */
export class ChainedStorage implements Storage {
  readonly #stored: RawStorage
  readonly journal: ChainedJournal
  readonly snapshots: SealedSnapshots
  readonly directory: SealedDirectory
  readonly records: SealedRecords
  readonly devices: SealedDevices

  constructor(stored: RawStorage, report: (damage: Damaged) => void) {
    this.#stored = stored
    this.journal = new ChainedJournal(stored.journal)
    this.snapshots = new SealedSnapshots(stored.snapshots, this.journal, report)
    this.directory = new SealedDirectory(stored.directory, this.journal, report)
    this.records = new SealedRecords(stored.records, report)
    this.devices = new SealedDevices(stored.devices, report)
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
