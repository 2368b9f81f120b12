import type { Room } from '../state/room.ts'
import type { CallOff, WriterPreference } from './writer-preference.ts'

/** How long the table waits for those who have not shown yet what they were bound to. */
export const REVEAL_TIME = 5_000

/** Sees to it that a match which was started is dealt: when everybody has shown their value, or when time is up. */
export class Dealer {
  readonly #room: Room
  readonly #preference: WriterPreference
  readonly #deal: () => void
  #callOff: CallOff | undefined
  deadline: number | null = null

  constructor(room: Room, preference: WriterPreference, deal: () => void) {
    this.#room = room
    this.#preference = preference
    this.#deal = deal
  }

  /** To be called after everything that may have changed whom the table waits for. */
  adjust(): void {
    const { state, awaited } = this.#room
    if (state.phase !== 'dealing') this.stop()
    else if (awaited.length === 0) this.#dealNow()
    else if (this.deadline === null) this.#start()
  }

  stop(): void {
    this.#callOff?.()
    this.deadline = null
  }

  #start(): void {
    this.deadline = Date.now() + REVEAL_TIME
    this.#callOff = this.#preference.after(REVEAL_TIME, () => this.#deal())
  }

  #dealNow(): void {
    this.stop()
    this.#callOff = this.#preference.now(() => this.#deal())
  }
}
