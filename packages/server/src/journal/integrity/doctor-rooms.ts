import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Chain, type Link, type Stored } from '../core/chain.ts'
import { Damaged } from '../core/storage.ts'
import { type Arrival, arrivalsIn, entriesIn } from '../sqlite/arrivals.ts'
import { rowOf } from '../sqlite/directory.ts'
import type { Finding } from './doctor.ts'
import { openRecord } from './sealed-records.ts'
import { openSnapshot } from './sealed-snapshots.ts'
import { readEnd, sealOfRow } from './seals.ts'

const PARTS = ['directory', 'journals', 'snapshots', 'records'] as const
type Part = (typeof PARTS)[number]

/** How much there is, and what is wrong with it. */
class Tally {
  readonly counts: Record<Part, number> = { directory: 0, journals: 0, snapshots: 0, records: 0 }
  readonly wrong: Finding[] = []
  entries = 0

  damaged(part: Part, room: string, words: string): void {
    this.wrong.push({ part, state: 'damaged', words: `${room}: ${words}` })
  }

  findings(): Finding[] {
    return PARTS.flatMap((part): Finding[] => {
      const wrong = this.wrong.filter((finding) => finding.part === part)
      return wrong.length > 0 ? wrong : [{ part, state: 'sound', words: this.#words(part) }]
    })
  }

  #words(part: Part): string {
    const { directory, journals, snapshots, records } = this.counts
    const { entries } = this
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
class Arrived {
  readonly #db: DatabaseSync
  readonly #byRoom = new Map<string, Arrival[]>()
  #next = 0

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** Of a room after a position, as they are now. */
  in(room: string, position: number): Stored[] {
    this.#readOn()
    const arrivals = this.#byRoom.get(room) ?? []
    return arrivals.filter((arrival) => arrival.position > position).map(({ entry }) => entry)
  }

  /** All that something has arrived of. */
  get rooms(): Iterable<string> {
    this.#readOn()
    return this.#byRoom.keys()
  }

  #readOn(): void {
    for (const { number, arrivals } of arrivalsIn(this.#db, this.#next)) {
      for (const arrival of arrivals) this.#byRoom.getOrInsertComputed(arrival.room, () => []).push(arrival)
      this.#next = number + 1
    }
  }
}

/** Every room: its row in the directory, its journal, its snapshots and its records. */
export function examineRooms(db: DatabaseSync): Finding[] {
  const tally = new Tally()
  const queries = {
    row: db.prepare('SELECT * FROM rooms WHERE code = ?'),
    exists: db.prepare(EXISTS),
    arrived: new Arrived(db),
    entries: db.prepare('SELECT position, entry FROM entries WHERE room = ? ORDER BY position'),
    snapshots: db.prepare('SELECT position, state FROM snapshots WHERE room = ? ORDER BY position'),
    records: db.prepare('SELECT number, record FROM records WHERE room = ?'),
  }
  for (const room of roomsIn(db, tally, queries.arrived)) examineRoom(db, queries, room, tally)
  return tally.findings()
}

/** As far as they can be found: a list that is broken somewhere does not keep the others from being looked at. */
function roomsIn(db: DatabaseSync, tally: Tally, arrived: Arrived): Set<string> {
  const rooms = new Set<string>(arrived.rooms)
  for (const [table, column] of LISTS)
    try {
      for (const { room } of db.prepare(`SELECT DISTINCT ${column} AS room FROM ${table}`).iterate())
        rooms.add(room as string)
    } catch (error) {
      tally.damaged('journals', `the list of ${table}`, `it cannot be read (${(error as Error).message})`)
    }
  // What a server writes there to see whether it can.
  rooms.delete('')
  return rooms
}

const LISTS = [
  ['rooms', 'code'],
  ['entries', 'room'],
  ['snapshots', 'room'],
  ['records', 'room'],
] as const

const EXISTS = `SELECT 1 WHERE EXISTS (SELECT 1 FROM rooms WHERE code = :room)
  OR EXISTS (SELECT 1 FROM entries WHERE room = :room)
  OR EXISTS (SELECT 1 FROM snapshots WHERE room = :room)
  OR EXISTS (SELECT 1 FROM records WHERE room = :room)
  OR EXISTS (SELECT 1 FROM arrivals WHERE instr(entries, :room || char(9)))`

interface Queries {
  /** Null where rows have no seals. */
  readonly row: StatementSync
  /** Whether there is anything of a room. */
  readonly exists: StatementSync
  readonly arrived: Arrived
  readonly entries: StatementSync
  readonly snapshots: StatementSync
  readonly records: StatementSync
}

/** In a transaction of its own: a server that works meanwhile is not kept from tidying up for longer than that. */
function examineRoom(db: DatabaseSync, queries: Queries, room: string, tally: Tally): void {
  db.exec('BEGIN')
  try {
    // A server has deleted it since we looked which rooms there are.
    if (!queries.exists.get({ room })) return
    const journal = examineJournal(queries, room, tally)
    examineRow(queries, room, journal, tally)
    examineSnapshots(queries, room, journal, tally)
    examineRecords(queries, room, tally)
  } catch (error) {
    tally.damaged('journals', room, `it cannot be read (${(error as Error).message})`)
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
  }
}

interface Examined {
  /** The links of all entries up to the first that is damaged. */
  readonly links: Link[]
  readonly isSound: boolean
}

function examineJournal(queries: Queries, room: string, tally: Tally): Examined {
  const links: Link[] = []
  const chain = new Chain(room)
  tally.counts.journals++
  try {
    for (const stored of storedIn(queries, room)) {
      chain.pass(stored)
      links.push(chain.link)
      tally.entries++
    }
    return { links, isSound: true }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    tally.damaged('journals', room, error.what)
    return { links, isSound: false }
  }
}

/** All entries: those in chapters, which have to lie where they belong, and those that have arrived since. */
function* storedIn({ entries, arrived }: Queries, room: string): Generator<Stored> {
  let count = 0
  for (const { position, entry } of entries.all(room)) {
    if (position !== count + 1) throw new Damaged(room, `entry ${count + 1} is not where it belongs`)
    const chapter = entriesIn(entry as string)
    count += chapter.length
    yield* chapter
  }
  yield* arrived.in(room, count)
}

/** Checks the row of a room in the directory, and whether its journal goes as far. */
function examineRow({ row: query }: Queries, room: string, { links, isSound }: Examined, tally: Tally): void {
  if (!query) return
  const found = query.get(room)
  if (!found) {
    if (links.length > 0) tally.damaged('directory', room, 'it has entries, and is not in the directory')
    return
  }
  const row = rowOf(found)
  const end = row.journalEnd === '' ? { position: 0, link: '' } : readEnd(room, row.journalEnd)
  tally.counts.directory++
  if (row.seal !== sealOfRow(row) || !end) tally.damaged('directory', room, 'its row is not what was kept')
  if (!isSound) return
  if (links.length === 0) tally.damaged('journals', room, 'it has no entries')
  else if (end && end.position > links.length)
    tally.damaged('journals', room, `entries ${links.length + 1} to ${end.position} are missing`)
  else if (end && end.position > 0 && end.link !== links[end.position - 1])
    tally.damaged('journals', room, `entry ${end.position} is not the one that the directory knows`)
}

function examineSnapshots({ snapshots }: Queries, room: string, { links }: Examined, tally: Tally): void {
  for (const row of snapshots.all(room)) {
    const position = row.position as number
    const opened = openSnapshot(room, { position, state: row.state as string })
    tally.counts.snapshots++
    if (links.length < position)
      tally.damaged('snapshots', room, `that at entry ${position} is beyond what is sound of its journal`)
    else if (!opened) tally.damaged('snapshots', room, `that at entry ${position} is not what was kept`)
    else if (opened.link !== links[position - 1])
      tally.damaged('snapshots', room, `that at entry ${position} is of another journal`)
  }
}

function examineRecords({ records }: Queries, room: string, tally: Tally): void {
  for (const row of records.all(room)) {
    const number = row.number as number
    tally.counts.records++
    if (openRecord(room, number, row.record as string) === null)
      tally.damaged('records', room, `that of match ${number} is not what was kept`)
  }
}
