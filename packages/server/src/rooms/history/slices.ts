import type { Journal } from '../../journal/core/storage.ts'
import type { RoomEvent } from '../state/event.ts'

/** Entries that are read, and folded, in one go at most, after which all the other tables have their turn. */
export const SLICE = 50
/** Milliseconds after which they have it in any case: what a process folds first takes much longer than the rest. */
export const SLICE_TIME = 4

let last: Promise<unknown> = Promise.resolve()

/** Waits for a turn of the event loop that nobody else who waits here gets, however many do. */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise(setImmediate))
  return last
}

/** The entries of a room after a position and up to another, some in each turn of the event loop. */
export async function* entriesOf(
  journal: Journal,
  code: string,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
): AsyncGenerator<RoomEvent> {
  for (let position = after; position < upTo; position += SLICE) {
    await ownTurn()
    let end = performance.now() + SLICE_TIME
    const texts = await journal.read(code, position, Math.min(SLICE, upTo - position))
    for (const text of texts) {
      if (performance.now() >= end) {
        await ownTurn()
        end = performance.now() + SLICE_TIME
      }
      yield JSON.parse(text) as RoomEvent
    }
    if (texts.length < SLICE) return
  }
}
