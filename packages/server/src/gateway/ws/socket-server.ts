import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Config } from '../../config.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import { createErrorReply } from '../error-reply.ts'
import type { DeviceIdentity } from '../identity/identity-tokens.ts'
import type { AddressLimits } from '../limits/address-limits.ts'
import { CLOSE_TIMEOUT_MS, destroyOnError, type HttpRefusal, refuseConnection } from '../refuse-connection.ts'
import { RoomSocket, type SocketContext } from './room-socket.ts'
import { SocketViewer } from './socket-viewer.ts'

/** What a client needs to know of a request to connect before it is let in. */
export interface UpgradeContext {
  readonly address: string
  /** To be asked once they have knocked no more than they may. */
  authenticate(): Promise<DeviceIdentity | null>
  readonly isAllowedOrigin: boolean
}

interface AdmittedClient {
  readonly session: RoomSession
  readonly identity: DeviceIdentity
}

/** Bytes; with more than that the connection is closed unread. No message in any writing comes near it. */
const MAX_FRAME_BYTES = 32_000
/** Parts that a message may come in; clients hardly ever cut one up. */
const MAX_FRAGMENTS = 32
/** Milliseconds in which each connection is looked at once: some at a time, since to ping thousands takes a while. */
export const PING_INTERVAL_MS = 30_000
const PING_SLICES = 300

/** All connections of this process. */
export class SocketServer {
  readonly #limits: AddressLimits
  readonly #context: SocketContext
  readonly #log: (error: Error) => void
  readonly #server = new WebSocketServer({
    noServer: true,
    WebSocket: RoomSocket,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: MAX_FRAME_BYTES,
    maxFragments: MAX_FRAGMENTS,
    // One frame of each connection in a turn of the event loop: thousands of them fit into what is read in one go.
    allowSynchronousEvents: false,
  })
  readonly #heartbeat: NodeJS.Timeout
  /** Those who are looked at next. */
  #heartbeatIterator: Iterator<RoomSocket>
  /** How many of them, by now. */
  #dueChecks = 0

  constructor(limits: AddressLimits, config: Config, log: (error: Error) => void) {
    this.#limits = limits
    this.#log = log
    this.#context = {
      limits,
      messagesPerSecond: config.SLAPWISE_MESSAGES_PER_SECOND,
      sockets: new Set(),
      counts: { messages: 0, errors: 0 },
    }
    this.#heartbeatIterator = this.#context.sockets.values()
    this.#heartbeat = setInterval(() => this.#checkSlice(), PING_INTERVAL_MS / PING_SLICES)
    this.#heartbeat.unref()
  }

  get openCount(): number {
    return this.#context.sockets.size
  }

  get counts(): SocketContext['counts'] {
    return this.#context.counts
  }

  /** `/api/rooms/CODE/socket?since=VERSION`, or `?screen` for a screen that everybody in the living room sees. */
  async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    visitor: UpgradeContext,
  ): Promise<void> {
    if (socket.destroyed) return
    const { address } = visitor
    if (!this.#limits.admitSocket(address)) {
      refuseConnection(socket, ...TOO_MANY_CONNECTIONS)
      return
    }
    const leave = () => this.#limits.releaseSocket(address)
    socket.once('close', leave)
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const { since, isScreen } = parseQuery(new URLSearchParams(query))
    const found = await this.#admit(/^\/api\/rooms\/([^/]+)\/socket$/.exec(path)?.[1] ?? '', visitor)
    if (socket.destroyed) return
    if (!('session' in found)) refuseConnection(socket, ...found)
    else {
      const { session, identity: known } = found
      const { identity: holder } = known
      const identity = isScreen ? randomUUID() : holder
      this.#server.handleUpgrade(request, socket, head, (guest) => {
        this.#limits.releaseConnection(socket, address)
        // What is kept with each of thousands of connections adds up.
        socket.off('close', leave)
        socket.off('error', destroyOnError)
        const viewer = new SocketViewer(guest, socket, identity, holder, address)
        guest.start(this.#context, { identity: known, viewer, session, address }, since)
      })
    }
  }

  /** The room that a visitor wants to see, and who they are; or why they are not let in. */
  async #admit(
    code: string,
    { address, isAllowedOrigin, authenticate }: UpgradeContext,
  ): Promise<AdmittedClient | HttpRefusal> {
    if (!isAllowedOrigin) return [403, 'bad-message', 'This page may not connect here.']
    try {
      const known = await authenticate()
      const session = await this.#limits.findRoom(code, { address, identity: known?.identity ?? null })
      session.checkMayWatch(known!.identity)
      return { session, identity: known! }
    } catch (error) {
      const { status, error: refused } = createErrorReply(error as Error)
      if (status === 500) this.#log(error as Error)
      return [status, refused.code, refused.message]
    }
  }

  #checkSlice(): void {
    this.#dueChecks += this.#context.sockets.size / PING_SLICES
    for (; this.#dueChecks >= 1; this.#dueChecks--) this.#nextSocket()?.checkAlive()
  }

  #nextSocket(): RoomSocket | undefined {
    const { value, done: isRoundOver } = this.#heartbeatIterator.next()
    if (!isRoundOver) return value
    this.#heartbeatIterator = this.#context.sockets.values()
    return this.#heartbeatIterator.next().value
  }

  /** Whoever was known on this device is nobody there any more. */
  disconnectDevice(known: DeviceIdentity): void {
    for (const guest of this.#context.sockets)
      if (guest.belongsTo(known)) guest.closeAfterFlush('device-revoked')
  }

  stop(): void {
    clearInterval(this.#heartbeat)
    for (const guest of this.#context.sockets) guest.closeAfterFlush('server-stopping')
    // Whoever does not answer to that does not keep the others from going home.
    setTimeout(() => this.#terminateAll(), CLOSE_TIMEOUT_MS).unref()
  }

  #terminateAll(): void {
    for (const guest of this.#context.sockets) guest.terminate()
  }
}

/** The version that somebody has seen last, and whether it is for a screen that everybody sees. */
function parseQuery(query: URLSearchParams): { since: number | null; isScreen: boolean } {
  const since = /^\d{1,15}$/.exec(query.get('since') ?? '')
  return { since: since && Number(since[0]), isScreen: query.has('screen') }
}

const TOO_MANY_CONNECTIONS: HttpRefusal = [
  429,
  'too-many-connections',
  'Too many connections from your address.',
]
