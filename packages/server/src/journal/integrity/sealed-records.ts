import { linkOf, split } from '../core/chain.ts'
import { Damaged, type Records } from '../core/storage.ts'

/** Records with a seal. */
export class SealedRecords implements Records {
  readonly #stored: Records
  readonly #report: (damage: Damaged) => void

  constructor(stored: Records, report: (damage: Damaged) => void) {
    this.#stored = stored
    this.#report = report
  }

  /** A damaged one is as good as none: the journal can be folded once more. */
  async find(room: string, number: number): Promise<string | null> {
    const stored = await this.#stored.find(room, number)
    if (stored === null) return null
    const record = openRecord(room, number, stored)
    if (record === null) this.#report(new Damaged(room, `the record of match ${number} is not what was kept`))
    return record
  }

  keep(room: string, number: number, record: string): void {
    this.#stored.keep(room, number, sealOf(room, number, record) + record)
  }
}

const sealOf = (room: string, number: number, record: string): string =>
  linkOf('', room, `record ${number}`, record)

/** Null if it is damaged. */
export function openRecord(room: string, number: number, stored: string): string | null {
  const [seal, record] = split(stored)
  return seal === sealOf(room, number, record) ? record : null
}
