import type { Presence } from '../session/presence.ts'
import type { RoomQueue } from '../session/room-queue.ts'
import type { Room } from '../state/room.ts'
import type { CallOff, WriterPreference } from './writer-preference.ts'

/** Milliseconds that a host may be gone before the role passes on. */
const HOST_PATIENCE = 60_000

/** Passes the role of the host on while the host is gone and somebody else is there, and back to the owner of the room. */
export class HostSuccession {
  readonly #room: Room
  readonly #presence: Presence
  readonly #queue: RoomQueue
  readonly #preference: WriterPreference
  #callOff: CallOff | undefined

  constructor(room: Room, presence: Presence, queue: RoomQueue, preference: WriterPreference) {
    this.#room = room
    this.#presence = presence
    this.#queue = queue
    this.#preference = preference
  }

  /** To be called when the host may have come or gone. */
  adjust(): void {
    const { host, members } = this.#room.state
    const isMissed = members.length > 0 && !this.#presence.isOnline(host) && !this.#presence.isEmpty
    if (isMissed) this.#callOff ??= this.#preference.after(HOST_PATIENCE, () => this.#passOn())
    else this.stop()
  }

  stop(): void {
    this.#callOff?.()
    this.#callOff = undefined
  }

  giveBack(): void {
    this.#queue.add({
      judge: () => {
        const { host, owner } = this.#room.state
        return host === owner || !this.#presence.isOnline(owner) ? null : { type: 'host-passed', to: owner }
      },
    })
  }

  #passOn(): void {
    this.stop()
    this.#queue.add({
      judge: () => {
        const { isOnline } = this.#presence
        const to = isOnline(this.#room.state.host) ? null : this.#room.nextHost(isOnline)
        if (to === null) this.adjust()
        return to === null ? null : { type: 'host-passed', to }
      },
    })
  }
}
