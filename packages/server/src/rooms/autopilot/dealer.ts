import type { RoomState } from '../state/room-state.ts'
import type { Cancel, WriterPreference } from './writer-preference.ts'

/** How long the table waits for those who have not shown yet what they were bound to. */
export const REVEAL_TIMEOUT_MS = 5_000

/** Sees to it that a match which was started is dealt: when everybody has shown their value, or when time is up. */
export class Dealer {
  readonly #room: RoomState
  readonly #preference: WriterPreference
  readonly #deal: () => void
  #cancelTimer: Cancel | undefined
  deadline: number | null = null

  constructor(room: RoomState, preference: WriterPreference, deal: () => void) {
    this.#room = room
    this.#preference = preference
    this.#deal = deal
  }

  /** To be called after everything that may have changed whom the table waits for. */
  update(): void {
    const { data, awaited } = this.#room
    if (data.phase !== 'dealing') this.stop()
    else if (awaited.length === 0) this.#dealNow()
    else if (this.deadline === null) this.#start()
  }

  stop(): void {
    this.#cancelTimer?.()
    this.deadline = null
  }

  #start(): void {
    this.deadline = Date.now() + REVEAL_TIMEOUT_MS
    this.#cancelTimer = this.#preference.runAfter(REVEAL_TIMEOUT_MS, () => this.#deal())
  }

  #dealNow(): void {
    this.stop()
    this.#cancelTimer = this.#preference.runNow(() => this.#deal())
  }
}
