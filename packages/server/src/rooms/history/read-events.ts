import type { Journal } from '../../journal/core/storage.ts'
import type { JournalEvent } from '../state/journal-event.ts'

/** Entries that are read, and folded, in one go at most, after which all the other tables have their turn. */
export const EVENTS_PER_SLICE = 50
/** Milliseconds after which they have it in any case: what a process folds first takes much longer than the rest. */
export const SLICE_TIME_MS = 4

let lastTurn: Promise<unknown> = Promise.resolve()

/** Waits for a turn of the event loop that nobody else who waits here gets, however many do. */
export function waitForOwnTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise(setImmediate))
  return lastTurn
}

/** The entries of a room after a position and up to another, some in each turn of the event loop. */
export async function* readEvents(
  journal: Journal,
  code: string,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
): AsyncGenerator<JournalEvent> {
  for (let position = after; position < upTo; position += EVENTS_PER_SLICE) {
    await waitForOwnTurn()
    let end = performance.now() + SLICE_TIME_MS
    const texts = await journal.read(code, position, Math.min(EVENTS_PER_SLICE, upTo - position))
    for (const text of texts) {
      if (performance.now() >= end) {
        await waitForOwnTurn()
        end = performance.now() + SLICE_TIME_MS
      }
      yield JSON.parse(text) as JournalEvent
    }
    if (texts.length < EVENTS_PER_SLICE) return
  }
}
