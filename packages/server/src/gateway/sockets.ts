import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type ErrorCode,
  GONE,
  type Message,
  type Request,
  requestSchema,
  SENT_AWAY,
} from '@slapwise/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import { Bucket } from '../limits.ts'
import { Refused } from '../rooms/decide.ts'
import type { LiveRoom, Viewer } from '../rooms/live-room.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import type { Known } from './identity.ts'
import { Outbox } from './outbox.ts'
import { PARTING, type Refusal, refuse } from './refuse.ts'

/** What a client needs to know of a request to connect before it is let in. */
export interface Visitor {
  readonly address: string
  /** To be asked once they have knocked no more than they may. */
  who(): Promise<Known | null>
  readonly isWelcome: boolean
}

interface Connection {
  readonly ws: WebSocket
  readonly outbox: Outbox
  readonly viewer: Viewer
  readonly address: string
}

interface Found {
  readonly room: LiveRoom
  readonly known: Known
}

/** Characters in a message; more are answered with an error. */
const LARGEST_MESSAGE = 8_000
/** Bytes; with more than that the connection is closed unread. No message in any writing comes near it. */
const LARGEST_FRAME = 32_000
/** Parts that a message may come in; clients hardly ever cut one up. */
const MOST_FRAGMENTS = 32
/** Bytes that may wait for a slow client before it is cut off. */
const LARGEST_BACKLOG = 4_000_000
/** Characters that weigh as much as a message: nearly all have fewer. */
const MESSAGE_WEIGHT = 500
/** Complaints that somebody gets to hear before they are cut off; as many as they may send messages come back in a second. */
const LEAST_PATIENCE = 40
const HEARTBEAT = 30_000

const TRY_AGAIN = 1013
const FOR_GOOD: Readonly<Record<string, number>> = { 'room-closed': GONE, 'sent-away': SENT_AWAY }
const MISBEHAVED = 1008

/** All connections of this process. */
export class Sockets {
  readonly #keeper: Doorkeeper
  readonly #messagesPerSecond: number
  readonly #log: (error: Error) => void
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: LARGEST_FRAME,
    maxFragments: MOST_FRAGMENTS,
    // One frame of each connection in a turn of the event loop: thousands of them fit into what is read in one go.
    allowSynchronousEvents: false,
  })
  readonly #heartbeat: NodeJS.Timeout
  readonly #alive = new WeakSet<WebSocket>()
  /** Which device of whom each is on. */
  readonly #on = new WeakMap<WebSocket, Known>()
  /** Counted for the metrics. */
  readonly counts = { messages: 0, errors: 0 }

  constructor(keeper: Doorkeeper, config: Config, log: (error: Error) => void) {
    this.#keeper = keeper
    this.#log = log
    this.#messagesPerSecond = config.SLAPWISE_MESSAGES_PER_SECOND
    this.#heartbeat = setInterval(() => this.#checkAll(), HEARTBEAT)
    this.#heartbeat.unref()
  }

  get open(): number {
    return this.#server.clients.size
  }

  /** `/api/rooms/CODE/socket?since=VERSION`, or `?watch` for a screen that everybody in the living room sees. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): Promise<void> {
    if (socket.destroyed) return
    const { address } = visitor
    if (!this.#keeper.admits(address)) {
      refuse(socket, ...CROWDED)
      return
    }
    socket.once('close', () => this.#keeper.leave(address))
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const { since, isScreen } = askedIn(new URLSearchParams(query))
    const found = await this.#find(/^\/api\/rooms\/([^/]+)\/socket$/.exec(path)?.[1] ?? '', visitor)
    if (socket.destroyed) return
    if (!('room' in found)) refuse(socket, ...found)
    else {
      const { room, known } = found
      const { identity: holder } = known
      const identity = isScreen ? randomUUID() : holder
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        this.#keeper.putThrough(socket, address)
        this.#on.set(ws, known)
        const outbox = new Outbox(ws, socket)
        this.#welcome({ ws, outbox, viewer: viewerOf(ws, outbox, identity, holder), address }, room, since)
      })
    }
  }

  /** The room that a visitor wants to see, and who they are; or why they are not let in. */
  async #find(code: string, { address, isWelcome, who }: Visitor): Promise<Found | Refusal> {
    if (!isWelcome) return [403, 'bad-message', 'This page may not connect here.']
    try {
      const known = await who()
      const room = await this.#keeper.find(code, { address, identity: known?.identity ?? null })
      room.checkMayWatch(known!.identity)
      return { room, known: known! }
    } catch (error) {
      if (error instanceof Refused) return [STATUS[error.error.code] ?? 404, error.error.code, error.message]
      this.#log(error as Error)
      return [500, 'not-stored', 'This room cannot be opened.']
    }
  }

  #welcome({ ws, outbox, viewer, address }: Connection, room: LiveRoom, since: number | null): void {
    const now = performance.now()
    const most = this.#messagesPerSecond
    const perSecond = new Bucket(most, now)
    const patience = new Bucket(most, now, Math.max(LEAST_PATIENCE, most * 4))
    const complain = (id: string | null, code: ErrorCode, message: string) => {
      this.counts.errors++
      viewer.send(JSON.stringify({ type: 'error', id, error: { code, message } } satisfies Message))
      if (!patience.take(performance.now())) cutOff(ws, outbox)
    }
    this.#alive.add(ws)
    ws.on('error', () => ws.terminate())
    ws.on('close', () => room.disconnect(viewer))
    const counted = (answer: () => void) => {
      if (ws.readyState !== ws.OPEN) return
      this.#alive.add(ws)
      if (!perSecond.take(performance.now())) complain(null, 'too-fast', 'Not so fast.')
      else answer()
    }
    ws.on('pong', () => counted(() => {}))
    ws.on('ping', (data) => counted(() => keepsUp(ws) && ws.pong(data)))
    ws.on('message', (data, isBinary) => {
      if (ws.readyState !== ws.OPEN) return
      this.#alive.add(ws)
      this.counts.messages++
      const bytes = data as Buffer
      // Whatever costs anything comes after this.
      if (!perSecond.take(performance.now(), Math.ceil(bytes.length / MESSAGE_WEIGHT))) {
        complain(isBinary ? null : lastId(bytes), 'too-fast', 'Not so fast.')
        return
      }
      const read = isBinary ? badMessage('Messages are text.') : readRequest(bytes)
      if ('problem' in read) complain(read.id, read.problem, read.message)
      else if (read.request.type === 'history' && !this.#keeper.mayLookBack(address))
        complain(read.request.id, 'too-fast', 'Not so fast.')
      else room.request(viewer, read.request)
    })
    room.connect(viewer, since)
  }

  /** Whoever has not answered since the last time is gone. */
  #checkAll(): void {
    for (const ws of this.#server.clients) {
      if (!this.#alive.delete(ws)) ws.terminate()
      else if (keepsUp(ws)) ws.ping()
    }
  }

  /** Whoever was known on this device is nobody there any more. */
  hangUp({ identity, device }: Known): void {
    for (const ws of this.#server.clients) {
      const on = this.#on.get(ws)
      if (on?.identity === identity && on.device === device) ws.close(TRY_AGAIN, 'device-ended')
    }
  }

  stop(): void {
    clearInterval(this.#heartbeat)
    for (const ws of this.#server.clients) ws.close(TRY_AGAIN, 'stopping')
    // Whoever does not answer to that does not keep the others from going home.
    setTimeout(() => this.#terminateAll(), PARTING).unref()
  }

  #terminateAll(): void {
    for (const ws of this.#server.clients) ws.terminate()
  }
}

/** The version that somebody has seen last, and whether it is for a screen that everybody sees. */
function askedIn(query: URLSearchParams): { since: number | null; isScreen: boolean } {
  const since = /^\d{1,15}$/.exec(query.get('since') ?? '')
  return { since: since && Number(since[0]), isScreen: query.has('watch') }
}

/** To be asked before anything is written: who lets too much of it wait, whatever it is, is cut off. */
function keepsUp(ws: WebSocket): boolean {
  if (ws.bufferedAmount <= LARGEST_BACKLOG) return true
  ws.terminate()
  return false
}

/** Whoever does not listen is not listened to any more, whatever they have sent already. */
function cutOff(ws: WebSocket, outbox: Outbox): void {
  outbox.flush()
  ws.close(MISBEHAVED, 'too-fast')
  setImmediate(() => ws.terminate())
}

const viewerOf = (ws: WebSocket, outbox: Outbox, identity: string, holder: string): Viewer => ({
  identity,
  holder,
  send(text) {
    if (keepsUp(ws)) outbox.send(text)
  },
  close(reason) {
    outbox.flush()
    ws.close(FOR_GOOD[reason] ?? TRY_AGAIN, reason)
  },
})

type Read =
  | { readonly request: Request }
  | { readonly problem: ErrorCode; readonly message: string; readonly id: string | null }

const badMessage = (message: string, id: string | null = null): Read => ({
  problem: 'bad-message',
  message,
  id,
})

/** Bytes at the end of a message in which its id is looked for. */
const TAIL = 60

/** The id of a message that is not read: our own client puts it last. */
const lastId = (bytes: Buffer): string | null =>
  /"id":"([^"\\]{1,40})"\}$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL)))?.[1] ?? null

/** UTF-8 takes no more for a character as JavaScript counts them. */
const BYTES_PER_CHARACTER = 3

function readRequest(bytes: Buffer): Read {
  const text = bytes.length > LARGEST_MESSAGE * BYTES_PER_CHARACTER ? null : String(bytes)
  if (text === null || text.length > LARGEST_MESSAGE)
    return { problem: 'too-large', message: `At most ${LARGEST_MESSAGE} characters.`, id: null }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return badMessage('Messages are JSON.')
  }
  const parsed = requestSchema.safeParse(json)
  if (parsed.success) return { request: parsed.data }
  const [{ path, message }] = parsed.error.issues
  const id = (json as { id?: unknown } | null)?.id
  return badMessage(
    `${path.join('.') || 'message'}: ${message}`,
    typeof id === 'string' ? id.slice(0, 40) : null,
  )
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'not-a-member': 401,
  'room-locked': 403,
  'sent-away': 403,
  'too-fast': 429,
  // What is damaged may be mended; what is not there is gone.
  'room-damaged': 503,
}

const CROWDED: Refusal = [429, 'too-many-connections', 'Too many connections from your address.']
