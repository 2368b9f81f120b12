import { type ClientRoomState, getActivePrompt, reduceRoom, withReactionsSkipped } from '@slapwise/client'
import type { BaseOwnView, BasePublicView, Prompt } from '@slapwise/kernel'
import type { MemberNumber, RoomMatchView, RoomView, ServerMessage } from '@slapwise/protocol'

/** The client's state of its room, and which prompts it has answered. */
export class TerminalRoomState {
  #clientState: ClientRoomState | null = null
  /** Whether the open prompt was asked again because its answer was taken back. */
  wasTakenBack = false
  /** When the open prompt times out, in milliseconds of the local clock. */
  #deadline: number | null = null
  /** The number of the prompt that was answered last. */
  #answeredPrompt: number | null = null

  applyMessage(message: ServerMessage): void {
    const before = this.#clientState
    this.#clientState = reduceRoom(before, message)
    const clock = this.#clientState?.clock ?? null
    if (clock !== (before?.clock ?? null)) this.#deadline = clock && Date.now() + clock.leftMs
    if (this.match === null) this.#answeredPrompt = null
  }

  /** Null before the first `welcome`. */
  get clientState(): ClientRoomState | null {
    return this.#clientState
  }

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

  /** Whether the host has removed us. */
  get wasRemoved(): boolean {
    return this.you !== null && this.room.members[this.you].hasLeft
  }

  /** Our seat in the room; null for spectators. */
  get ownSeat(): RoomView['seats'][number] | null {
    return this.room.seats.find(({ member }) => member !== null && member === this.you) ?? null
  }

  get view(): BasePublicView & BaseOwnView {
    return { ...this.match!.table, ...this.match!.own }
  }

  /** The prompt for us, unless we have answered it. */
  get openPrompt(): Prompt<unknown> | null {
    const { match, room } = this
    if (room.phase !== 'playing' || this.ownSeat?.isAway) return null
    return match?.promptNumber === this.#answeredPrompt ? null : getActivePrompt(this.#clientState!)
  }

  setQuiet(): void {
    this.#clientState = withReactionsSkipped(this.#clientState!)
  }

  /** Remembers an answer that was sent; forgets it if the server refused it. */
  setAnswered(promptNumber: number, wasTaken: boolean): void {
    if (wasTaken) this.#answeredPrompt = promptNumber
    else if (this.#answeredPrompt === promptNumber) this.#answeredPrompt = null
  }

  /** Seconds until the open prompt times out; null if it does not. */
  get secondsLeft(): number | null {
    return this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - Date.now()) / 1000))
  }
}
