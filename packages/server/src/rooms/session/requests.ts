import type { Request } from '@slapwise/protocol'
import type { ClusterBus, PassingRequest } from '../../cluster/cluster-bus.ts'
import { Damaged } from '../../journal/core/storage.ts'
import { type Command, eventFor, isRepeated } from '../commands/command.ts'
import { RoomError } from '../commands/errors.ts'
import type { HistoryReader, HistorySources } from '../history/history-reader.ts'
import type { RoomEvent } from '../state/event.ts'
import type { Room } from '../state/room.ts'
import { toText, type Viewer } from '../views/messages.ts'
import type { PassingRequests } from './passing-requests.ts'
import type { Presence } from './presence.ts'
import type { RoomQueue } from './room-queue.ts'

/** The parts of a session that requests are carried out by. */
interface RequestParts {
  readonly queue: RoomQueue
  readonly presence: Presence
  readonly passing: PassingRequests
  readonly history: HistoryReader
  readonly context: HistorySources & { readonly clusterBus: ClusterBus }
  broke(error: Error): void
}

/** Carries out what viewers of a room ask for, through its queue, or tells them why not. */
export class Requests {
  readonly #code: string
  readonly #room: Room
  readonly #parts: RequestParts

  constructor(code: string, room: Room, parts: RequestParts) {
    this.#code = code
    this.#room = room
    this.#parts = parts
  }

  handle(viewer: Viewer, request: Request): void {
    switch (request.type) {
      case 'hold-on':
      case 'grimace':
        this.#pass(viewer, request)
        return
      case 'history':
        this.#parts.queue.add({ run: () => this.#readHistory(viewer, request) })
        return
      default:
        this.#command(viewer, request)
    }
  }

  #pass(viewer: Viewer, request: PassingRequest): void {
    const { passing, context, queue } = this.#parts
    const { identity } = viewer
    const carryOut = () => {
      if (passing.carryOut(identity, request))
        context.clusterBus.tell({ type: 'request', room: this.#code, identity, request })
      viewer.send(toText({ type: 'done', id: request.id }))
    }
    queue.add({ run: () => void orRefuse(viewer, request.id, carryOut) })
  }

  #command(viewer: Viewer, command: Command): void {
    const { id } = command
    const { identity } = viewer
    const { queue, presence, context } = this.#parts
    const sayDone = () => viewer.send(toText({ type: 'done', id }))
    let isCounted = false
    const judge = (): RoomEvent | null => {
      if (isRepeated(this.#room, identity, command)) {
        sayDone()
        return null
      }
      if (!isCounted) context.limits.admit(this.#room, viewer, command)
      const event = eventFor(this.#room, identity, command, presence.isOnline)
      if (!isCounted) context.limits.count(this.#room, identity, command)
      isCounted = true
      if (!event) sayDone()
      return event
    }
    queue.add({
      judge: () => orRefuse(viewer, id, judge),
      stored: (bytes) => {
        context.limits.charge(this.#room, viewer, command, bytes)
        sayDone()
      },
      seat: () => (command.type === 'answer' ? this.#room.seatOf(this.#room.memberOf(identity)) : null),
    })
  }

  /** Reads beside the queue: others go on meanwhile. */
  #readHistory(viewer: Viewer, request: Request & { type: 'history' }): void {
    const check = () => this.#parts.history.check(viewer.address, request.since)
    if (orRefuse(viewer, request.id, check) !== null) void this.#tellHistory(viewer, request)
  }

  async #tellHistory(viewer: Viewer, { id, since }: Request & { type: 'history' }): Promise<void> {
    const { history, context, broke } = this.#parts
    try {
      const steps = await (since === undefined ? history.ofRound(viewer) : history.since(viewer, since))
      viewer.send(`{"type":"history","id":${JSON.stringify(id)},"steps":${steps}}`)
    } catch (error) {
      if (!(error instanceof Damaged)) broke(error as Error)
      else viewer.send(toText({ type: 'error', id, error: context.damaged(error).error }))
    }
  }
}

/** Null where it may not be done, and then the viewer is told why. */
function orRefuse<T>(viewer: Viewer, id: string, work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RoomError)) throw error
    viewer.send(toText({ type: 'error', id, error: error.error }))
    return null
  }
}
