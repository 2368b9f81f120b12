import { ChecksummedDeviceStore } from '../integrity/checksummed-device-store.ts'
import { ChecksummedDirectory } from '../integrity/checksummed-directory.ts'
import { ChecksummedRecordStore } from '../integrity/checksummed-record-store.ts'
import { ChecksummedSnapshotStore } from '../integrity/checksummed-snapshot-store.ts'
import { HashChainedJournal } from './hash-chained-journal.ts'
import type { DamagedDataError, RawStorage, ServerStorage } from './storage.ts'

/**
 * Adds verification to any storage: a hash chain for journals, checksums for everything else. `report` receives damage
 * that was worked around and is therefore not thrown.
 */
export class VerifiedStorage implements ServerStorage {
  readonly #raw: RawStorage
  readonly journal: HashChainedJournal
  readonly snapshots: ChecksummedSnapshotStore
  readonly directory: ChecksummedDirectory
  readonly records: ChecksummedRecordStore
  readonly devices: ChecksummedDeviceStore

  constructor(stored: RawStorage, report: (damage: DamagedDataError) => void) {
    this.#raw = stored
    this.journal = new HashChainedJournal(stored.journal)
    this.snapshots = new ChecksummedSnapshotStore(stored.snapshots, this.journal, report)
    this.directory = new ChecksummedDirectory(stored.directory, this.journal, report)
    this.records = new ChecksummedRecordStore(stored.records, report)
    this.devices = new ChecksummedDeviceStore(stored.devices, report)
  }

  get writeCounts(): ServerStorage['writeCounts'] {
    return this.#raw.writeCounts
  }

  checkWritable(): Promise<void> {
    return this.#raw.checkWritable()
  }

  close(): Promise<void> {
    return this.#raw.close()
  }
}
