import type { Journal } from '../journal/storage.ts'
import type { Entry } from './entry.ts'

/** Entries that are read, and folded, in one go: a few milliseconds, after which all the other tables have their turn. */
export const SLICE = 50

let last: Promise<unknown> = Promise.resolve()

/** Waits for a turn of the event loop that nobody else who waits here gets, however many do. */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise(setImmediate))
  return last
}

/** The entries of a room after a position and up to another, slice by slice. */
export async function* slicesOf(
  journal: Journal,
  code: string,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly Entry[]> {
  for (let position = after; position < upTo; position += SLICE) {
    await ownTurn()
    const texts = await journal.read(code, position, Math.min(SLICE, upTo - position))
    if (texts.length > 0) yield texts.map((text) => JSON.parse(text) as Entry)
    if (texts.length < SLICE) return
  }
}
