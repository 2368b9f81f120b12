import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Config } from '../../config.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import { errorReply } from '../error-reply.ts'
import type { Known } from '../identity/identity.ts'
import type { AddressLimits } from '../limits/address-limits.ts'
import { destroy, PARTING, type Refusal, refuse } from '../refuse.ts'
import { RoomSocket, type SocketContext } from './room-socket.ts'
import { SocketViewer } from './socket-viewer.ts'

/** What a client needs to know of a request to connect before it is let in. */
export interface Visitor {
  readonly address: string
  /** To be asked once they have knocked no more than they may. */
  who(): Promise<Known | null>
  readonly isAllowedOrigin: boolean
}

interface Found {
  readonly room: RoomSession
  readonly known: Known
}

/** Bytes; with more than that the connection is closed unread. No message in any writing comes near it. */
const LARGEST_FRAME = 32_000
/** Parts that a message may come in; clients hardly ever cut one up. */
const MOST_FRAGMENTS = 32
/** Milliseconds in which each connection is looked at once: some at a time, since to ping thousands takes a while. */
const HEARTBEAT = 30_000
const BEATS = 300

/** All connections of this process. */
export class Sockets {
  readonly #limits: AddressLimits
  readonly #context: SocketContext
  readonly #log: (error: Error) => void
  readonly #server = new WebSocketServer({
    noServer: true,
    WebSocket: RoomSocket,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: LARGEST_FRAME,
    maxFragments: MOST_FRAGMENTS,
    // One frame of each connection in a turn of the event loop: thousands of them fit into what is read in one go.
    allowSynchronousEvents: false,
  })
  readonly #heartbeat: NodeJS.Timeout
  /** Those who are looked at next. */
  #next: Iterator<RoomSocket>
  /** How many of them, by now. */
  #due = 0

  constructor(limits: AddressLimits, config: Config, log: (error: Error) => void) {
    this.#limits = limits
    this.#log = log
    this.#context = {
      limits,
      messagesPerSecond: config.SLAPWISE_MESSAGES_PER_SECOND,
      guests: new Set(),
      counts: { messages: 0, errors: 0 },
    }
    this.#next = this.#context.guests.values()
    this.#heartbeat = setInterval(() => this.#checkSome(), HEARTBEAT / BEATS)
    this.#heartbeat.unref()
  }

  get open(): number {
    return this.#context.guests.size
  }

  get counts(): SocketContext['counts'] {
    return this.#context.counts
  }

  /** `/api/rooms/CODE/socket?since=VERSION`, or `?watch` for a screen that everybody in the living room sees. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): Promise<void> {
    if (socket.destroyed) return
    const { address } = visitor
    if (!this.#limits.admits(address)) {
      refuse(socket, ...CROWDED)
      return
    }
    const leave = () => this.#limits.leave(address)
    socket.once('close', leave)
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const { since, isScreen } = askedIn(new URLSearchParams(query))
    const found = await this.#find(/^\/api\/rooms\/([^/]+)\/socket$/.exec(path)?.[1] ?? '', visitor)
    if (socket.destroyed) return
    if (!('room' in found)) refuse(socket, ...found)
    else {
      const { room, known } = found
      const { identity: holder } = known
      const identity = isScreen ? randomUUID() : holder
      this.#server.handleUpgrade(request, socket, head, (guest) => {
        this.#limits.putThrough(socket, address)
        // What is kept with each of thousands of connections adds up.
        socket.off('close', leave)
        socket.off('error', destroy)
        const viewer = new SocketViewer(guest, socket, identity, holder, address)
        guest.enter(this.#context, { known, viewer, room, address }, since)
      })
    }
  }

  /** The room that a visitor wants to see, and who they are; or why they are not let in. */
  async #find(code: string, { address, isAllowedOrigin, who }: Visitor): Promise<Found | Refusal> {
    if (!isAllowedOrigin) return [403, 'bad-message', 'This page may not connect here.']
    try {
      const known = await who()
      const room = await this.#limits.find(code, { address, identity: known?.identity ?? null })
      room.checkMayWatch(known!.identity)
      return { room, known: known! }
    } catch (error) {
      const { status, error: refused } = errorReply(error as Error)
      if (status === 500) this.#log(error as Error)
      return [status, refused.code, refused.message]
    }
  }

  #checkSome(): void {
    this.#due += this.#context.guests.size / BEATS
    for (; this.#due >= 1; this.#due--) this.#nextOfAll()?.check()
  }

  #nextOfAll(): RoomSocket | undefined {
    const { value, done: isRoundOver } = this.#next.next()
    if (!isRoundOver) return value
    this.#next = this.#context.guests.values()
    return this.#next.next().value
  }

  /** Whoever was known on this device is nobody there any more. */
  hangUp(known: Known): void {
    for (const guest of this.#context.guests) if (guest.isOn(known)) guest.sendHome('device-ended')
  }

  stop(): void {
    clearInterval(this.#heartbeat)
    for (const guest of this.#context.guests) guest.sendHome('stopping')
    // Whoever does not answer to that does not keep the others from going home.
    setTimeout(() => this.#terminateAll(), PARTING).unref()
  }

  #terminateAll(): void {
    for (const guest of this.#context.guests) guest.terminate()
  }
}

/** The version that somebody has seen last, and whether it is for a screen that everybody sees. */
function askedIn(query: URLSearchParams): { since: number | null; isScreen: boolean } {
  const since = /^\d{1,15}$/.exec(query.get('since') ?? '')
  return { since: since && Number(since[0]), isScreen: query.has('watch') }
}

const CROWDED: Refusal = [429, 'too-many-connections', 'Too many connections from your address.']
