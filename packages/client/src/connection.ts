import { unguessable } from '@slapwise/kernel'
import {
  GONE,
  type Message,
  type ProtocolError,
  type Request,
  SENT_AWAY,
  type Step,
} from '@slapwise/protocol'

/** As much of a WebSocket as is needed, in a browser or not. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  onerror: (() => void) | null
  send(text: string): void
  close(): void
}

/** A request before it has an id. */
export type RequestBody = Request extends infer R
  ? R extends { id: string }
    ? Omit<R, 'id' | 'seen'>
    : never
  : never

export interface ConnectionOptions {
  /** Opens a socket; `since` is the last version that was seen. */
  open(since: number | null): Socket
  /** Everything that the server says, in order and without gaps, but for what answers a request. */
  onMessage(message: Message): void
  onState?(state: ConnectionState): void
  /** Milliseconds before the next attempt to connect, by how many have failed. */
  retryAfter?(failures: number): number
}

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone' | 'sent-away'

/** The server has said no, and nothing was changed. */
export class RequestError extends Error {
  readonly error: ProtocolError

  constructor(error: ProtocolError) {
    super(error.message)
    this.error = error
  }
}

interface Pending {
  readonly body: RequestBody & { readonly id: string }
  /** As it was first sent; it is the same each time. */
  text?: string
  resolve(steps: readonly Step[]): void
  reject(error: Error): void
}

const DROPPED = 1006
/** There is nothing to come back to. */
const ENDS: Readonly<Record<number, ConnectionState>> = { [GONE]: 'gone', [SENT_AWAY]: 'sent-away' }
const CLOSED = 'The connection is closed.'
const LONGEST_WAIT = 5_000

const backOff = (failures: number): number => Math.min(LONGEST_WAIT, 100 * 2 ** failures)

/**
 * A seat at a room that survives a lost connection: it comes back by itself, says what it has seen last, and sends again
 * what was not acknowledged. The server carries nothing out twice.
 */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #pending = new Map<string, Pending>()
  readonly #prefix = unguessable().slice(0, 8)
  #count = 0
  #socket: Socket | null = null
  #isOpen = false
  #isClosed = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The last version that was seen. */
  version: number | null = null
  /** How often it had to connect again. */
  reconnects = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#connect()
  }

  /** Done when the server has stored it; what `history` asks for comes with it. */
  request(body: RequestBody): Promise<readonly Step[]> {
    const id = `${this.#prefix}-${++this.#count}`
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error(CLOSED))
        return
      }
      const pending: Pending = { body: { ...body, id }, resolve, reject }
      this.#pending.set(id, pending)
      if (this.#isOpen) this.#send(pending)
    })
  }

  #send(pending: Pending): void {
    // The id comes last: the server looks for it there in what it does not read.
    pending.text ??= JSON.stringify({ seen: this.version, ...pending.body })
    this.#socket?.send(pending.text)
  }

  /** Leaves the connection; it does not come back. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.#socket) this.drop()
    else this.#giveUp()
  }

  /** Drops the connection as a bad network would: without waiting for the other side to agree. */
  drop(): void {
    const socket = this.#socket
    if (!socket) return
    socket.close()
    this.#lose(socket, DROPPED)
  }

  #connect(): void {
    this.#options.onState?.('connecting')
    const socket = this.#options.open(this.version)
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as Message)
    }
    socket.onclose = ({ code }) => this.#lose(socket, code)
    socket.onerror = () => {}
  }

  #lose(socket: Socket, code: number): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.#isOpen = false
    const end = ENDS[code]
    if (end) this.#isClosed = true
    this.#options.onState?.(end ?? 'lost')
    if (this.#isClosed) {
      this.#giveUp()
      return
    }
    this.reconnects++
    const wait = (this.#options.retryAfter ?? backOff)(this.#failures++)
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #giveUp(): void {
    for (const { reject } of this.#pending.values()) reject(new Error(CLOSED))
    this.#pending.clear()
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.#greet(message)
        return
      case 'done':
        this.#settle(message.id, ({ resolve }) => resolve([]))
        return
      case 'history':
        this.#settle(message.id, ({ resolve }) => resolve(message.steps))
        return
      case 'error':
        if (message.id !== null)
          this.#settle(message.id, ({ reject }) => reject(new RequestError(message.error)))
        else this.#options.onMessage(message)
        return
      case 'update':
        this.#update(message)
        return
      default:
        this.#options.onMessage(message)
    }
  }

  /** Whatever was on its way when the connection broke is sent again. */
  #greet(welcome: Message & { type: 'welcome' }): void {
    this.#isOpen = true
    this.#failures = 0
    this.version = welcome.version
    this.#options.onState?.('open')
    this.#options.onMessage(welcome)
    for (const pending of this.#pending.values()) this.#send(pending)
  }

  #update(update: Message & { type: 'update' }): void {
    if (this.version === null || update.version !== this.version + 1) {
      this.drop()
      return
    }
    this.version = update.version
    this.#options.onMessage(update)
  }

  #settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    this.#pending.delete(id)
    how(pending)
  }
}
