import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type ChainHash, HashChain, type LinkedEvent } from '../core/hash-chain.ts'
import { DamagedDataError } from '../core/storage.ts'
import { toDirectoryRow } from '../sqlite/directory.ts'
import { type BatchedEvent, decodeSegment, readWriteBatches } from '../sqlite/write-batch.ts'
import { verifyRecord } from './checksummed-record-store.ts'
import { verifySnapshot } from './checksummed-snapshot-store.ts'
import { decodeJournalEnd, rowChecksum } from './checksums.ts'
import type { IntegrityFinding } from './doctor.ts'

const EXAMINED_PARTS = ['directory', 'journals', 'snapshots', 'records'] as const
type ExaminedPart = (typeof EXAMINED_PARTS)[number]

/** How much there is, and what is wrong with it. */
class FindingCollector {
  readonly counts: Record<ExaminedPart, number> = { directory: 0, journals: 0, snapshots: 0, records: 0 }
  readonly problems: IntegrityFinding[] = []
  eventCount = 0

  addDamage(part: ExaminedPart, room: string, words: string): void {
    this.problems.push({ part, state: 'damaged', message: `${room}: ${words}` })
  }

  findings(): IntegrityFinding[] {
    return EXAMINED_PARTS.flatMap((part): IntegrityFinding[] => {
      const wrong = this.problems.filter((finding) => finding.part === part)
      return wrong.length > 0 ? wrong : [{ part, state: 'ok', message: this.#describe(part) }]
    })
  }

  #describe(part: ExaminedPart): string {
    const { directory, journals, snapshots, records } = this.counts
    const { eventCount: entries } = this
    switch (part) {
      case 'directory':
        return `${directory} rooms, and their journals go as far as it knows`
      case 'journals':
        return `${journals} with ${entries} entries, each linked to the one before`
      case 'snapshots':
        return `${snapshots}, each of its journal`
      case 'records':
        return `${records}, as they were kept`
    }
  }
}

/** The arrivals by room; a server that works meanwhile adds to them. */
class BatchedEventReader {
  readonly #db: DatabaseSync
  readonly #byRoom = new Map<string, BatchedEvent[]>()
  #next = 0

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** Of a room after a position, as they are now. */
  listAfter(room: string, position: number): LinkedEvent[] {
    this.#readNew()
    const arrivals = this.#byRoom.get(room) ?? []
    return arrivals.filter((arrival) => arrival.position > position).map(({ event: entry }) => entry)
  }

  /** All that something has arrived of. */
  get rooms(): Iterable<string> {
    this.#readNew()
    return this.#byRoom.keys()
  }

  #readNew(): void {
    for (const { number, events: arrivals } of readWriteBatches(this.#db, this.#next)) {
      for (const arrival of arrivals) this.#byRoom.getOrInsertComputed(arrival.room, () => []).push(arrival)
      this.#next = number + 1
    }
  }
}

/** Every room: its row in the directory, its journal, its snapshots and its records. */
export function examineRooms(db: DatabaseSync): IntegrityFinding[] {
  const tally = new FindingCollector()
  const queries = {
    row: db.prepare('SELECT * FROM rooms WHERE code = ?'),
    exists: db.prepare(ROOM_EXISTS),
    batched: new BatchedEventReader(db),
    segments: db.prepare('SELECT position, entry FROM entries WHERE room = ? ORDER BY position'),
    snapshots: db.prepare('SELECT position, state FROM snapshots WHERE room = ? ORDER BY position'),
    records: db.prepare('SELECT number, record FROM records WHERE room = ?'),
  }
  for (const room of listRooms(db, tally, queries.batched)) examineRoom(db, queries, room, tally)
  return tally.findings()
}

/** As far as they can be found: a list that is broken somewhere does not keep the others from being looked at. */
function listRooms(db: DatabaseSync, tally: FindingCollector, arrived: BatchedEventReader): Set<string> {
  const rooms = new Set<string>(arrived.rooms)
  for (const [table, column] of ROOM_COLUMNS)
    try {
      for (const { room } of db.prepare(`SELECT DISTINCT ${column} AS room FROM ${table}`).iterate())
        rooms.add(room as string)
    } catch (error) {
      tally.addDamage('journals', `the list of ${table}`, `it cannot be read (${(error as Error).message})`)
    }
  // What a server writes there to see whether it can.
  rooms.delete('')
  return rooms
}

const ROOM_COLUMNS = [
  ['rooms', 'code'],
  ['entries', 'room'],
  ['snapshots', 'room'],
  ['records', 'room'],
] as const

const ROOM_EXISTS = `SELECT 1 WHERE EXISTS (SELECT 1 FROM rooms WHERE code = :room)
  OR EXISTS (SELECT 1 FROM entries WHERE room = :room)
  OR EXISTS (SELECT 1 FROM snapshots WHERE room = :room)
  OR EXISTS (SELECT 1 FROM records WHERE room = :room)
  OR EXISTS (SELECT 1 FROM arrivals WHERE instr(entries, :room || char(9)))`

interface Queries {
  /** Null where rows have no seals. */
  readonly row: StatementSync
  /** Whether there is anything of a room. */
  readonly exists: StatementSync
  readonly batched: BatchedEventReader
  readonly segments: StatementSync
  readonly snapshots: StatementSync
  readonly records: StatementSync
}

/** In a transaction of its own: a server that works meanwhile is not kept from tidying up for longer than that. */
function examineRoom(db: DatabaseSync, queries: Queries, room: string, tally: FindingCollector): void {
  db.exec('BEGIN')
  try {
    // A server has deleted it since we looked which rooms there are.
    if (!queries.exists.get({ room })) return
    const journal = examineJournal(queries, room, tally)
    examineRow(queries, room, journal, tally)
    examineSnapshots(queries, room, journal, tally)
    examineRecords(queries, room, tally)
  } catch (error) {
    tally.addDamage('journals', room, `it cannot be read (${(error as Error).message})`)
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
  }
}

interface JournalExamination {
  /** The links of all entries up to the first that is damaged. */
  readonly hashes: ChainHash[]
  readonly isSound: boolean
}

function examineJournal(queries: Queries, room: string, tally: FindingCollector): JournalExamination {
  const links: ChainHash[] = []
  const chain = new HashChain(room)
  tally.counts.journals++
  try {
    for (const stored of readLinkedEvents(queries, room)) {
      chain.verifyNext(stored)
      links.push(chain.hash)
      tally.eventCount++
    }
    return { hashes: links, isSound: true }
  } catch (error) {
    if (!(error instanceof DamagedDataError)) throw error
    tally.addDamage('journals', room, error.description)
    return { hashes: links, isSound: false }
  }
}

/** All entries: those in chapters, which have to lie where they belong, and those that have arrived since. */
function* readLinkedEvents(
  { segments: entries, batched: arrived }: Queries,
  room: string,
): Generator<LinkedEvent> {
  let count = 0
  for (const { position, entry } of entries.all(room)) {
    if (position !== count + 1) throw new DamagedDataError(room, `entry ${count + 1} is not where it belongs`)
    const chapter = decodeSegment(entry as string)
    count += chapter.length
    yield* chapter
  }
  yield* arrived.listAfter(room, count)
}

/** Checks the row of a room in the directory, and whether its journal goes as far. */
function examineRow(
  { row: query }: Queries,
  room: string,
  { hashes: links, isSound }: JournalExamination,
  tally: FindingCollector,
): void {
  if (!query) return
  const found = query.get(room)
  if (!found) {
    if (links.length > 0) tally.addDamage('directory', room, 'it has entries, and is not in the directory')
    return
  }
  const row = toDirectoryRow(found)
  const end = row.journalEnd === '' ? { position: 0, hash: '' } : decodeJournalEnd(room, row.journalEnd)
  tally.counts.directory++
  if (row.seal !== rowChecksum(row) || !end)
    tally.addDamage('directory', room, 'its row is not what was kept')
  if (!isSound) return
  if (links.length === 0) tally.addDamage('journals', room, 'it has no entries')
  else if (end && end.position > links.length)
    tally.addDamage('journals', room, `entries ${links.length + 1} to ${end.position} are missing`)
  else if (end && end.position > 0 && end.hash !== links[end.position - 1])
    tally.addDamage('journals', room, `entry ${end.position} is not the one that the directory knows`)
}

function examineSnapshots(
  { snapshots }: Queries,
  room: string,
  { hashes: links }: JournalExamination,
  tally: FindingCollector,
): void {
  for (const row of snapshots.all(room)) {
    const position = row.position as number
    const opened = verifySnapshot(room, { position, state: row.state as string })
    tally.counts.snapshots++
    if (links.length < position)
      tally.addDamage('snapshots', room, `that at entry ${position} is beyond what is sound of its journal`)
    else if (!opened) tally.addDamage('snapshots', room, `that at entry ${position} is not what was kept`)
    else if (opened.link !== links[position - 1])
      tally.addDamage('snapshots', room, `that at entry ${position} is of another journal`)
  }
}

function examineRecords({ records }: Queries, room: string, tally: FindingCollector): void {
  for (const row of records.all(room)) {
    const number = row.number as number
    tally.counts.records++
    if (verifyRecord(room, number, row.record as string) === null)
      tally.addDamage('records', room, `that of match ${number} is not what was kept`)
  }
}
