import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, GONE, type Message, type Request, requestSchema } from '@slapwise/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import { Bucket, Counter } from '../limits.ts'
import { readCode } from '../rooms/codes.ts'
import { Refused } from '../rooms/decide.ts'
import type { House } from '../rooms/house.ts'
import { LiveRoom, type Viewer } from '../rooms/live-room.ts'

/** What a client needs to know of a request to connect before it is let in. */
export interface Visitor {
  readonly identity: string | null
  readonly address: string
  readonly isWelcome: boolean
}

/** Characters in a message; more are answered with an error. */
const LARGEST_MESSAGE = 8_000
/** Bytes; with more than that the connection is closed unread. */
const LARGEST_FRAME = 256_000
/** Bytes that may wait for a slow client before it is cut off. */
const LARGEST_BACKLOG = 4_000_000
/** For a history the whole journal may have to be folded again. */
const HISTORIES_PER_SECOND = 1
const HISTORIES_AT_ONCE = 6
const HEARTBEAT = 30_000
/** Milliseconds for saying good-bye. */
const PARTING = 1_000

const TRY_AGAIN = 1013

/** All connections of this process. */
export class Sockets {
  readonly #house: House
  readonly #config: Config
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: LARGEST_FRAME,
  })
  readonly #perAddress: Counter
  readonly #heartbeat: NodeJS.Timeout
  readonly #alive = new WeakSet<WebSocket>()
  /** Counted for the metrics. */
  readonly counts = { messages: 0, errors: 0 }

  constructor(house: House, config: Config) {
    this.#house = house
    this.#config = config
    this.#perAddress = new Counter(config.SLAPWISE_MAX_SOCKETS)
    this.#heartbeat = setInterval(() => this.#checkAll(), HEARTBEAT)
    this.#heartbeat.unref()
  }

  get open(): number {
    return this.#server.clients.size
  }

  /** `/api/rooms/CODE/socket?since=VERSION`, or `?watch` for a screen that everybody in the living room sees. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, visitor: Visitor): Promise<void> {
    socket.on('error', () => socket.destroy())
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const code = readCode(/^\/api\/rooms\/([^/]+)\/socket$/.exec(path)?.[1] ?? '')
    const asked = new URLSearchParams(query)
    const since = /^\d{1,15}$/.exec(asked.get('since') ?? '')
    const found = await this.#findRoom(code, visitor)
    // Whoever has hung up meanwhile would never be counted out again.
    if (socket.destroyed) return
    if (!(found instanceof LiveRoom)) refuse(socket, ...found)
    else if (!this.#perAddress.enter(visitor.address)) refuse(socket, ...CROWDED)
    else {
      socket.once('close', () => this.#perAddress.leave(visitor.address))
      const identity = asked.has('watch') ? randomUUID() : visitor.identity!
      this.#server.handleUpgrade(request, socket, head, (ws) =>
        this.#welcome(ws, viewerOf(ws, socket, identity), found, since ? Number(since[0]) : null),
      )
    }
  }

  /** The room that a visitor wants to see, or why they are not let in. */
  async #findRoom(code: string | null, { identity, isWelcome }: Visitor): Promise<LiveRoom | Refusal> {
    if (!isWelcome) return [403, 'bad-message', 'This page may not connect here.']
    if (identity === null) return [401, 'not-a-member', 'Ask /api/me for an identity first.']
    if (code === null) return [404, 'no-such-room', 'There is no room of that code.']
    try {
      return await this.#house.find(code)
    } catch (error) {
      if (error instanceof Refused) return [statusOf(error), error.error.code, error.message]
      return [500, 'not-stored', 'This room cannot be opened.']
    }
  }

  #welcome(ws: WebSocket, viewer: Viewer, room: LiveRoom, since: number | null): void {
    const now = Date.now()
    const perSecond = new Bucket(this.#config.SLAPWISE_MESSAGES_PER_SECOND, now)
    const histories = new Bucket(HISTORIES_PER_SECOND, now, HISTORIES_AT_ONCE)
    this.#alive.add(ws)
    ws.on('pong', () => this.#alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => room.disconnect(viewer))
    ws.on('ping', (data) => {
      this.#alive.add(ws)
      if (!perSecond.take(Date.now())) this.#complain(viewer, null, 'too-fast', 'Not so fast.')
      else if (keepsUp(ws)) ws.pong(data)
    })
    ws.on('message', (data, isBinary) => {
      this.#alive.add(ws)
      this.counts.messages++
      const read = isBinary ? badMessage('Messages are text.') : readRequest(String(data))
      const late = Date.now()
      if (!perSecond.take(late)) this.#complain(viewer, idOf(read), 'too-fast', 'Not so fast.')
      else if ('problem' in read) this.#complain(viewer, read.id, read.problem, read.message)
      else if (read.request.type === 'history' && !histories.take(late))
        this.#complain(viewer, read.request.id, 'too-fast', 'Not so fast.')
      else room.request(viewer, read.request)
    })
    room.connect(viewer, since)
  }

  #complain(viewer: Viewer, id: string | null, code: ErrorCode, message: string): void {
    this.counts.errors++
    viewer.send(JSON.stringify({ type: 'error', id, error: { code, message } } satisfies Message))
  }

  /** Whoever has not answered since the last time is gone. */
  #checkAll(): void {
    for (const ws of this.#server.clients) {
      if (!this.#alive.delete(ws)) ws.terminate()
      else if (keepsUp(ws)) ws.ping()
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

/** To be asked before anything is written: who lets too much of it wait, whatever it is, is cut off. */
function keepsUp(ws: WebSocket): boolean {
  if (ws.bufferedAmount <= LARGEST_BACKLOG) return true
  ws.terminate()
  return false
}

/** What goes to one connection in one go is written in one go. */
const held: Duplex[] = []

function hold(socket: Duplex): void {
  if (held.length === 0) process.nextTick(release)
  socket.cork()
  held.push(socket)
}

function release(): void {
  for (const socket of held) socket.uncork()
  held.length = 0
}

const viewerOf = (ws: WebSocket, raw: Duplex, identity: string): Viewer => ({
  identity,
  send(text) {
    if (!keepsUp(ws)) return
    hold(raw)
    ws.send(text)
  },
  close(reason) {
    ws.close(reason === 'room-closed' ? GONE : TRY_AGAIN, reason)
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

const idOf = (read: Read): string | null => ('request' in read ? read.request.id : read.id)

function readRequest(text: string): Read {
  if (text.length > LARGEST_MESSAGE)
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

/** What is damaged may be mended; what is not there is gone. */
const statusOf = ({ error }: Refused): number => (error.code === 'room-damaged' ? 503 : 404)

type Refusal = readonly [status: number, code: ErrorCode, message: string]

const CROWDED: Refusal = [429, 'too-many-connections', 'Too many connections from your address.']

/** Says why, and hangs up: who is not let in and keeps their side open would hold on to a descriptor for ever. */
function refuse(socket: Duplex, status: number, code: ErrorCode, message: string): void {
  const body = JSON.stringify({ error: { code, message } })
  const hangUp = () => socket.destroy()
  const impatience = setTimeout(hangUp, PARTING).unref()
  socket.once('finish', hangUp)
  socket.once('close', () => clearTimeout(impatience))
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
