import { RoomError } from '../commands/errors.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room } from '../state/room.ts'
import { MOST_SCREENS } from '../state/settings.ts'
import type { Viewer } from '../views/messages.ts'
import type { RoomQueue } from './room-queue.ts'

/** The viewers that access is about. */
export interface AccessViewers {
  /** Everybody who is connected to this server, or about to be. */
  connected(): readonly Viewer[]
  disconnect(viewer: Viewer): void
}

/**
 * Decides who may look at a room. A locked room shows nothing of itself to those who are not in it, except for screens that were
 * connected when it was locked; and no room shows anything to a member who was sent away.
 */
export class Access {
  readonly #room: Room
  readonly #queue: RoomQueue
  readonly #viewers: AccessViewers
  #wasLocked: boolean
  /** The room was locked, and it is not stored yet which of the screens that are connected here stay. */
  #isKeepingScreens = false

  constructor(room: Room, queue: RoomQueue, viewers: AccessViewers) {
    this.#room = room
    this.#queue = queue
    this.#viewers = viewers
    this.#wasLocked = room.state.isLocked
  }

  check(identity: string): void {
    const refused = this.#whyNotWatch(identity)
    if (refused) throw refused
  }

  #whyNotWatch(identity: string): RoomError | null {
    const { members, isLocked, screens } = this.#room.state
    if (members.some((member) => member.identity === identity && member.isSentAway))
      return new RoomError('sent-away', 'The host has sent you away.')
    return isLocked && this.#room.memberOf(identity) === null && !screens.includes(identity)
      ? new RoomError('room-locked', 'The host has locked this room.')
      : null
  }

  /** To be called after every event that the room has applied; `isOwn` if this server has written it. */
  noteEvent(event: RoomEvent, isOwn: boolean): void {
    const { isLocked } = this.#room.state
    if (isLocked !== this.#wasLocked) this.#keepScreens()
    else if ((event.type === 'kept-screens' && isOwn) || event.type === 'removed-screens')
      this.#isKeepingScreens = false
    this.#wasLocked = isLocked
  }

  /** Disconnects everybody who may not look on any more. */
  expel(): void {
    for (const viewer of this.#viewers.connected()) {
      const why = this.#whyNotWatch(viewer.holder)
      if (!why || (this.#isKeepingScreens && isShutOutScreen(viewer, why))) continue
      this.#viewers.disconnect(viewer)
      // A member who has left hears first that it is done.
      queueMicrotask(() => viewer.close('sent-away'))
    }
  }

  /** After the room was locked, every server stores which screens are connected to it and stay. */
  #keepScreens(): void {
    this.#isKeepingScreens = this.#room.state.isLocked
    if (!this.#isKeepingScreens) return
    this.#queue.add({
      judge: () => {
        const identities = this.#isKeepingScreens ? this.#screensToKeep() : []
        if (identities.length > 0) return { type: 'kept-screens', identities }
        this.#isKeepingScreens = false
        this.expel()
        return null
      },
    })
  }

  #screensToKeep(): string[] {
    const holders = this.#viewers.connected().flatMap((viewer) => {
      const why = this.#whyNotWatch(viewer.holder)
      return why && isShutOutScreen(viewer, why) ? [viewer.holder] : []
    })
    return [...new Set(holders)].slice(0, MOST_SCREENS - this.#room.state.screens.length)
  }
}

/** Whether a screen for all is kept out by nothing but the lock. */
const isShutOutScreen = ({ identity, holder }: Viewer, { error }: RoomError): boolean =>
  identity !== holder && error.code === 'room-locked'
