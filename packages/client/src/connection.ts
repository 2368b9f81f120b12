import { randomHex } from '@slapwise/kernel'
import {
  CLOSE_MEMBER_REMOVED,
  CLOSE_ROOM_GONE,
  type ClientRequest,
  type HistoryStep,
  type ProtocolError,
  type ServerMessage,
} from '@slapwise/protocol'

/** The part of the WebSocket interface that is used, so that Node implementations fit too. */
export interface WebSocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  onerror: (() => void) | null
  send(text: string): void
  close(): void
}

/** A request without its id, which `Connection` adds. */
export type RequestBody = ClientRequest extends infer R
  ? R extends { id: string }
    ? Omit<R, 'id' | 'seenVersion'>
    : never
  : never

export interface ConnectionOptions {
  /** Opens a socket; `since` is the last version that was received. */
  openSocket(since: number | null): WebSocketLike
  /** Called for all messages except replies to requests, in order and without gaps. */
  onMessage(message: ServerMessage): void
  onStateChange?(state: ConnectionState): void
  /** Milliseconds before the next connection attempt, by the number of failed ones. */
  retryDelayMs?(failures: number): number
}

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone' | 'removed'

/** The server has refused a request; nothing has changed. */
export class RequestError extends Error {
  readonly protocolError: ProtocolError

  constructor(error: ProtocolError) {
    super(error.message)
    this.protocolError = error
  }
}

interface PendingRequest {
  readonly body: RequestBody & { readonly id: string }
  /** The encoded request, which stays the same when it is resent. */
  text?: string
  resolve(steps: readonly HistoryStep[]): void
  reject(error: Error): void
}

const ABNORMAL_CLOSE_CODE = 1006
/** Close codes after which reconnecting is pointless. */
const FINAL_STATES: Readonly<Record<number, ConnectionState>> = {
  [CLOSE_ROOM_GONE]: 'gone',
  [CLOSE_MEMBER_REMOVED]: 'removed',
}
const CLOSED_MESSAGE = 'The connection is closed.'
const MAX_RECONNECT_DELAY_MS = 5_000

const reconnectDelayMs = (failures: number): number => Math.min(MAX_RECONNECT_DELAY_MS, 100 * 2 ** failures)

/**
 * A connection to a room that survives network failures: it reconnects, sends the last version it has seen and resends
 * unacknowledged requests. The server applies each request id once.
 */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #pendingRequests = new Map<string, PendingRequest>()
  readonly #clientId = randomHex().slice(0, 8)
  #requestCount = 0
  #socket: WebSocketLike | null = null
  #isOpen = false
  #isClosed = false
  #failures = 0
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined
  /** The last version that was received. */
  lastVersion: number | null = null
  reconnectCount = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#connect()
  }

  /** Resolves when the server has stored the request; `history` requests resolve with the steps. */
  request(body: RequestBody): Promise<readonly HistoryStep[]> {
    const id = `${this.#clientId}-${++this.#requestCount}`
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error(CLOSED_MESSAGE))
        return
      }
      const pending: PendingRequest = { body: { ...body, id }, resolve, reject }
      this.#pendingRequests.set(id, pending)
      if (this.#isOpen) this.#send(pending)
    })
  }

  #send(pending: PendingRequest): void {
    // The id has to be the last field: the server extracts it from there without parsing.
    pending.text ??= JSON.stringify({ seenVersion: this.lastVersion, ...pending.body })
    this.#socket?.send(pending.text)
  }

  /** Closes the connection for good. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#reconnectTimer)
    if (this.#socket) this.drop()
    else this.#rejectPending()
  }

  /** Drops the connection as a bad network would, without a close handshake. */
  drop(): void {
    const socket = this.#socket
    if (!socket) return
    socket.close()
    this.#handleClose(socket, ABNORMAL_CLOSE_CODE)
  }

  #connect(): void {
    this.#options.onStateChange?.('connecting')
    const socket = this.#options.openSocket(this.lastVersion)
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#handleMessage(JSON.parse(String(data)) as ServerMessage)
    }
    socket.onclose = ({ code }) => this.#handleClose(socket, code)
    socket.onerror = () => {}
  }

  #handleClose(socket: WebSocketLike, code: number): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.#isOpen = false
    const finalState = FINAL_STATES[code]
    if (finalState) this.#isClosed = true
    this.#options.onStateChange?.(finalState ?? 'lost')
    if (this.#isClosed) {
      this.#rejectPending()
      return
    }
    this.reconnectCount++
    const delayMs = (this.#options.retryDelayMs ?? reconnectDelayMs)(this.#failures++)
    this.#reconnectTimer = setTimeout(() => this.#connect(), delayMs)
  }

  #rejectPending(): void {
    for (const { reject } of this.#pendingRequests.values()) reject(new Error(CLOSED_MESSAGE))
    this.#pendingRequests.clear()
  }

  #handleMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#handleWelcome(message)
        return
      case 'done':
        this.#settleRequest(message.id, ({ resolve }) => resolve([]))
        return
      case 'history':
        this.#settleRequest(message.id, ({ resolve }) => resolve(message.steps))
        return
      case 'error':
        if (message.id !== null)
          this.#settleRequest(message.id, ({ reject }) => reject(new RequestError(message.error)))
        else this.#options.onMessage(message)
        return
      case 'update':
        this.#handleUpdate(message)
        return
      default:
        this.#options.onMessage(message)
    }
  }

  /** Resends the requests that were pending when the connection broke. */
  #handleWelcome(welcome: ServerMessage & { type: 'welcome' }): void {
    this.#isOpen = true
    this.#failures = 0
    this.lastVersion = welcome.version
    this.#options.onStateChange?.('open')
    this.#options.onMessage(welcome)
    for (const pending of this.#pendingRequests.values()) this.#send(pending)
  }

  #handleUpdate(update: ServerMessage & { type: 'update' }): void {
    if (this.lastVersion === null || update.version !== this.lastVersion + 1) {
      this.drop()
      return
    }
    this.lastVersion = update.version
    this.#options.onMessage(update)
  }

  #settleRequest(id: string, settle: (pending: PendingRequest) => void): void {
    const pending = this.#pendingRequests.get(id)
    if (!pending) return
    this.#pendingRequests.delete(id)
    settle(pending)
  }
}
