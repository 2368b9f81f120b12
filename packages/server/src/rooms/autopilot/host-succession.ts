import type { RoomPresence } from '../session/room-presence.ts'
import type { RoomQueue } from '../session/room-queue.ts'
import type { RoomState } from '../state/room-state.ts'
import type { CancelCallback, WriterPreference } from './writer-preference.ts'

/** Absence after which another member becomes host. */
export const HOST_ABSENCE_MS = 60_000

/** Passes the role of host to another member while the host is gone, and back to the owner of the room. */
export class HostSuccession {
  readonly #room: RoomState
  readonly #presence: RoomPresence
  readonly #queue: RoomQueue
  readonly #preference: WriterPreference
  #cancelTimer: CancelCallback | undefined

  constructor(room: RoomState, presence: RoomPresence, queue: RoomQueue, preference: WriterPreference) {
    this.#room = room
    this.#presence = presence
    this.#queue = queue
    this.#preference = preference
  }

  /** Call it when the host may have connected or disconnected. */
  update(): void {
    const { host, members } = this.#room.data
    const isMissed = members.length > 0 && !this.#presence.isOnline(host) && !this.#presence.isEmpty
    if (isMissed)
      this.#cancelTimer ??= this.#preference.runAfter(HOST_ABSENCE_MS, () => this.#promoteNextHost())
    else this.stop()
  }

  stop(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
  }

  restoreOwner(): void {
    this.#queue.add({
      createEvent: () => {
        const { host, owner } = this.#room.data
        return host === owner || !this.#presence.isOnline(owner) ? null : { type: 'host-passed', to: owner }
      },
    })
  }

  #promoteNextHost(): void {
    this.stop()
    this.#queue.add({
      createEvent: () => {
        const { isOnline } = this.#presence
        const to = isOnline(this.#room.data.host) ? null : this.#room.nextHost(isOnline)
        if (to === null) this.update()
        return to === null ? null : { type: 'host-passed', to }
      },
    })
  }
}
