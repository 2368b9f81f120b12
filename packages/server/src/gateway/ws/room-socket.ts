import type { ErrorCode, ServerMessage } from '@slapwise/protocol'
import { type RawData, WebSocket } from 'ws'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import { TokenBucket } from '../../token-bucket.ts'
import type { DeviceIdentity } from '../identity/identity-tokens.ts'
import type { AddressLimits } from '../limits/address-limits.ts'
import { badMessageResult, extractRequestId, parseRequest } from './parse-request.ts'
import type { SocketViewer } from './socket-viewer.ts'

/** Length of a message that costs one token of the rate limit; nearly all are shorter. */
export const CHARACTERS_PER_TOKEN = 500
/** The least number of error replies before a client is disconnected; the bucket refills at the message rate. */
export const MIN_ERROR_BURST = 40

/** State shared by all sockets of a process. */
export interface SocketContext {
  readonly limits: AddressLimits
  readonly messagesPerSecond: number
  readonly sockets: Set<RoomSocket>
  /** Counters for the metrics. */
  readonly counts: { messages: number; errors: number }
}

/** An admitted connection: its device, viewer, room and address. */
export interface RoomConnection {
  readonly identity: DeviceIdentity
  readonly viewer: SocketViewer
  readonly session: RoomSession
  readonly address: string
}

/**
 * The WebSocket of an admitted client. Uses prototype methods as listeners: a closure per connection would cost more
 * memory than the rest of its state.
 */
export class RoomSocket extends WebSocket {
  #context!: SocketContext
  #connection!: RoomConnection
  #messageBucket!: TokenBucket
  /** Created on the first error, since most connections never have one. */
  #errorBucket: TokenBucket | undefined
  #isAlive = true

  /** Call it right after the upgrade; `since` is the last version the client has seen. */
  start(context: SocketContext, connection: RoomConnection, since: number | null): void {
    this.#context = context
    this.#connection = connection
    this.#messageBucket = new TokenBucket(context.messagesPerSecond, performance.now())
    context.sockets.add(this)
    this.on('error', this.terminate)
    this.on('close', this.#handleClose)
    this.on('pong', this.#countMessage)
    this.on('ping', this.#returnPing)
    this.on('message', this.#handleMessage)
    connection.session.connect(connection.viewer, since)
  }

  belongsTo({ identity, device }: DeviceIdentity): boolean {
    const { identity: deviceIdentity } = this.#connection
    return deviceIdentity.identity === identity && deviceIdentity.device === device
  }

  /** Closes the connection after all messages that were sent before. */
  closeAfterFlush(reason: string): void {
    this.#connection.viewer.close(reason)
  }

  /** Terminates the connection if the client has not answered the last ping, or sends but does not read. */
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

  /** Answers a ping unless output is pending: pongs to a client that does not read would pile up. */
  #returnPing(data: Buffer): void {
    if (this.#countMessage() && this.bufferedAmount === 0) this.pong(data)
  }

  /** Returns whether the connection is within its rate limit. */
  #countMessage(): boolean {
    if (this.readyState !== WebSocket.OPEN) return false
    this.#isAlive = true
    const mayGoOn = this.#messageBucket.take(performance.now())
    if (!mayGoOn) this.#sendError(null, 'rate-limited', 'Too many requests; try again later.')
    return mayGoOn
  }

  #handleMessage(data: RawData, isBinary: boolean): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.#isAlive = true
    this.#context.counts.messages++
    const bytes = data as Buffer
    // Everything expensive comes after this check.
    if (!this.#messageBucket.take(performance.now(), Math.ceil(bytes.length / CHARACTERS_PER_TOKEN)))
      this.#sendError(
        isBinary ? null : extractRequestId(bytes),
        'rate-limited',
        'Too many requests; try again later.',
      )
    else this.#handleRequest(bytes, isBinary)
  }

  #handleRequest(bytes: Buffer, isBinary: boolean): void {
    const { session, viewer, address } = this.#connection
    const read = isBinary ? badMessageResult('A message has to be a text frame.') : parseRequest(bytes)
    if ('problem' in read) this.#sendError(read.id, read.problem, read.message)
    else if (read.request.type === 'history' && !this.#context.limits.admitHistoryRead(address))
      this.#sendError(read.request.id, 'rate-limited', 'Too many requests; try again later.')
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

  /** Stops reading from the client at once, including messages already received. */
  #disconnect(): void {
    this.closeAfterFlush('rate-limited')
    setImmediate(() => this.terminate())
  }
}
