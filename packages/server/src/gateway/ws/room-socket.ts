import type { ErrorCode, ServerMessage } from '@slapwise/protocol'
import { type RawData, WebSocket } from 'ws'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import { TokenBucket } from '../../token-bucket.ts'
import type { DeviceIdentity } from '../identity/identity-tokens.ts'
import type { AddressLimits } from '../limits/address-limits.ts'
import { badMessageResult, extractRequestId, parseRequest } from './parse-request.ts'
import type { SocketViewer } from './socket-viewer.ts'

/** Characters that weigh as much as a message: nearly all have fewer. */
export const CHARACTERS_PER_TOKEN = 500
/** Complaints that somebody gets to hear before they are cut off; as many as they may send messages come back in a second. */
export const MIN_ERROR_BURST = 40

/** What all guests of a process share. */
export interface SocketContext {
  readonly limits: AddressLimits
  readonly messagesPerSecond: number
  readonly sockets: Set<RoomSocket>
  /** Counted for the metrics. */
  readonly counts: { messages: number; errors: number }
}

/** Somebody who has been let in: who they are, what they look at, and where they come from. */
export interface RoomConnection {
  readonly identity: DeviceIdentity
  readonly viewer: SocketViewer
  readonly session: RoomSession
  readonly address: string
}

/**
 * The connection of somebody who has been let in. It hears by methods, which are the same for all: functions of its own for
 * each connection would be more than all else that is known of it.
 */
export class RoomSocket extends WebSocket {
  #context!: SocketContext
  #connection!: RoomConnection
  #messageBucket!: TokenBucket
  /** Hardly anybody needs any. */
  #errorBucket: TokenBucket | undefined
  #isAlive = true

  /** To be called as soon as there is a connection; `since`: the version that they have seen last. */
  start(context: SocketContext, visit: RoomConnection, since: number | null): void {
    this.#context = context
    this.#connection = visit
    this.#messageBucket = new TokenBucket(context.messagesPerSecond, performance.now())
    context.sockets.add(this)
    this.on('error', this.terminate)
    this.on('close', this.#handleClose)
    this.on('pong', this.#countMessage)
    this.on('ping', this.#returnPing)
    this.on('message', this.#handleMessage)
    visit.session.connect(visit.viewer, since)
  }

  belongsTo({ identity, device }: DeviceIdentity): boolean {
    const { identity: known } = this.#connection
    return known.identity === identity && known.device === device
  }

  /** After all that they were told before. */
  closeAfterFlush(reason: string): void {
    this.#connection.viewer.close(reason)
  }

  /** Whoever has not answered since the last time is gone, and so is whoever says something but reads nothing. */
  checkAlive(): void {
    if (!this.#isAlive || this.#connection.viewer.takeStalled()) this.terminate()
    else this.ping()
    this.#isAlive = false
  }

  #handleClose(): void {
    const { session, viewer, address } = this.#connection
    this.#context.sockets.delete(this)
    this.#context.limits.releaseSocket(address)
    session.disconnect(viewer)
  }

  /** Not while anything waits to be read: pongs to a client that reads nothing would pile up. */
  #returnPing(data: Buffer): void {
    if (this.#countMessage() && this.bufferedAmount === 0) this.pong(data)
  }

  /** Whether they may go on. */
  #countMessage(): boolean {
    if (this.readyState !== WebSocket.OPEN) return false
    this.#isAlive = true
    const mayGoOn = this.#messageBucket.take(performance.now())
    if (!mayGoOn) this.#sendError(null, 'rate-limited', 'Not so fast.')
    return mayGoOn
  }

  #handleMessage(data: RawData, isBinary: boolean): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.#isAlive = true
    this.#context.counts.messages++
    const bytes = data as Buffer
    // Whatever costs anything comes after this.
    if (!this.#messageBucket.take(performance.now(), Math.ceil(bytes.length / CHARACTERS_PER_TOKEN)))
      this.#sendError(isBinary ? null : extractRequestId(bytes), 'rate-limited', 'Not so fast.')
    else this.#handleRequest(bytes, isBinary)
  }

  #handleRequest(bytes: Buffer, isBinary: boolean): void {
    const { session, viewer, address } = this.#connection
    const read = isBinary ? badMessageResult('Messages are text.') : parseRequest(bytes)
    if ('problem' in read) this.#sendError(read.id, read.problem, read.message)
    else if (read.request.type === 'history' && !this.#context.limits.admitHistoryRead(address))
      this.#sendError(read.request.id, 'rate-limited', 'Not so fast.')
    else session.request(viewer, read.request)
  }

  #sendError(id: string | null, code: ErrorCode, message: string): void {
    const { counts, messagesPerSecond } = this.#context
    const now = performance.now()
    counts.errors++
    this.#connection.viewer.send(
      JSON.stringify({ type: 'error', id, error: { code, message } } satisfies ServerMessage),
    )
    this.#errorBucket ??= new TokenBucket(
      messagesPerSecond,
      now,
      Math.max(MIN_ERROR_BURST, messagesPerSecond * 4),
    )
    if (!this.#errorBucket.take(now)) this.#disconnect()
  }

  /** Whoever does not listen is not listened to any more, whatever they have sent already. */
  #disconnect(): void {
    this.closeAfterFlush('rate-limited')
    setImmediate(() => this.terminate())
  }
}
