import type { ChainedJournal } from '../core/chained-journal.ts'
import {
  Damaged,
  type Directory,
  type DueRoom,
  type RoomRow,
  type RoomTimes,
  type SealedRow,
  type StoredDirectory,
} from '../core/storage.ts'
import { readEnd, sealOfRow, textOfEnd } from './seals.ts'

/** How many rooms of one address are in the list of public rooms at most. */
const LISTED_EACH = 10

/**
 * A directory whose rows have a seal, and tell how far the journal of their room goes. A damaged row is reported once and passed
 * over: the room itself is as good as before, and writes another one when it is opened.
 */
export class SealedDirectory implements Directory {
  readonly #stored: StoredDirectory
  readonly #journal: ChainedJournal
  readonly #report: (damage: Damaged) => void
  /** Rooms whose rows were reported. */
  readonly #known = new Set<string>()

  constructor(stored: StoredDirectory, journal: ChainedJournal, report: (damage: Damaged) => void) {
    this.#stored = stored
    this.#journal = journal
    this.#report = report
  }

  add(row: RoomRow): void {
    this.#stored.add(this.#sealed(row))
  }

  keep(row: RoomRow): void {
    this.#stored.keep(this.#sealed(row))
  }

  #sealed(row: RoomRow): SealedRow {
    const end = this.#journal.end(row.code)
    return { ...row, seal: sealOfRow(row), journalEnd: end ? textOfEnd(row.code, end) : '' }
  }

  async listed(limit: number): Promise<string[]> {
    const rows = await this.#stored.listed(limit, LISTED_EACH)
    return byTurns(rows.filter((row) => this.#isSound(row)))
      .slice(0, limit)
      .map(({ listing }) => listing!)
  }

  /** Whoever is not named in the row itself is in no room, whatever an index says. */
  async of(identity: string, limit: number): Promise<Pick<RoomRow, 'code' | 'summary'>[]> {
    const rows = await this.#stored.of(identity, limit)
    return rows
      .filter((row) => this.#isSound(row) && row.members.includes(identity))
      .map(({ code, summary }) => ({ code, summary }))
  }

  async due(now: number, most: number, after: DueRoom | null = null): Promise<DueRoom[]> {
    for (let from = after; ; ) {
      const rows = (await this.#stored.due(now, most, from)).map((row) => ({ ...row, wakeAt: row.wakeAt! }))
      const sound = rows.filter((row) => this.#isSound(row))
      if (rows.length === 0 || sound.length > 0) return sound.map(({ code, wakeAt }) => ({ code, wakeAt }))
      from = rows.at(-1)!
    }
  }

  async timesOf(room: string): Promise<RoomTimes | null> {
    const row = await this.#stored.find(room)
    return row && this.#isSound(row) ? row : null
  }

  async journalEnd(room: string): Promise<number> {
    const text = (await this.#stored.find(room))?.journalEnd ?? ''
    if (text === '') return 0
    const end = readEnd(room, text)
    if (end) this.#journal.expect(room, end)
    else this.#reportRow(room)
    return end?.position ?? 0
  }

  #isSound(row: SealedRow): boolean {
    const isSound = row.seal === sealOfRow(row)
    if (!isSound) this.#reportRow(row.code)
    return isSound
  }

  #reportRow(room: string): void {
    if (!this.#known.has(room))
      this.#report(new Damaged(room, 'its row in the directory is not what was kept'))
    this.#known.add(room)
  }

  delete(room: string): Promise<void> {
    return this.#stored.delete(room)
  }

  /** What is damaged may be younger than it says. */
  expire(before: number, isInUse: (room: string) => boolean): Promise<void> {
    return this.#stored.expire(before, (row) => isInUse(row.code) || !this.#isSound(row))
  }

  count(): Promise<number> {
    return this.#stored.count()
  }
}

/** The newest room of each address, the newest of these first; then the second of each, and so on. */
function byTurns(rows: readonly SealedRow[]): SealedRow[] {
  const inTurn = (ofAddress: readonly SealedRow[]) =>
    ofAddress.toSorted(newestFirst).map((row, turn) => ({ turn, row }))
  return Array.from(Map.groupBy(rows, ({ openedFrom }) => openedFrom).values(), inTurn)
    .flat()
    .sort((one, other) => one.turn - other.turn || newestFirst(one.row, other.row))
    .map(({ row }) => row)
}

const newestFirst = (one: RoomRow, other: RoomRow): number => other.changedAt - one.changedAt
