import { RoomError } from '../commands/room-error.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import { MAX_SCREENS } from '../state/settings.ts'
import type { Viewer } from '../views/outgoing-messages.ts'
import type { RoomQueue } from './room-queue.ts'

/** The viewers that access is about. */
export interface AccessViewers {
  /** Everybody who is connected to this server, or about to be. */
  listConnected(): readonly Viewer[]
  disconnect(viewer: Viewer): void
}

/**
 * Decides who may look at a room. A locked room shows nothing of itself to those who are not in it, except for screens that were
 * connected when it was locked; and no room shows anything to a member who was sent away.
 */
export class RoomAccess {
  readonly #room: RoomState
  readonly #queue: RoomQueue
  readonly #viewers: AccessViewers
  #wasLocked: boolean
  /** The room was locked, and it is not stored yet which of the screens that are connected here stay. */
  #isKeepingScreens = false

  constructor(room: RoomState, queue: RoomQueue, viewers: AccessViewers) {
    this.#room = room
    this.#queue = queue
    this.#viewers = viewers
    this.#wasLocked = room.data.isLocked
  }

  checkMayWatch(identity: string): void {
    const refused = this.#watchError(identity)
    if (refused) throw refused
  }

  #watchError(identity: string): RoomError | null {
    const { members, isLocked, screenIdentities } = this.#room.data
    if (members.some((member) => member.identity === identity && member.isRemoved))
      return new RoomError('member-removed', 'The host has sent you away.')
    return isLocked && this.#room.memberOf(identity) === null && !screenIdentities.includes(identity)
      ? new RoomError('room-locked', 'The host has locked this room.')
      : null
  }

  /** To be called after every event that the room has applied; `isOwn` if this server has written it. */
  noteEvent(event: JournalEvent, isOwn: boolean): void {
    const { isLocked } = this.#room.data
    if (isLocked !== this.#wasLocked) this.#keepScreens()
    else if ((event.type === 'kept-screens' && isOwn) || event.type === 'removed-screens')
      this.#isKeepingScreens = false
    this.#wasLocked = isLocked
  }

  /** Disconnects everybody who may not look on any more. */
  disconnectUnauthorized(): void {
    for (const viewer of this.#viewers.listConnected()) {
      const why = this.#watchError(viewer.ownerIdentity)
      if (!why || (this.#isKeepingScreens && isLockedOutScreen(viewer, why))) continue
      this.#viewers.disconnect(viewer)
      // A member who has left hears first that it is done.
      queueMicrotask(() => viewer.close('member-removed'))
    }
  }

  /** After the room was locked, every server stores which screens are connected to it and stay. */
  #keepScreens(): void {
    this.#isKeepingScreens = this.#room.data.isLocked
    if (!this.#isKeepingScreens) return
    this.#queue.add({
      createEvent: () => {
        const identities = this.#isKeepingScreens ? this.#screensToKeep() : []
        if (identities.length > 0) return { type: 'kept-screens', identities }
        this.#isKeepingScreens = false
        this.disconnectUnauthorized()
        return null
      },
    })
  }

  #screensToKeep(): string[] {
    const holders = this.#viewers.listConnected().flatMap((viewer) => {
      const why = this.#watchError(viewer.ownerIdentity)
      return why && isLockedOutScreen(viewer, why) ? [viewer.ownerIdentity] : []
    })
    return [...new Set(holders)].slice(0, MAX_SCREENS - this.#room.data.screenIdentities.length)
  }
}

/** Whether a screen for all is kept out by nothing but the lock. */
const isLockedOutScreen = ({ identity, ownerIdentity }: Viewer, { protocolError }: RoomError): boolean =>
  identity !== ownerIdentity && protocolError.code === 'room-locked'
