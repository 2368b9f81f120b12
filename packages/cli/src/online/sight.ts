import { askedIn, hear, keepingQuiet, type RoomSight } from '@slapwise/client'
import type { OwnFrame, Prompt, PublicFrame } from '@slapwise/kernel'
import type { MemberNumber, Message, RoomView, TableView } from '@slapwise/protocol'

/** What this terminal knows of its room, and which of its own answers are on their way. */
export class Sight {
  #seen: RoomSight | null = null
  /** The open question comes again, since its answer was taken back. */
  isBack = false
  /** When the time for the open question is up, by our own clock. */
  #deadline: number | null = null
  /** The question that we have answered. */
  #answered: number | null = null

  hear(message: Message): void {
    const before = this.#seen
    this.#seen = hear(before, message)
    const clock = this.#seen?.clock ?? null
    if (clock !== (before?.clock ?? null)) this.#deadline = clock && Date.now() + clock.left
    if (this.match === null) this.#answered = null
  }

  /** Null before the welcome. */
  get seen(): RoomSight | null {
    return this.#seen
  }

  /** Nothing is to be seen before the welcome. */
  get isIn(): boolean {
    return this.#seen !== null
  }

  get room(): RoomView {
    return this.#seen!.room
  }

  get you(): MemberNumber | null {
    return this.#seen!.you
  }

  get match(): TableView | null {
    return this.#seen?.match ?? null
  }

  get seat(): number | null {
    return this.match?.own.seat ?? null
  }

  get isHost(): boolean {
    return this.you !== null && this.room.host === this.you
  }

  /** The host has taken us off the list. */
  get isShownOut(): boolean {
    return this.you !== null && this.room.members[this.you].hasLeft
  }

  /** Our place in the room; none for those who only look on. */
  get ownPlace(): RoomView['seats'][number] | null {
    return this.room.seats.find(({ member }) => member !== null && member === this.you) ?? null
  }

  get view(): PublicFrame & OwnFrame {
    return { ...this.match!.table, ...this.match!.own }
  }

  /** What is asked of us and not answered yet. */
  get question(): Prompt<unknown> | null {
    const { match, room } = this
    if (room.phase !== 'playing' || this.ownPlace?.isAway) return null
    return match?.promptNumber === this.#answered ? null : askedIn(this.#seen!)
  }

  keepQuiet(): void {
    this.#seen = keepingQuiet(this.#seen!)
  }

  /** Each question is answered once, unless the answer was turned down. */
  answered(promptNumber: number, wasTaken: boolean): void {
    if (wasTaken) this.#answered = promptNumber
    else if (this.#answered === promptNumber) this.#answered = null
  }

  /** Seconds for the open question; null where there is time enough. */
  get secondsLeft(): number | null {
    return this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - Date.now()) / 1000))
  }
}
