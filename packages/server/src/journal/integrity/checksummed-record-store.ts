import { computeIntegrityHash, splitHash } from '../core/hash-chain.ts'
import { DamagedDataError, type RecordStore } from '../core/storage.ts'

/** Adds a checksum to each record. */
export class ChecksummedRecordStore implements RecordStore {
  readonly #raw: RecordStore
  readonly #report: (damage: DamagedDataError) => void

  constructor(stored: RecordStore, report: (damage: DamagedDataError) => void) {
    this.#raw = stored
    this.#report = report
  }

  /** Returns null for a damaged record: it is then rebuilt from the journal. */
  async find(room: string, number: number): Promise<string | null> {
    const stored = await this.#raw.find(room, number)
    if (stored === null) return null
    const record = verifyRecord(room, number, stored)
    if (record === null)
      this.#report(new DamagedDataError(room, `the record of match ${number} does not match its checksum`))
    return record
  }

  saveOnce(room: string, number: number, record: string): void {
    this.#raw.saveOnce(room, number, recordChecksum(room, number, record) + record)
  }
}

const recordChecksum = (room: string, number: number, record: string): string =>
  computeIntegrityHash('', room, `record ${number}`, record)

/** Returns the record without its checksum; null if it is damaged. */
export function verifyRecord(room: string, number: number, stored: string): string | null {
  const [checksum, record] = splitHash(stored)
  return checksum === recordChecksum(room, number, record) ? record : null
}
