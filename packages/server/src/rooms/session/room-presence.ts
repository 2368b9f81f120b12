import type { MemberNumber, ServerMessage } from '@slapwise/protocol'
import type { ClusterBus } from '../../cluster/cluster-bus.ts'
import type { RoomState } from '../state/room-state.ts'
import { encodeMessage, type Viewer } from '../views/outgoing-messages.ts'
import { RemotePresence } from './remote-presence.ts'

/** The viewers of a room on this server, and the members on other servers, by their presence messages. */
export class RoomPresence {
  readonly #code: string
  readonly #room: RoomState
  readonly #clusterBus: ClusterBus
  readonly #viewers = new Set<Viewer>()
  readonly #remote = new RemotePresence()
  #announcedMembers: readonly MemberNumber[] = []

  constructor(code: string, room: RoomState, clusterBus: ClusterBus) {
    this.#code = code
    this.#room = room
    this.#clusterBus = clusterBus
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#viewers
  }

  /** Whether no viewer is connected to this server. */
  get isEmpty(): boolean {
    return this.#viewers.size === 0
  }

  /** Members connected to this server, as last announced to the others. */
  get localMembers(): readonly MemberNumber[] {
    return this.#announcedMembers
  }

  #findLocalMembers(): readonly MemberNumber[] {
    const memberSet = new Set<MemberNumber>()
    for (const { identity } of this.#viewers) {
      const member = this.#room.memberOf(identity)
      if (member !== null) memberSet.add(member)
    }
    return [...memberSet].sort((one, other) => one - other)
  }

  isOnline = (member: MemberNumber): boolean => {
    const { identity, hasLeft } = this.#room.data.members[member]
    if (hasLeft) return false
    for (const viewer of this.#viewers) if (viewer.identity === identity) return true
    return this.#remote.has(member)
  }

  add(viewer: Viewer): void {
    this.#viewers.add(viewer)
    this.announceLocalMembers()
  }

  /** Returns whether the viewer was connected. */
  remove(viewer: Viewer): boolean {
    const wasHere = this.#viewers.delete(viewer)
    if (wasHere) this.announceLocalMembers()
    return wasHere
  }

  closeAll(reason: string): void {
    for (const viewer of this.#viewers) viewer.close(reason)
    this.#viewers.clear()
    this.announceLocalMembers()
  }

  broadcast(message: ServerMessage): void {
    const text = encodeMessage(message)
    for (const viewer of this.#viewers) viewer.send(text)
  }

  broadcastOffline({ identity }: Viewer): void {
    const member = this.#room.memberOf(identity)
    if (member !== null && !this.isOnline(member))
      this.broadcast({ type: 'presence', member, isOnline: false })
  }

  /** Call it after every change of the local viewers or of the member list. */
  announceLocalMembers(): void {
    const localMembers = this.#findLocalMembers()
    if (localMembers.join() === this.#announcedMembers.join()) return
    this.#announcedMembers = localMembers
    this.#clusterBus.publish({ type: 'presence', rooms: { [this.#code]: localMembers } })
  }

  answerPresenceQuery(): void {
    const { localMembers } = this
    if (localMembers.length > 0)
      this.#clusterBus.publish({ type: 'presence', rooms: { [this.#code]: localMembers } })
  }

  /** Applies a presence message from another server. */
  updateRemote(from: string, members: readonly MemberNumber[]): void {
    this.#broadcastChanges(() => this.#remote.update(from, members))
  }

  /** Drops the presence of servers that have been silent for too long. */
  expireRemote(): void {
    if (!this.#remote.isEmpty) this.#broadcastChanges(() => this.#remote.expire())
  }

  /** Applies a change and broadcasts who has come online or gone offline by it. */
  #broadcastChanges(change: () => void): void {
    const { members } = this.#room.data
    const before = members.map((_, member) => this.isOnline(member))
    change()
    for (const member of members.keys()) {
      const isOnline = this.isOnline(member)
      if (isOnline !== before[member]) this.broadcast({ type: 'presence', member, isOnline })
    }
  }
}
