import type { Grimace, MemberNumber } from '@slapwise/protocol'
import type { PassingRequest } from '../../cluster/cluster-bus.ts'
import { forgotten, RoomError } from '../commands/errors.ts'
import { emptyRequestLog, logRequest, type RequestLog, standingOf } from '../state/request-log.ts'
import type { Room } from '../state/room.ts'

interface PassingHandlers {
  holdOn(member: MemberNumber, promptNumber: number): void
  grimace(member: MemberNumber, grimace: Grimace): void
}

/** Carries out requests that leave no trace in the journal, each once, whichever server has received it. */
export class PassingRequests {
  readonly #room: Room
  readonly #handlers: PassingHandlers
  /** In memory only; requests that change the room are logged in its state. */
  readonly #logs = new Map<MemberNumber, RequestLog>()

  constructor(room: Room, handlers: PassingHandlers) {
    this.#room = room
    this.#handlers = handlers
  }

  /** Tells whether it is the first time. Throws `RoomError` if it may not be carried out. */
  carryOut(identity: string, request: PassingRequest): boolean {
    const member = this.#room.memberOf(identity)
    if (member === null) throw new RoomError('not-a-member', 'Join the room first.')
    const log = this.#logs.getOrInsertComputed(member, emptyRequestLog)
    const standing = standingOf(log, request)
    if (standing === 'forgotten') throw forgotten()
    if (standing === 'repeated') return false
    if (request.type === 'hold-on') this.#handlers.holdOn(member, request.promptNumber)
    else this.#handlers.grimace(member, request.grimace)
    logRequest(log, request.id, this.#room.state.version + 1)
    return true
  }
}
