import type { MemberNumber, Message } from '@slapwise/protocol'
import type { ClusterBus } from '../../cluster/cluster-bus.ts'
import type { Room } from '../state/room.ts'
import { toText, type Viewer } from '../views/messages.ts'
import { RemotePresence } from './remote-presence.ts'

/** Who is at a room: those who have connected here, and those of other servers as far as these have told. */
export class Presence {
  readonly #code: string
  readonly #room: Room
  readonly #clusterBus: ClusterBus
  readonly #viewers = new Set<Viewer>()
  readonly #elsewhere = new RemotePresence()
  #here: readonly MemberNumber[] = []

  constructor(code: string, room: Room, clusterBus: ClusterBus) {
    this.#code = code
    this.#room = room
    this.#clusterBus = clusterBus
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#viewers
  }

  /** Whether nobody has connected here. */
  get isEmpty(): boolean {
    return this.#viewers.size === 0
  }

  /** The members who have connected here, as other servers were told. */
  get here(): readonly MemberNumber[] {
    return this.#here
  }

  #lookAround(): readonly MemberNumber[] {
    const here = new Set<MemberNumber>()
    for (const { identity } of this.#viewers) {
      const member = this.#room.memberOf(identity)
      if (member !== null) here.add(member)
    }
    return [...here].sort((one, other) => one - other)
  }

  isOnline = (member: MemberNumber): boolean => {
    const { identity, hasLeft } = this.#room.state.members[member]
    if (hasLeft) return false
    for (const viewer of this.#viewers) if (viewer.identity === identity) return true
    return this.#elsewhere.has(member)
  }

  enter(viewer: Viewer): void {
    this.#viewers.add(viewer)
    this.tellHere()
  }

  /** Whether they have been here. */
  leave(viewer: Viewer): boolean {
    const wasHere = this.#viewers.delete(viewer)
    if (wasHere) this.tellHere()
    return wasHere
  }

  close(reason: string): void {
    for (const viewer of this.#viewers) viewer.close(reason)
    this.#viewers.clear()
    this.tellHere()
  }

  tellAll(message: Message): void {
    const text = toText(message)
    for (const viewer of this.#viewers) viewer.send(text)
  }

  tellGone({ identity }: Viewer): void {
    const member = this.#room.memberOf(identity)
    if (member !== null && !this.isOnline(member)) this.tellAll({ type: 'presence', member, isOnline: false })
  }

  /** To be called after whatever may have changed who of those here is a member. */
  tellHere(): void {
    const here = this.#lookAround()
    if (here.join() === this.#here.join()) return
    this.#here = here
    this.#clusterBus.tell({ type: 'here', rooms: { [this.#code]: here } })
  }

  /** Another server asks who is here. */
  answer(): void {
    const { here } = this
    if (here.length > 0) this.#clusterBus.tell({ type: 'here', rooms: { [this.#code]: here } })
  }

  /** Another server tells who is there. */
  hear(from: string, members: readonly MemberNumber[]): void {
    this.#notice(() => this.#elsewhere.hear(from, members))
  }

  /** Whoever has said nothing for long has nobody here any more. */
  forgetSilent(): void {
    if (!this.#elsewhere.isEmpty) this.#notice(() => this.#elsewhere.forgetSilent())
  }

  /** Tells those here of whoever has come to, or gone from, another server. */
  #notice(change: () => void): void {
    const { members } = this.#room.state
    const before = members.map((_, member) => this.isOnline(member))
    change()
    for (const member of members.keys()) {
      const isOnline = this.isOnline(member)
      if (isOnline !== before[member]) this.tellAll({ type: 'presence', member, isOnline })
    }
  }
}
