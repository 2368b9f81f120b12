/** Time that other servers give the last writer of a room before they act in its place. */
export const WRITER_GRACE_MS = 2_000

/** Cancels a scheduled action. */
export type CancelCallback = () => void

const NOTHING_TO_CANCEL: CancelCallback = () => {}

/**
 * Decides which server acts for a room: clocks, bots, dealing, host succession. The server that wrote the last event
 * acts at once, the others only after a grace period without a new event. If two act at once, one of them gets a
 * conflict and finds nothing left to do.
 */
export class WriterPreference {
  /** Initially true: without an event from another server, there may be no other server. */
  #isLastWriter = true

  /** Call it with every applied event. */
  noteWriter(isLastWriter: boolean): void {
    this.#isLastWriter = isLastWriter
  }

  /** Whether this server acts first. */
  get isOwn(): boolean {
    return this.#isLastWriter
  }

  /** Runs at once on the preferred server, on others after the grace period. */
  runNow(action: () => void): CancelCallback {
    if (!this.#isLastWriter) return startTimer(WRITER_GRACE_MS, action)
    action()
    return NOTHING_TO_CANCEL
  }

  /** Which server is preferred is decided when the time has come. */
  runAfter(milliseconds: number, action: () => void): CancelCallback {
    let cancel = startTimer(milliseconds, () => {
      cancel = this.runNow(action)
    })
    return () => cancel()
  }
}

function startTimer(milliseconds: number, action: () => void): CancelCallback {
  const timer = setTimeout(action, milliseconds)
  return () => clearTimeout(timer)
}
