/** Milliseconds for which whoever wrote last is waited for, before another server does what it has left undone. */
export const GRACE = 2_000

/** Calls something off that has not been done yet. */
export type CallOff = () => void

const NOTHING: CallOff = () => {}

/**
 * What every server of a room could do, and one of them should: clocks, bots, dealing, passing on the host. Whoever has
 * written the last entry goes on at once; the others hold back for a while, and step in if nothing has come of it. Two that
 * act at once do no harm: one of them is late, and finds nothing left to do.
 */
export class WriterPreference {
  /** As long as nobody else has written anything, there may be nobody else. */
  #isOwn = true

  /** Somebody has written an entry. */
  note(isOwn: boolean): void {
    this.#isOwn = isOwn
  }

  /** Whether it is for this server to go on. */
  get isOwn(): boolean {
    return this.#isOwn
  }

  /** At once, or after the grace period. */
  now(act: () => void): CallOff {
    if (!this.#isOwn) return wait(GRACE, act)
    act()
    return NOTHING
  }

  /** Who is to act is seen when it is time to. */
  after(milliseconds: number, act: () => void): CallOff {
    let callOff = wait(milliseconds, () => {
      callOff = this.now(act)
    })
    return () => callOff()
  }
}

function wait(milliseconds: number, act: () => void): CallOff {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
