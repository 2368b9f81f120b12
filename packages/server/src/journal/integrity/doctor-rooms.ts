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

/** Counts what was examined and collects the problems. */
class FindingCollector {
  readonly counts: Record<ExaminedPart, number> = { directory: 0, journals: 0, snapshots: 0, records: 0 }
  readonly problems: IntegrityFinding[] = []
  eventCount = 0

  addDamage(part: ExaminedPart, room: string, message: string): void {
    this.problems.push({ part, state: 'damaged', message: `${room}: ${message}` })
  }

  findings(): IntegrityFinding[] {
    return EXAMINED_PARTS.flatMap((part): IntegrityFinding[] => {
      const wrong = this.problems.filter((finding) => finding.part === part)
      return wrong.length > 0 ? wrong : [{ part, state: 'ok', message: this.#describe(part) }]
    })
  }

  #describe(part: ExaminedPart): string {
    const { directory, journals, snapshots, records } = this.counts
    const { eventCount } = this
    switch (part) {
      case 'directory':
        return `${directory} rooms, all journals complete`
      case 'journals':
        return `${journals} with ${eventCount} events, all hash chains intact`
      case 'snapshots':
        return `${snapshots}, all matching their journals`
      case 'records':
        return `${records}, all checksums match`
    }
  }
}

/**
 * Events in write batches, grouped by room. Reads incrementally, because a running server may add batches meanwhile.
 */
class BatchedEventReader {
  readonly #db: DatabaseSync
  readonly #byRoom = new Map<string, BatchedEvent[]>()
  #next = 0

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** Events of a room after a position, including those written just now. */
  listAfter(room: string, position: number): LinkedEvent[] {
    this.#readNew()
    const batchedEvents = this.#byRoom.get(room) ?? []
    return batchedEvents.filter((batchedEvent) => batchedEvent.position > position).map(({ event }) => event)
  }

  /** Rooms with events in write batches. */
  get rooms(): Iterable<string> {
    this.#readNew()
    return this.#byRoom.keys()
  }

  #readNew(): void {
    for (const { number, events } of readWriteBatches(this.#db, this.#next)) {
      for (const batchedEvent of events)
        this.#byRoom.getOrInsertComputed(batchedEvent.room, () => []).push(batchedEvent)
      this.#next = number + 1
    }
  }
}

/** Examines every room: its directory row, journal, snapshots and records. */
export function examineRooms(db: DatabaseSync): IntegrityFinding[] {
  const collector = new FindingCollector()
  const queries = {
    row: db.prepare('SELECT * FROM rooms WHERE code = ?'),
    exists: db.prepare(ROOM_EXISTS),
    batched: new BatchedEventReader(db),
    segments: db.prepare(
      'SELECT first_position, events FROM segments WHERE room = ? ORDER BY first_position',
    ),
    snapshots: db.prepare('SELECT position, state FROM snapshots WHERE room = ? ORDER BY position'),
    records: db.prepare('SELECT number, record FROM records WHERE room = ?'),
  }
  for (const room of listRooms(db, collector, queries.batched)) examineRoom(db, queries, room, collector)
  return collector.findings()
}

/** Collects room codes from all tables, so that one unreadable table does not hide the others. */
function listRooms(
  db: DatabaseSync,
  collector: FindingCollector,
  batchedReader: BatchedEventReader,
): Set<string> {
  const rooms = new Set<string>(batchedReader.rooms)
  for (const [table, column] of ROOM_COLUMNS)
    try {
      for (const { room } of db.prepare(`SELECT DISTINCT ${column} AS room FROM ${table}`).iterate())
        rooms.add(room as string)
    } catch (error) {
      collector.addDamage('journals', `table ${table}`, `cannot be read (${(error as Error).message})`)
    }
  // `checkWritable` writes rows under this empty code.
  rooms.delete('')
  return rooms
}

const ROOM_COLUMNS = [
  ['rooms', 'code'],
  ['segments', 'room'],
  ['snapshots', 'room'],
  ['records', 'room'],
] as const

const ROOM_EXISTS = `SELECT 1 WHERE EXISTS (SELECT 1 FROM rooms WHERE code = :room)
  OR EXISTS (SELECT 1 FROM segments WHERE room = :room)
  OR EXISTS (SELECT 1 FROM snapshots WHERE room = :room)
  OR EXISTS (SELECT 1 FROM records WHERE room = :room)
  OR EXISTS (SELECT 1 FROM write_batches WHERE instr(events, :room || char(9)))`

interface Queries {
  /** Selects the directory row of a room. */
  readonly row: StatementSync
  /** Selects a row if any table knows the room. */
  readonly exists: StatementSync
  readonly batched: BatchedEventReader
  readonly segments: StatementSync
  readonly snapshots: StatementSync
  readonly records: StatementSync
}

/** Uses one transaction per room, so that a running server can checkpoint in between. */
function examineRoom(db: DatabaseSync, queries: Queries, room: string, collector: FindingCollector): void {
  db.exec('BEGIN')
  try {
    // A running server has deleted the room since it was listed.
    if (!queries.exists.get({ room })) return
    const journal = examineJournal(queries, room, collector)
    examineRow(queries, room, journal, collector)
    examineSnapshots(queries, room, journal, collector)
    examineRecords(queries, room, collector)
  } catch (error) {
    collector.addDamage('journals', room, `cannot be read (${(error as Error).message})`)
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
  }
}

interface JournalExamination {
  /** Chain hashes of all events before the first damaged one. */
  readonly hashes: ChainHash[]
  readonly isIntact: boolean
}

function examineJournal(queries: Queries, room: string, collector: FindingCollector): JournalExamination {
  const hashes: ChainHash[] = []
  const chain = new HashChain(room)
  collector.counts.journals++
  try {
    for (const stored of readLinkedEvents(queries, room)) {
      chain.verifyNext(stored)
      hashes.push(chain.hash)
      collector.eventCount++
    }
    return { hashes, isIntact: true }
  } catch (error) {
    if (!(error instanceof DamagedDataError)) throw error
    collector.addDamage('journals', room, error.description)
    return { hashes, isIntact: false }
  }
}

/** Yields all events of a room: first those in segments, which have to be contiguous, then those in write batches. */
function* readLinkedEvents({ segments, batched }: Queries, room: string): Generator<LinkedEvent> {
  let count = 0
  for (const { first_position, events } of segments.all(room)) {
    if (first_position !== count + 1)
      throw new DamagedDataError(room, `event ${count + 1} is missing or out of order`)
    const segment = decodeSegment(events as string)
    count += segment.length
    yield* segment
  }
  yield* batched.listAfter(room, count)
}

/** Checks the directory row of a room, and that the journal reaches the position recorded there. */
function examineRow(
  { row: query }: Queries,
  room: string,
  { hashes, isIntact }: JournalExamination,
  collector: FindingCollector,
): void {
  const found = query.get(room)
  if (!found) {
    if (hashes.length > 0) collector.addDamage('directory', room, 'has events, but no row in the directory')
    return
  }
  const row = toDirectoryRow(found)
  const end = row.journalEnd === '' ? { position: 0, hash: '' } : decodeJournalEnd(room, row.journalEnd)
  collector.counts.directory++
  if (row.checksum !== rowChecksum(row) || !end)
    collector.addDamage('directory', room, 'its row does not match its checksum')
  if (!isIntact) return
  if (hashes.length === 0) collector.addDamage('journals', room, 'has a row in the directory, but no events')
  else if (end && end.position > hashes.length)
    collector.addDamage('journals', room, `events ${hashes.length + 1} to ${end.position} are missing`)
  else if (end && end.position > 0 && end.hash !== hashes[end.position - 1])
    collector.addDamage('journals', room, `event ${end.position} has another hash than the directory knows`)
}

function examineSnapshots(
  { snapshots }: Queries,
  room: string,
  { hashes }: JournalExamination,
  collector: FindingCollector,
): void {
  for (const row of snapshots.all(room)) {
    const position = row.position as number
    const opened = verifySnapshot(room, { position, state: row.state as string })
    collector.counts.snapshots++
    if (hashes.length < position)
      collector.addDamage(
        'snapshots',
        room,
        `the snapshot at event ${position} is newer than the intact part of the journal`,
      )
    else if (!opened)
      collector.addDamage('snapshots', room, `the snapshot at event ${position} does not match its checksum`)
    else if (opened.hash !== hashes[position - 1])
      collector.addDamage('snapshots', room, `the snapshot at event ${position} belongs to another journal`)
  }
}

function examineRecords({ records }: Queries, room: string, collector: FindingCollector): void {
  for (const row of records.all(room)) {
    const number = row.number as number
    collector.counts.records++
    if (verifyRecord(room, number, row.record as string) === null)
      collector.addDamage('records', room, `the record of match ${number} does not match its checksum`)
  }
}
