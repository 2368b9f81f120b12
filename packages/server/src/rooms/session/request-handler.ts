import type { ClientRequest } from '@slapwise/protocol'
import type { ClusterBus, EphemeralRequest } from '../../cluster/cluster-bus.ts'
import { DamagedDataError } from '../../journal/core/storage.ts'
import { handleCommand, isRepeatedRequest, type RoomCommand } from '../commands/command.ts'
import { RoomError } from '../commands/room-error.ts'
import type { HistoryContext, HistoryReader } from '../history/history-reader.ts'
import type { JournalEvent } from '../state/journal-event.ts'
import type { RoomState } from '../state/room-state.ts'
import { encodeMessage, type Viewer } from '../views/outgoing-messages.ts'
import type { EphemeralRequests } from './ephemeral-requests.ts'
import type { LookBackRequest, RoomLookBack } from './room-look-back.ts'
import type { RoomPresence } from './room-presence.ts'
import type { RoomQueue } from './room-queue.ts'

interface RequestHandlerParts {
  readonly queue: RoomQueue
  readonly presence: RoomPresence
  readonly ephemeral: EphemeralRequests
  readonly lookBack: RoomLookBack
  readonly history: HistoryReader
  readonly context: HistoryContext & { readonly clusterBus: ClusterBus }
  onError(error: Error): void
}

/** Carries out the requests of a room's viewers through its queue, or sends them an error. */
export class RequestHandler {
  readonly #code: string
  readonly #room: RoomState
  readonly #parts: RequestHandlerParts

  constructor(code: string, room: RoomState, parts: RequestHandlerParts) {
    this.#code = code
    this.#room = room
    this.#parts = parts
  }

  handle(viewer: Viewer, request: ClientRequest): void {
    switch (request.type) {
      case 'extend-window':
      case 'grimace':
        this.#handleEphemeral(viewer, request)
        return
      case 'look-back':
      case 'point':
        this.#handleLookBack(viewer, request)
        return
      case 'history':
        this.#parts.queue.add({ run: () => this.#readHistory(viewer, request) })
        return
      default:
        this.#handleCommand(viewer, request)
    }
  }

  #handleEphemeral(viewer: Viewer, request: EphemeralRequest): void {
    const { ephemeral, context, queue } = this.#parts
    const { identity } = viewer
    const handle = () => {
      if (ephemeral.handle(identity, request))
        context.clusterBus.publish({ type: 'request', room: this.#code, identity, request })
      viewer.send(encodeMessage({ type: 'done', id: request.id }))
    }
    queue.add({ run: () => void runOrSendError(viewer, request.id, handle) })
  }

  #handleLookBack(viewer: Viewer, request: LookBackRequest): void {
    const handle = () => {
      this.#parts.lookBack.handle(viewer.identity, request)
      viewer.send(encodeMessage({ type: 'done', id: request.id }))
    }
    this.#parts.queue.add({ run: () => void runOrSendError(viewer, request.id, handle) })
  }

  #handleCommand(viewer: Viewer, command: RoomCommand): void {
    const { id } = command
    const { identity } = viewer
    const { queue, presence, context } = this.#parts
    const sendDone = () => viewer.send(encodeMessage({ type: 'done', id }))
    let isCounted = false
    const createEvent = (): JournalEvent | null => {
      if (isRepeatedRequest(this.#room, identity, command)) {
        sendDone()
        return null
      }
      if (!isCounted) context.limits.checkQuota(this.#room, viewer, command)
      const event = handleCommand(this.#room, identity, command, presence.isOnline)
      if (!isCounted) context.limits.countCommand(this.#room, identity, command)
      isCounted = true
      if (!event) sendDone()
      return event
    }
    queue.add({
      createEvent: () => runOrSendError(viewer, id, createEvent),
      onStored: (bytes) => {
        context.limits.chargeBytes(this.#room, viewer, command, bytes)
        sendDone()
      },
      answeringSeat: () =>
        command.type === 'answer' ? this.#room.seatOf(this.#room.memberOf(identity)) : null,
    })
  }

  /** Reads outside the queue, so that other requests are not delayed. */
  #readHistory(viewer: Viewer, request: ClientRequest & { type: 'history' }): void {
    const check = () => this.#parts.history.checkLimits(viewer.address, request.since)
    if (runOrSendError(viewer, request.id, check) !== null) void this.#sendHistory(viewer, request)
  }

  async #sendHistory(viewer: Viewer, { id, since }: ClientRequest & { type: 'history' }): Promise<void> {
    const { history, context, onError } = this.#parts
    try {
      const steps = await (since === undefined ? history.readRound(viewer) : history.readSince(viewer, since))
      viewer.send(`{"type":"history","id":${JSON.stringify(id)},"steps":${steps}}`)
    } catch (error) {
      if (!(error instanceof DamagedDataError)) onError(error as Error)
      else viewer.send(encodeMessage({ type: 'error', id, error: context.reportDamage(error).protocolError }))
    }
  }
}

/** Null if the request was refused, and the error sent to the viewer. */
function runOrSendError<T>(viewer: Viewer, id: string, work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RoomError)) throw error
    viewer.send(encodeMessage({ type: 'error', id, error: error.protocolError }))
    return null
  }
}
