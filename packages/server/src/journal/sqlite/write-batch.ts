import type { DatabaseSync } from 'node:sqlite'
import type { EncodedEvent } from '../core/storage.ts'

/** An entry as it lies among those that have arrived, of whatever room. */
export interface BatchedEvent {
  readonly room: string
  readonly position: number
  readonly event: EncodedEvent
}

/** Entries are JSON behind their links, and have neither of these in them. */
const EVENT_SEPARATOR = '\n'
const FIELD_SEPARATOR = '\t'

/** A chapter: some entries of one room, as they lie in one row. */
export const encodeSegment = (entries: readonly EncodedEvent[]): string => entries.join(EVENT_SEPARATOR)

export const decodeSegment = (chapter: string): EncodedEvent[] => chapter.split(EVENT_SEPARATOR)

export const encodeWriteBatch = (arrivals: readonly BatchedEvent[]): string =>
  arrivals
    .map(({ room, position, event: entry }) => room + FIELD_SEPARATOR + position + FIELD_SEPARATOR + entry)
    .join(EVENT_SEPARATOR)

/** Such a text without some rooms. Their lines stay, empty: what has arrived is counted by lines. */
export function createRoomEraser(rooms: Iterable<string>): (text: string) => string {
  const theirs = new RegExp(
    `^(?:${Array.from(rooms, RegExp.escape).join('|')})${FIELD_SEPARATOR}[^${EVENT_SEPARATOR}]*`,
    'gm',
  )
  return (text) => text.replace(theirs, '')
}

/** A row of arrivals. */
export interface WriteBatch {
  /** How many entries had arrived before. */
  readonly number: number
  /** How many are in it, with those that were erased. */
  readonly count: number
  readonly events: BatchedEvent[]
  /** A line in it is none. */
  readonly isMalformed: boolean
}

/** All that has arrived from a number on, oldest first, row by row. */
export function* readWriteBatches(db: DatabaseSync, from = 0): Generator<WriteBatch> {
  for (const { number, entries } of db.prepare(SELECT_WRITE_BATCHES).iterate(from)) {
    const lines = (entries as string).split(EVENT_SEPARATOR)
    const written = lines.filter((line) => line !== '')
    const arrivals = written.flatMap(parseBatchLine)
    const isGarbled = arrivals.length < written.length
    yield { number: number as number, count: lines.length, events: arrivals, isMalformed: isGarbled }
  }
}

const LINE_PREFIX = new RegExp(`^([^${FIELD_SEPARATOR}]+)${FIELD_SEPARATOR}(\\d{1,15})${FIELD_SEPARATOR}`)

/** Nothing, if it is not as we write it. */
function parseBatchLine(line: string): BatchedEvent[] {
  const [start, room, position] = LINE_PREFIX.exec(line) ?? []
  return start === undefined ? [] : [{ room, position: Number(position), event: line.slice(start.length) }]
}

export const SELECT_WRITE_BATCHES = 'SELECT number, entries FROM arrivals WHERE number >= ? ORDER BY number'
