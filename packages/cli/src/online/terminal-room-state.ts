import { type ClientRoomState, getActivePrompt, reduceRoom, withReactionsSkipped } from '@slapwise/client'
import type { BaseOwnView, BasePublicView, Prompt } from '@slapwise/kernel'
import type { MemberNumber, RoomMatchView, RoomView, ServerMessage } from '@slapwise/protocol'

/** What this terminal knows of its room, and which of its own answers are on their way. */
export class TerminalRoomState {
  #clientState: ClientRoomState | null = null
  /** The open question comes again, since its answer was taken back. */
  wasTakenBack = false
  /** When the time for the open question is up, by our own clock. */
  #deadline: number | null = null
  /** The question that we have answered. */
  #answeredPrompt: number | null = null

  applyMessage(message: ServerMessage): void {
    const before = this.#clientState
    this.#clientState = reduceRoom(before, message)
    const clock = this.#clientState?.clock ?? null
    if (clock !== (before?.clock ?? null)) this.#deadline = clock && Date.now() + clock.leftMs
    if (this.match === null) this.#answeredPrompt = null
  }

  /** Null before the welcome. */
  get clientState(): ClientRoomState | null {
    return this.#clientState
  }

  /** Nothing is to be seen before the welcome. */
  get hasJoined(): boolean {
    return this.#clientState !== null
  }

  get room(): RoomView {
    return this.#clientState!.room
  }

  get you(): MemberNumber | null {
    return this.#clientState!.yourMember
  }

  get match(): RoomMatchView | null {
    return this.#clientState?.match ?? null
  }

  get seat(): number | null {
    return this.match?.own.seat ?? null
  }

  get isHost(): boolean {
    return this.you !== null && this.room.host === this.you
  }

  /** The host has taken us off the list. */
  get wasRemoved(): boolean {
    return this.you !== null && this.room.members[this.you].hasLeft
  }

  /** Our place in the room; none for those who only look on. */
  get ownSeat(): RoomView['seats'][number] | null {
    return this.room.seats.find(({ member }) => member !== null && member === this.you) ?? null
  }

  get view(): BasePublicView & BaseOwnView {
    return { ...this.match!.table, ...this.match!.own }
  }

  /** What is asked of us and not answered yet. */
  get openPrompt(): Prompt<unknown> | null {
    const { match, room } = this
    if (room.phase !== 'playing' || this.ownSeat?.isAway) return null
    return match?.promptNumber === this.#answeredPrompt ? null : getActivePrompt(this.#clientState!)
  }

  setQuiet(): void {
    this.#clientState = withReactionsSkipped(this.#clientState!)
  }

  /** Each question is answered once, unless the answer was turned down. */
  setAnswered(promptNumber: number, wasTaken: boolean): void {
    if (wasTaken) this.#answeredPrompt = promptNumber
    else if (this.#answeredPrompt === promptNumber) this.#answeredPrompt = null
  }

  /** Seconds for the open question; null where there is time enough. */
  get secondsLeft(): number | null {
    return this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - Date.now()) / 1000))
  }
}
