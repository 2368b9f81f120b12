import type { HashChainedJournal } from '../core/hash-chained-journal.ts'
import {
  type ChecksummedRow,
  DamagedDataError,
  type DueRoom,
  type RawDirectory,
  type RoomDirectory,
  type RoomRow,
  type RoomTimes,
} from '../core/storage.ts'
import { decodeJournalEnd, encodeJournalEnd, rowChecksum } from './checksums.ts'

/** Maximum number of rooms per creator address in the list of public rooms. */
const MAX_LISTED_PER_ADDRESS = 10

/**
 * Adds a checksum to each row, and the known end of the room's journal. A damaged row is reported once and skipped: the
 * room itself is unharmed, and writes a new row when it is next loaded.
 */
export class ChecksummedDirectory implements RoomDirectory {
  readonly #raw: RawDirectory
  readonly #journal: HashChainedJournal
  readonly #report: (damage: DamagedDataError) => void
  /** Rooms whose damaged rows were already reported. */
  readonly #reported = new Set<string>()

  constructor(stored: RawDirectory, journal: HashChainedJournal, report: (damage: DamagedDataError) => void) {
    this.#raw = stored
    this.#journal = journal
    this.#report = report
  }

  insert(row: RoomRow): void {
    this.#raw.insert(this.#withChecksum(row))
  }

  save(row: RoomRow): void {
    this.#raw.save(this.#withChecksum(row))
  }

  #withChecksum(row: RoomRow): ChecksummedRow {
    const end = this.#journal.knownEnd(row.code)
    return { ...row, checksum: rowChecksum(row), journalEnd: end ? encodeJournalEnd(row.code, end) : '' }
  }

  async listPublic(limit: number): Promise<string[]> {
    const rows = await this.#raw.listPublic(limit, MAX_LISTED_PER_ADDRESS)
    return interleaveByAddress(rows.filter((row) => this.#hasValidChecksum(row)))
      .slice(0, limit)
      .map(({ listing }) => listing!)
  }

  /** Trusts the checksummed member list of the row, not the index. */
  async listByMember(identity: string, limit: number): Promise<Pick<RoomRow, 'code' | 'summary'>[]> {
    const rows = await this.#raw.listByMember(identity, limit)
    return rows
      .filter((row) => this.#hasValidChecksum(row) && row.members.includes(identity))
      .map(({ code, summary }) => ({ code, summary }))
  }

  async listDue(now: number, limit: number, after: DueRoom | null = null): Promise<DueRoom[]> {
    for (let from = after; ; ) {
      const rows = (await this.#raw.listDue(now, limit, from)).map((row) => ({ ...row, wakeAt: row.wakeAt! }))
      const sound = rows.filter((row) => this.#hasValidChecksum(row))
      if (rows.length === 0 || sound.length > 0) return sound.map(({ code, wakeAt }) => ({ code, wakeAt }))
      from = rows.at(-1)!
    }
  }

  findTimes(room: string): Promise<RoomTimes | null> {
    return this.#findSound(room)
  }

  async findSummary(room: string): Promise<string | null> {
    return (await this.#findSound(room))?.summary ?? null
  }

  async #findSound(room: string): Promise<ChecksummedRow | null> {
    const row = await this.#raw.find(room)
    return row && this.#hasValidChecksum(row) ? row : null
  }

  async readJournalEnd(room: string): Promise<number> {
    const text = (await this.#raw.find(room))?.journalEnd ?? ''
    if (text === '') return 0
    const end = decodeJournalEnd(room, text)
    if (end) this.#journal.expectEnd(room, end)
    else this.#reportRow(room)
    return end?.position ?? 0
  }

  #hasValidChecksum(row: ChecksummedRow): boolean {
    const isSound = row.checksum === rowChecksum(row)
    if (!isSound) this.#reportRow(row.code)
    return isSound
  }

  #reportRow(room: string): void {
    if (!this.#reported.has(room))
      this.#report(new DamagedDataError(room, 'its row in the directory does not match its checksum'))
    this.#reported.add(room)
  }

  delete(room: string): Promise<void> {
    return this.#raw.delete(room)
  }

  /** Spares damaged rows: the date in them may be wrong. */
  expire(before: number, isInUse: (room: string) => boolean): Promise<void> {
    return this.#raw.expire(before, (row) => isInUse(row.code) || !this.#hasValidChecksum(row))
  }

  count(): Promise<number> {
    return this.#raw.count()
  }
}

/**
 * Orders rows round-robin by address: the newest room of each address first (newest address first), then the second
 * newest of each, and so on.
 */
function interleaveByAddress(rows: readonly ChecksummedRow[]): ChecksummedRow[] {
  const inTurn = (ofAddress: readonly ChecksummedRow[]) =>
    ofAddress.toSorted(compareNewestFirst).map((row, turn) => ({ turn, row }))
  return Array.from(Map.groupBy(rows, ({ creatorAddressHash }) => creatorAddressHash).values(), inTurn)
    .flat()
    .sort((one, other) => one.turn - other.turn || compareNewestFirst(one.row, other.row))
    .map(({ row }) => row)
}

const compareNewestFirst = (one: RoomRow, other: RoomRow): number => other.changedAt - one.changedAt
