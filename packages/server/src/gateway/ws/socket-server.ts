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

/** The sender of an upgrade request, before it is admitted. */
export interface UpgradeContext {
  readonly address: string
  /** Called after the rate limit check. */
  authenticate(): Promise<DeviceIdentity | null>
  readonly isAllowedOrigin: boolean
}

interface AdmittedClient {
  readonly session: RoomSession
  readonly identity: DeviceIdentity
}

/** Larger frames close the connection; no valid message comes near it in any encoding. */
const MAX_FRAME_BYTES = 32_000
/** Fragments per message; clients hardly ever fragment. */
const MAX_FRAGMENTS = 32
/** Interval at which each connection is checked. Spread over slices, since pinging thousands at once takes a while. */
export const PING_INTERVAL_MS = 30_000
const PING_SLICES = 300

/** The query parameter of a shared screen, which shows no more than everybody may see. */
export const SCREEN_PARAMETER = 'screen'

/** All WebSockets of this process. */
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
    // One frame per connection and turn of the event loop: a single read may contain thousands.
    allowSynchronousEvents: false,
  })
  readonly #heartbeat: NodeJS.Timeout
  /** Iterates over the sockets to check next. */
  #heartbeatIterator: Iterator<RoomSocket>
  /** Number of checks that are due, fractional. */
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

  /** Handles `/api/rooms/CODE/socket?since=VERSION`, or `?screen` for a shared screen. */
  async upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    context: UpgradeContext,
  ): Promise<void> {
    if (socket.destroyed) return
    const { address } = context
    if (!this.#limits.admitSocket(address)) {
      refuseConnection(socket, ...TOO_MANY_CONNECTIONS)
      return
    }
    const onClose = () => this.#limits.releaseSocket(address)
    socket.once('close', onClose)
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const { since, isScreen } = parseQuery(new URLSearchParams(query))
    const admission = await this.#admit(/^\/api\/rooms\/([^/]+)\/socket$/.exec(path)?.[1] ?? '', context)
    if (socket.destroyed) return
    if (!('session' in admission)) refuseConnection(socket, ...admission)
    else {
      const { session, identity: deviceIdentity } = admission
      const ownerIdentity = deviceIdentity.identity
      const identity = isScreen ? randomUUID() : ownerIdentity
      this.#server.handleUpgrade(request, socket, head, (roomSocket) => {
        this.#limits.releaseConnection(socket, address)
        // Listeners on thousands of connections add up.
        socket.off('close', onClose)
        socket.off('error', destroyOnError)
        const viewer = new SocketViewer(roomSocket, socket, identity, ownerIdentity, address)
        roomSocket.start(this.#context, { identity: deviceIdentity, viewer, session, address }, since)
      })
    }
  }

  /** Finds the room and identifies the client, or returns the refusal. */
  async #admit(
    code: string,
    { address, isAllowedOrigin, authenticate }: UpgradeContext,
  ): Promise<AdmittedClient | HttpRefusal> {
    if (!isAllowedOrigin) return [403, 'bad-message', 'Connections from this origin are not allowed.']
    try {
      const deviceIdentity = await authenticate()
      const session = await this.#limits.findRoom(code, {
        address,
        identity: deviceIdentity?.identity ?? null,
      })
      session.checkMayWatch(deviceIdentity!.identity)
      return { session, identity: deviceIdentity! }
    } catch (error) {
      const reply = createErrorReply(error as Error)
      if (reply.status === 500) this.#log(error as Error)
      return [reply.status, reply.error.code, reply.error.message]
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

  /** Closes all connections of a revoked device. */
  disconnectDevice(deviceIdentity: DeviceIdentity): void {
    for (const roomSocket of this.#context.sockets)
      if (roomSocket.belongsTo(deviceIdentity)) roomSocket.closeAfterFlush('device-revoked')
  }

  stop(): void {
    clearInterval(this.#heartbeat)
    for (const roomSocket of this.#context.sockets) roomSocket.closeAfterFlush('server-stopping')
    // Clients that do not complete the closing handshake must not delay the shutdown.
    setTimeout(() => this.#terminateAll(), CLOSE_TIMEOUT_MS).unref()
  }

  #terminateAll(): void {
    for (const roomSocket of this.#context.sockets) roomSocket.terminate()
  }
}

/** The last version that the client has seen, and whether it is a shared screen. */
function parseQuery(query: URLSearchParams): { since: number | null; isScreen: boolean } {
  const since = /^\d{1,15}$/.exec(query.get('since') ?? '')
  return { since: since && Number(since[0]), isScreen: query.has(SCREEN_PARAMETER) }
}

const TOO_MANY_CONNECTIONS: HttpRefusal = [
  429,
  'too-many-connections',
  'Too many connections from your address.',
]
