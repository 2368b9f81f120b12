import type { Journal } from '../../journal/core/storage.ts'
import type { JournalEvent } from '../state/journal-event.ts'

/** Events read and applied per turn of the event loop, so that other rooms are not delayed. */
export const EVENTS_PER_SLICE = 50
/** Time limit per turn: the first events that a process applies take much longer than later ones. */
export const SLICE_TIME_MS = 4

let lastTurn: Promise<unknown> = Promise.resolve()

/** Waits for a turn of the event loop that is shared with no other caller, so that parallel reads do not add up. */
export function waitForOwnTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise(setImmediate))
  return lastTurn
}

/** The events of a room in a range, a slice per turn of the event loop. */
export async function* readEvents(
  journal: Journal,
  code: string,
  after: number,
  untilPosition = Number.POSITIVE_INFINITY,
): AsyncGenerator<JournalEvent> {
  for (let position = after; position < untilPosition; position += EVENTS_PER_SLICE) {
    await waitForOwnTurn()
    let end = performance.now() + SLICE_TIME_MS
    const texts = await journal.read(code, position, Math.min(EVENTS_PER_SLICE, untilPosition - position))
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
