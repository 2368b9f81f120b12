import type { DatabaseSync } from 'node:sqlite'
import type { EncodedEvent } from '../core/storage.ts'

/** An entry as it lies among those that have arrived, of whatever room. */
export interface Arrival {
  readonly room: string
  readonly position: number
  readonly entry: EncodedEvent
}

/** Entries are JSON behind their links, and have neither of these in them. */
const BETWEEN = '\n'
const WITHIN = '\t'

/** A chapter: some entries of one room, as they lie in one row. */
export const chapterOf = (entries: readonly EncodedEvent[]): string => entries.join(BETWEEN)

export const entriesIn = (chapter: string): EncodedEvent[] => chapter.split(BETWEEN)

export const textOf = (arrivals: readonly Arrival[]): string =>
  arrivals.map(({ room, position, entry }) => room + WITHIN + position + WITHIN + entry).join(BETWEEN)

/** Such a text without some rooms. Their lines stay, empty: what has arrived is counted by lines. */
export function without(rooms: Iterable<string>): (text: string) => string {
  const theirs = new RegExp(`^(?:${Array.from(rooms, RegExp.escape).join('|')})${WITHIN}[^${BETWEEN}]*`, 'gm')
  return (text) => text.replace(theirs, '')
}

/** A row of arrivals. */
export interface ArrivalRow {
  /** How many entries had arrived before. */
  readonly number: number
  /** How many are in it, with those that were erased. */
  readonly count: number
  readonly arrivals: Arrival[]
  /** A line in it is none. */
  readonly isGarbled: boolean
}

/** All that has arrived from a number on, oldest first, row by row. */
export function* arrivalsIn(db: DatabaseSync, from = 0): Generator<ArrivalRow> {
  for (const { number, entries } of db.prepare(ARRIVED).iterate(from)) {
    const lines = (entries as string).split(BETWEEN)
    const written = lines.filter((line) => line !== '')
    const arrivals = written.flatMap(arrivalOf)
    const isGarbled = arrivals.length < written.length
    yield { number: number as number, count: lines.length, arrivals, isGarbled }
  }
}

const LINE = new RegExp(`^([^${WITHIN}]+)${WITHIN}(\\d{1,15})${WITHIN}`)

/** Nothing, if it is not as we write it. */
function arrivalOf(line: string): Arrival[] {
  const [start, room, position] = LINE.exec(line) ?? []
  return start === undefined ? [] : [{ room, position: Number(position), entry: line.slice(start.length) }]
}

export const ARRIVED = 'SELECT number, entries FROM arrivals WHERE number >= ? ORDER BY number'
