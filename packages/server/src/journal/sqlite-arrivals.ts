import type { DatabaseSync } from 'node:sqlite'
import type { EntryText } from './storage.ts'

/** An entry as it lies among those that have arrived, of whatever room. */
export interface Arrival {
  readonly room: string
  readonly position: number
  readonly entry: EntryText
}

/** Entries are JSON behind their links, and have neither of these in them. */
const BETWEEN = '\n'
const WITHIN = '\t'

/** A chapter: some entries of one room, as they lie in one row. */
export const chapterOf = (entries: readonly EntryText[]): string => entries.join(BETWEEN)

export const entriesIn = (chapter: string): EntryText[] => chapter.split(BETWEEN)

export const textOf = (arrivals: readonly Arrival[]): string =>
  arrivals.map(({ room, position, entry }) => room + WITHIN + position + WITHIN + entry).join(BETWEEN)

/** What is left of such a text without some rooms. */
export function without(rooms: Iterable<string>): (text: string) => string {
  const theirs = new RegExp(`^(?:${Array.from(rooms, RegExp.escape).join('|')})${WITHIN}.*${BETWEEN}?`, 'gm')
  return (text) => text.replace(theirs, '').replace(/\n$/, '')
}

/** All that has arrived from a number on, oldest first, row by row. */
export function* arrivalsIn(
  db: DatabaseSync,
  from = 0,
): Generator<{ readonly number: number; readonly arrivals: Arrival[] }> {
  for (const row of db.prepare(ARRIVED).iterate(from))
    yield { number: row.number as number, arrivals: (row.entries as string).split(BETWEEN).map(arrivalOf) }
}

function arrivalOf(line: string): Arrival {
  const [room, position] = line.split(WITHIN, 2)
  return { room, position: Number(position), entry: line.slice(room.length + position.length + 2) }
}

export const ARRIVED = 'SELECT number, entries FROM arrivals WHERE number >= ? ORDER BY number'
