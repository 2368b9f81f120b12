import type { ErrorCode, Message } from '@slapwise/protocol'
import { type RawData, WebSocket } from 'ws'
import { Bucket } from '../../limits.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import type { Known } from '../identity/identity.ts'
import type { AddressLimits } from '../limits/address-limits.ts'
import { badMessage, lastId, readRequest } from './read-request.ts'
import type { SocketViewer } from './socket-viewer.ts'

/** Characters that weigh as much as a message: nearly all have fewer. */
const MESSAGE_WEIGHT = 500
/** Complaints that somebody gets to hear before they are cut off; as many as they may send messages come back in a second. */
const LEAST_PATIENCE = 40

/** What all guests of a process share. */
export interface SocketContext {
  readonly limits: AddressLimits
  readonly messagesPerSecond: number
  readonly guests: Set<RoomSocket>
  /** Counted for the metrics. */
  readonly counts: { messages: number; errors: number }
}

/** Somebody who has been let in: who they are, what they look at, and where they come from. */
export interface Visit {
  readonly known: Known
  readonly viewer: SocketViewer
  readonly room: RoomSession
  readonly address: string
}

/**
 * The connection of somebody who has been let in. It hears by methods, which are the same for all: functions of its own for
 * each connection would be more than all else that is known of it.
 */
export class RoomSocket extends WebSocket {
  #context!: SocketContext
  #visit!: Visit
  #perSecond!: Bucket
  /** Hardly anybody needs any. */
  #patience: Bucket | undefined
  #isAlive = true

  /** To be called as soon as there is a connection; `since`: the version that they have seen last. */
  enter(context: SocketContext, visit: Visit, since: number | null): void {
    this.#context = context
    this.#visit = visit
    this.#perSecond = new Bucket(context.messagesPerSecond, performance.now())
    context.guests.add(this)
    this.on('error', this.terminate)
    this.on('close', this.#leave)
    this.on('pong', this.#count)
    this.on('ping', this.#returnPing)
    this.on('message', this.#hear)
    visit.room.connect(visit.viewer, since)
  }

  isOn({ identity, device }: Known): boolean {
    const { known } = this.#visit
    return known.identity === identity && known.device === device
  }

  /** After all that they were told before. */
  sendHome(reason: string): void {
    this.#visit.viewer.close(reason)
  }

  /** Whoever has not answered since the last time is gone, and so is whoever says something but reads nothing. */
  check(): void {
    if (!this.#isAlive || this.#visit.viewer.standsStill()) this.terminate()
    else this.ping()
    this.#isAlive = false
  }

  #leave(): void {
    const { room, viewer, address } = this.#visit
    this.#context.guests.delete(this)
    this.#context.limits.leave(address)
    room.disconnect(viewer)
  }

  /** Not while anything waits to be read: pongs to a client that reads nothing would pile up. */
  #returnPing(data: Buffer): void {
    if (this.#count() && this.bufferedAmount === 0) this.pong(data)
  }

  /** Whether they may go on. */
  #count(): boolean {
    if (this.readyState !== WebSocket.OPEN) return false
    this.#isAlive = true
    const mayGoOn = this.#perSecond.take(performance.now())
    if (!mayGoOn) this.#complain(null, 'too-fast', 'Not so fast.')
    return mayGoOn
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.#isAlive = true
    this.#context.counts.messages++
    const bytes = data as Buffer
    // Whatever costs anything comes after this.
    if (!this.#perSecond.take(performance.now(), Math.ceil(bytes.length / MESSAGE_WEIGHT)))
      this.#complain(isBinary ? null : lastId(bytes), 'too-fast', 'Not so fast.')
    else this.#read(bytes, isBinary)
  }

  #read(bytes: Buffer, isBinary: boolean): void {
    const { room, viewer, address } = this.#visit
    const read = isBinary ? badMessage('Messages are text.') : readRequest(bytes)
    if ('problem' in read) this.#complain(read.id, read.problem, read.message)
    else if (read.request.type === 'history' && !this.#context.limits.mayLookBack(address))
      this.#complain(read.request.id, 'too-fast', 'Not so fast.')
    else room.request(viewer, read.request)
  }

  #complain(id: string | null, code: ErrorCode, message: string): void {
    const { counts, messagesPerSecond: most } = this.#context
    const now = performance.now()
    counts.errors++
    this.#visit.viewer.send(JSON.stringify({ type: 'error', id, error: { code, message } } satisfies Message))
    this.#patience ??= new Bucket(most, now, Math.max(LEAST_PATIENCE, most * 4))
    if (!this.#patience.take(now)) this.#cutOff()
  }

  /** Whoever does not listen is not listened to any more, whatever they have sent already. */
  #cutOff(): void {
    this.sendHome('too-fast')
    setImmediate(() => this.terminate())
  }
}
