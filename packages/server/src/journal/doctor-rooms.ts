import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { Chain, isBare, type Link, type Stored } from './chain.ts'
import type { Finding } from './doctor.ts'
import { openRecord } from './sealed-records.ts'
import { openSnapshot } from './sealed-snapshots.ts'
import { type Arrival, arrivalsIn, entriesIn } from './sqlite-arrivals.ts'
import { Damaged } from './storage.ts'

const PARTS = ['journals', 'snapshots', 'records'] as const
type Part = (typeof PARTS)[number]

/** How much there is, and what is wrong with it. */
class Tally {
  readonly counts: Record<Part, number> = { journals: 0, snapshots: 0, records: 0 }
  readonly wrong: Finding[] = []
  entries = 0
  /** Without a link. */
  bare = 0

  damaged(part: Part, room: string, words: string): void {
    this.wrong.push({ part, state: 'damaged', words: `${room}: ${words}` })
  }

  get findings(): Finding[] {
    return PARTS.flatMap((part): Finding[] => {
      const wrong = this.wrong.filter((finding) => finding.part === part)
      return wrong.length > 0 ? wrong : [{ part, state: 'sound', words: this.#words(part) }]
    })
  }

  #words(part: Part): string {
    const { journals, snapshots, records } = this.counts
    const { entries, bare } = this
    const older = bare === 0 ? '' : `, but for ${bare} from before there were chains`
    switch (part) {
      case 'journals':
        return `${journals} with ${entries} entries, each linked to the one before${older}`
      case 'snapshots':
        return `${snapshots}, each of its journal`
      case 'records':
        return `${records}, as they were kept`
    }
  }
}

/** What has arrived, by room; a server that works meanwhile adds to it. */
class Arrived {
  readonly #db: DatabaseSync
  readonly #has: boolean
  readonly #byRoom = new Map<string, Arrival[]>()
  #next = 0

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#has = hasTable(db, 'arrivals')
  }

  /** Of a room after a position, as they are now. */
  in(room: string, position: number): Stored[] {
    if (this.#has) this.#readOn()
    const arrivals = this.#byRoom.get(room) ?? []
    return arrivals.filter((arrival) => arrival.position > position).map(({ entry }) => entry)
  }

  #readOn(): void {
    for (const { number, arrivals } of arrivalsIn(this.#db, this.#next)) {
      for (const arrival of arrivals) this.#byRoom.getOrInsertComputed(arrival.room, () => []).push(arrival)
      this.#next = number + 1
    }
  }
}

/** Every journal, snapshot and record. */
export function examineRooms(db: DatabaseSync): Finding[] {
  const tally = new Tally()
  const queries = {
    arrived: new Arrived(db),
    entries: db.prepare('SELECT entry FROM entries WHERE room = ? ORDER BY position'),
    snapshots: db.prepare('SELECT position, state FROM snapshots WHERE room = ? ORDER BY position'),
    records: hasTable(db, 'records') ? db.prepare('SELECT number, record FROM records WHERE room = ?') : null,
  }
  for (const room of roomsIn(db, tally)) examineRoom(db, queries, room, tally)
  return tally.findings
}

/** The first versions of the schema had fewer. */
const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined

/** As far as they can be found: a list that is broken somewhere does not keep the others from being looked at. */
function roomsIn(db: DatabaseSync, tally: Tally): Set<string> {
  const rooms = new Set<string>()
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
] as const

interface Queries {
  readonly arrived: Arrived
  readonly entries: StatementSync
  readonly snapshots: StatementSync
  readonly records: StatementSync | null
}

/** In a transaction of its own: a server that works meanwhile is not kept from tidying up for longer than that. */
function examineRoom(db: DatabaseSync, queries: Queries, room: string, tally: Tally): void {
  db.exec('BEGIN')
  try {
    const links = examineJournal(queries, room, tally)
    examineSnapshots(queries, room, links, tally)
    examineRecords(queries, room, tally)
  } catch (error) {
    tally.damaged('journals', room, `it cannot be read (${(error as Error).message})`)
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK')
  }
}

/** The links of all entries up to the first that is damaged. */
function examineJournal({ entries, arrived }: Queries, room: string, tally: Tally): Link[] {
  const links: Link[] = []
  const chain = new Chain(room)
  tally.counts.journals++
  try {
    const filed = entries.all(room).flatMap(({ entry }) => entriesIn(entry as string))
    for (const stored of [...filed, ...arrived.in(room, filed.length)]) {
      chain.pass(stored)
      links.push(chain.link)
      tally.entries++
      if (isBare(stored)) tally.bare++
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    tally.damaged('journals', room, error.what)
  }
  return links
}

function examineSnapshots({ snapshots }: Queries, room: string, links: readonly Link[], tally: Tally): void {
  for (const row of snapshots.all(room)) {
    const position = row.position as number
    const opened = openSnapshot(room, { position, state: row.state as string })
    tally.counts.snapshots++
    if (!opened) tally.damaged('snapshots', room, `that at entry ${position} is not what was kept`)
    else if (links.length < position)
      tally.damaged('snapshots', room, `that at entry ${position} is beyond what is sound of its journal`)
    else if (opened.link !== null && opened.link !== links[position - 1])
      tally.damaged('snapshots', room, `that at entry ${position} is of another journal`)
  }
}

function examineRecords({ records }: Queries, room: string, tally: Tally): void {
  for (const row of records?.all(room) ?? []) {
    const number = row.number as number
    tally.counts.records++
    if (openRecord(room, number, row.record as string) === null)
      tally.damaged('records', room, `that of match ${number} is not what was kept`)
  }
}
