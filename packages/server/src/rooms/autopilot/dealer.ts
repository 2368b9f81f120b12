import type { RoomState } from '../state/room-state.ts'
import type { CancelCallback, WriterPreference } from './writer-preference.ts'

/** Time for players to reveal their seeds. */
export const REVEAL_TIMEOUT_MS = 5_000

/** Deals a started match when all players have revealed their seeds, or when the time is up. */
export class Dealer {
  readonly #room: RoomState
  readonly #preference: WriterPreference
  readonly #deal: () => void
  #cancelTimer: CancelCallback | undefined
  deadline: number | null = null

  constructor(room: RoomState, preference: WriterPreference, deal: () => void) {
    this.#room = room
    this.#preference = preference
    this.#deal = deal
  }

  /** Call it after every change of the seats that are waited for. */
  update(): void {
    const { data, unrevealedSeats } = this.#room
    if (data.phase !== 'dealing') this.stop()
    else if (unrevealedSeats.length === 0) this.#dealNow()
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
