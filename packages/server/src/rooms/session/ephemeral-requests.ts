import type { Grimace, MemberNumber } from '@slapwise/protocol'
import type { EphemeralRequest } from '../../cluster/cluster-bus.ts'
import { forgottenRequestError, RoomError } from '../commands/room-error.ts'
import { createRequestLog, logRequest, type RequestLog, requestStatus } from '../state/request-log.ts'
import type { RoomState } from '../state/room-state.ts'

interface EphemeralHandlers {
  extendWindow(member: MemberNumber, promptNumber: number): void
  grimace(member: MemberNumber, grimace: Grimace): void
}

/** Carries out requests that are not stored in the journal, each once, whichever server has received it. */
export class EphemeralRequests {
  readonly #room: RoomState
  readonly #handlers: EphemeralHandlers
  /** Logs of ephemeral requests, kept in memory only. Requests that change the room are logged in the room's state. */
  readonly #logs = new Map<MemberNumber, RequestLog>()

  constructor(room: RoomState, handlers: EphemeralHandlers) {
    this.#room = room
    this.#handlers = handlers
  }

  /** Returns whether this is the first time. Throws `RoomError` if the request is not allowed. */
  handle(identity: string, request: EphemeralRequest): boolean {
    const member = this.#room.memberOf(identity)
    if (member === null) throw new RoomError('not-a-member', 'Join the room first.')
    const log = this.#logs.getOrInsertComputed(member, createRequestLog)
    const standing = requestStatus(log, request)
    if (standing === 'forgotten') throw forgottenRequestError()
    if (standing === 'repeated') return false
    if (request.type === 'extend-window') this.#handlers.extendWindow(member, request.promptNumber)
    else this.#handlers.grimace(member, request.grimace)
    logRequest(log, request.id, this.#room.data.version + 1)
    return true
  }
}
