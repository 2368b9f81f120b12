import type { ClientRequest, LookBack, MemberNumber } from '@slapwise/protocol'
import type { ClusterMessage } from '../../cluster/cluster-bus.ts'
import { RoomError } from '../commands/room-error.ts'
import type { RoomState } from '../state/room-state.ts'
import type { RoomContext } from './room-context.ts'
import type { RoomPresence } from './room-presence.ts'
import type { RoomQueue } from './room-queue.ts'

export type LookBackRequest = ClientRequest & { type: 'look-back' | 'point' }

/**
 * The moment of a finished match that everybody in the room looks at together. The host leads, whoever that is by now.
 * It is kept in memory only, and ends with the next match.
 */
export class RoomLookBack {
  readonly #room: RoomState
  readonly #presence: RoomPresence
  readonly #queue: RoomQueue
  readonly #context: Pick<RoomContext, 'limits' | 'clusterBus'>
  #current: LookBack | null = null
  /** Set when the room has just been opened here, until the first move: another server may know the moment. */
  #awaitsReply = false

  constructor(
    room: RoomState,
    presence: RoomPresence,
    queue: RoomQueue,
    context: Pick<RoomContext, 'limits' | 'clusterBus'>,
  ) {
    this.#room = room
    this.#presence = presence
    this.#queue = queue
    this.#context = context
  }

  get current(): LookBack | null {
    return this.#current
  }

  /** Throws `RoomError` if the request is not allowed. Needs no request log: repeating it changes nothing. */
  handle(identity: string, request: LookBackRequest): void {
    const member = this.#room.memberOf(identity)
    if (member === null) throw new RoomError('not-a-member', 'Join the room first.')
    if (request.type === 'look-back') this.#lead(member, request.lookBack)
    else this.#point(member, identity, request.target)
  }

  #lead(member: MemberNumber, lookBack: LookBack | null): void {
    const { host, code } = this.#room.data
    if (member !== host) throw new RoomError('not-host', 'Only the host can do that.')
    if (lookBack && !this.#isFinished(lookBack.match))
      throw new RoomError('not-over', 'The match is not over yet, or there is none with that number.')
    this.#context.limits.countLookBack(this.#room)
    this.#show(lookBack)
    this.#context.clusterBus.publish({ type: 'look-back', room: code, lookBack, isReply: false })
  }

  #point(member: MemberNumber, identity: string, target: string): void {
    if (!this.#current) throw new RoomError('not-over', 'Nobody looks back at a match now.')
    this.#context.limits.countPointer(this.#room, identity)
    this.#presence.broadcast({ type: 'pointer', member, target })
    this.#context.clusterBus.publish({ type: 'pointer', room: this.#room.data.code, member, target })
  }

  /** Only between matches: a running match is never shown, and nobody is kept from it. */
  #isFinished(match: number): boolean {
    const { phase, matchCount } = this.#room.data
    return phase === 'over' && match <= matchCount
  }

  #show(lookBack: LookBack | null): void {
    this.#awaitsReply = false
    this.#current = lookBack
    this.#presence.broadcast({ type: 'look-back', lookBack })
  }

  /** Clients end it by themselves when the phase changes. */
  noteEvent(): void {
    if (this.#room.data.phase !== 'over') this.#current = null
  }

  awaitReply(): void {
    this.#awaitsReply = true
  }

  reply(): void {
    if (!this.#current) return
    const { code } = this.#room.data
    this.#context.clusterBus.publish({
      type: 'look-back',
      room: code,
      lookBack: this.#current,
      isReply: true,
    })
  }

  /**
   * Applies a message of another server, which has checked the permission. The end of the match may not be known here
   * yet, or the next one may have begun.
   */
  async applyRemote(message: ClusterMessage & { type: 'look-back' | 'pointer' }): Promise<void> {
    if (this.#room.data.phase !== 'over') await this.#queue.catchUp()
    if (message.type === 'pointer') this.#applyRemotePointer(message.member, message.target)
    else this.#applyRemoteMove(message)
  }

  #applyRemoteMove({ lookBack, isReply }: ClusterMessage & { type: 'look-back' }): void {
    if (lookBack && !this.#isFinished(lookBack.match)) return
    if (isReply && !this.#awaitsReply) return
    if (!isReply) this.#context.limits.chargeRemoteLookBack(this.#room)
    this.#show(lookBack)
  }

  #applyRemotePointer(member: MemberNumber, target: string): void {
    const identity = this.#room.data.members[member]?.identity
    if (!this.#current || identity === undefined) return
    this.#context.limits.chargeRemotePointer(this.#room, identity)
    this.#presence.broadcast({ type: 'pointer', member, target })
  }
}
