import type { DatabaseSync } from 'node:sqlite'
import type { EncodedEvent } from '../core/storage.ts'

/** An event in a write batch, with its room and position. */
export interface BatchedEvent {
  readonly room: string
  readonly position: number
  readonly event: EncodedEvent
}

/** Events are JSON behind a chain hash, and contain neither separator. */
const EVENT_SEPARATOR = '\n'
const FIELD_SEPARATOR = '\t'

/** A segment is stored as one row: several events of one room. */
export const encodeSegment = (events: readonly EncodedEvent[]): string => events.join(EVENT_SEPARATOR)

export const decodeSegment = (segment: string): EncodedEvent[] => segment.split(EVENT_SEPARATOR)

export const encodeWriteBatch = (batchedEvents: readonly BatchedEvent[]): string =>
  batchedEvents
    .map(({ room, position, event }) => room + FIELD_SEPARATOR + position + FIELD_SEPARATOR + event)
    .join(EVENT_SEPARATOR)

/**
 * Returns a function that blanks the lines of some rooms in an encoded write batch. The lines remain, since events are
 * counted by lines.
 */
export function createRoomEraser(rooms: Iterable<string>): (text: string) => string {
  const theirs = new RegExp(
    `^(?:${Array.from(rooms, RegExp.escape).join('|')})${FIELD_SEPARATOR}[^${EVENT_SEPARATOR}]*`,
    'gm',
  )
  return (text) => text.replace(theirs, '')
}

/** The events of one commit, stored as one row. */
export interface WriteBatch {
  /** Number of events in all earlier write batches. */
  readonly number: number
  /** Number of events, including erased ones. */
  readonly count: number
  readonly events: BatchedEvent[]
  /** Whether a line could not be parsed. */
  readonly isMalformed: boolean
}

/** Reads the write batches from a number on, oldest first. */
export function* readWriteBatches(db: DatabaseSync, from = 0): Generator<WriteBatch> {
  for (const { first_number: number, events: text } of db.prepare(SELECT_WRITE_BATCHES).iterate(from)) {
    const lines = (text as string).split(EVENT_SEPARATOR)
    const written = lines.filter((line) => line !== '')
    const batchedEvents = written.flatMap(parseBatchLine)
    const isGarbled = batchedEvents.length < written.length
    yield { number: number as number, count: lines.length, events: batchedEvents, isMalformed: isGarbled }
  }
}

const LINE_PREFIX = new RegExp(`^([^${FIELD_SEPARATOR}]+)${FIELD_SEPARATOR}(\\d{1,15})${FIELD_SEPARATOR}`)

/** Empty if the line is malformed. */
function parseBatchLine(line: string): BatchedEvent[] {
  const [start, room, position] = LINE_PREFIX.exec(line) ?? []
  return start === undefined ? [] : [{ room, position: Number(position), event: line.slice(start.length) }]
}

export const SELECT_WRITE_BATCHES =
  'SELECT first_number, events FROM write_batches WHERE first_number >= ? ORDER BY first_number'
