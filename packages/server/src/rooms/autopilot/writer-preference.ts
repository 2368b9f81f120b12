/** Milliseconds for which whoever wrote last is waited for, before another server does what it has left undone. */
export const WRITER_GRACE_MS = 2_000

/** Calls something off that has not been done yet. */
export type Cancel = () => void

const NOTHING_TO_CANCEL: Cancel = () => {}

/**
 * What every server of a room could do, and one of them should: clocks, bots, dealing, passing on the host. Whoever has
 * written the last entry goes on at once; the others hold back for a while, and step in if nothing has come of it. Two that
 * act at once do no harm: one of them is late, and finds nothing left to do.
 */
export class WriterPreference {
  /** As long as nobody else has written anything, there may be nobody else. */
  #isLastWriter = true

  /** Somebody has written an entry. */
  noteWriter(isLastWriter: boolean): void {
    this.#isLastWriter = isLastWriter
  }

  /** Whether it is for this server to go on. */
  get isOwn(): boolean {
    return this.#isLastWriter
  }

  /** At once, or after the grace period. */
  runNow(act: () => void): Cancel {
    if (!this.#isLastWriter) return startTimer(WRITER_GRACE_MS, act)
    act()
    return NOTHING_TO_CANCEL
  }

  /** Who is to act is seen when it is time to. */
  runAfter(milliseconds: number, act: () => void): Cancel {
    let callOff = startTimer(milliseconds, () => {
      callOff = this.runNow(act)
    })
    return () => callOff()
  }
}

function startTimer(milliseconds: number, act: () => void): Cancel {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
