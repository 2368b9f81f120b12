import { RoomError } from '../commands/room-error.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import { MAX_SCREENS } from '../state/settings.ts'
import type { Viewer } from '../views/outgoing-messages.ts'
import type { RoomQueue } from './room-queue.ts'

export interface AccessViewers {
  /** Viewers that are connected to this server or about to be. */
  listConnected(): readonly Viewer[]
  disconnect(viewer: Viewer): void
}

/**
 * Decides who may watch a room. A locked room is visible to its members only, and to shared screens that were connected
 * when it was locked; a removed member sees no room at all.
 */
export class RoomAccess {
  readonly #room: RoomState
  readonly #queue: RoomQueue
  readonly #viewers: AccessViewers
  #wasLocked: boolean
  /** The room was locked, and the `kept-screens` event of this server is not stored yet. */
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
      return new RoomError('member-removed', 'The host has removed you.')
    return isLocked && this.#room.memberOf(identity) === null && !screenIdentities.includes(identity)
      ? new RoomError('room-locked', 'The host has locked this room.')
      : null
  }

  /** Call it after every applied event; `isOwn` if this server has written it. */
  noteEvent(event: JournalEvent, isOwn: boolean): void {
    const { isLocked } = this.#room.data
    if (isLocked !== this.#wasLocked) this.#keepScreens()
    else if ((event.type === 'kept-screens' && isOwn) || event.type === 'removed-screens')
      this.#isKeepingScreens = false
    this.#wasLocked = isLocked
  }

  /** Disconnects all viewers that may no longer watch. */
  disconnectUnauthorized(): void {
    for (const viewer of this.#viewers.listConnected()) {
      const why = this.#watchError(viewer.ownerIdentity)
      if (!why || (this.#isKeepingScreens && isLockedOutScreen(viewer, why))) continue
      this.#viewers.disconnect(viewer)
      // Closes after the reply to the request, e.g. for a member who has left.
      queueMicrotask(() => viewer.close('member-removed'))
    }
  }

  /** After the room was locked, every server stores the screens that are connected to it. */
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

/** Whether a shared screen is refused only because of the lock. */
const isLockedOutScreen = ({ identity, ownerIdentity }: Viewer, { protocolError }: RoomError): boolean =>
  identity !== ownerIdentity && protocolError.code === 'room-locked'
