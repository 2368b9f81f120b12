import { randomHex } from '@slapwise/kernel'
import {
  CLOSE_MEMBER_REMOVED,
  CLOSE_ROOM_GONE,
  type ClientRequest,
  type HistoryStep,
  type ProtocolError,
  type ServerMessage,
} from '@slapwise/protocol'

/** As much of a WebSocket as is needed, in a browser or not. */
export interface WebSocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  onerror: (() => void) | null
  send(text: string): void
  close(): void
}

/** A request before it has an id. */
export type RequestBody = ClientRequest extends infer R
  ? R extends { id: string }
    ? Omit<R, 'id' | 'seenVersion'>
    : never
  : never

export interface ConnectionOptions {
  /** Opens a socket; `since` is the last version that was seen. */
  openSocket(since: number | null): WebSocketLike
  /** Everything that the server says, in order and without gaps, but for what answers a request. */
  onMessage(message: ServerMessage): void
  onStateChange?(state: ConnectionState): void
  /** Milliseconds before the next attempt to connect, by how many have failed. */
  retryDelayMs?(failures: number): number
}

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone' | 'removed'

/** The server has said no, and nothing was changed. */
export class RequestError extends Error {
  readonly protocolError: ProtocolError

  constructor(error: ProtocolError) {
    super(error.message)
    this.protocolError = error
  }
}

interface PendingRequest {
  readonly body: RequestBody & { readonly id: string }
  /** As it was first sent; it is the same each time. */
  text?: string
  resolve(steps: readonly HistoryStep[]): void
  reject(error: Error): void
}

const ABNORMAL_CLOSE_CODE = 1006
/** There is nothing to come back to. */
const FINAL_STATES: Readonly<Record<number, ConnectionState>> = {
  [CLOSE_ROOM_GONE]: 'gone',
  [CLOSE_MEMBER_REMOVED]: 'removed',
}
const CLOSED_MESSAGE = 'The connection is closed.'
const MAX_RECONNECT_DELAY_MS = 5_000

const reconnectDelayMs = (failures: number): number => Math.min(MAX_RECONNECT_DELAY_MS, 100 * 2 ** failures)

/**
 * A seat at a room that survives a lost connection: it comes back by itself, says what it has seen last, and sends again
 * what was not acknowledged. The server carries nothing out twice.
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
  /** The last version that was seen. */
  lastVersion: number | null = null
  /** How often it had to connect again. */
  reconnectCount = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#connect()
  }

  /** Done when the server has stored it; what `history` asks for comes with it. */
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
    // The id comes last: the server looks for it there in what it does not read.
    pending.text ??= JSON.stringify({ seenVersion: this.lastVersion, ...pending.body })
    this.#socket?.send(pending.text)
  }

  /** Leaves the connection; it does not come back. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#reconnectTimer)
    if (this.#socket) this.drop()
    else this.#rejectPending()
  }

  /** Drops the connection as a bad network would: without waiting for the other side to agree. */
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
    const end = FINAL_STATES[code]
    if (end) this.#isClosed = true
    this.#options.onStateChange?.(end ?? 'lost')
    if (this.#isClosed) {
      this.#rejectPending()
      return
    }
    this.reconnectCount++
    const wait = (this.#options.retryDelayMs ?? reconnectDelayMs)(this.#failures++)
    this.#reconnectTimer = setTimeout(() => this.#connect(), wait)
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

  /** Whatever was on its way when the connection broke is sent again. */
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

  #settleRequest(id: string, how: (pending: PendingRequest) => void): void {
    const pending = this.#pendingRequests.get(id)
    if (!pending) return
    this.#pendingRequests.delete(id)
    how(pending)
  }
}
