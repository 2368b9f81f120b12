import { once } from 'node:events'
import { type ClientRoomState, reduceRoom } from '@slapwise/client'
import { fetchInTime, waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import type { ClientRequest, RoomMatchView, RoomView, ServerMessage } from '@slapwise/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

type RequestBody = ClientRequest extends infer R
  ? R extends { id: string }
    ? Omit<R, 'id'> & { id?: string }
    : never
  : never
export type Reply = ServerMessage & { type: 'done' | 'error' | 'history' }

/** A minimal client on a real WebSocket, which neither reconnects nor repeats requests. */
export class TestClient {
  readonly cookie: string
  readonly code: string
  readonly messages: ServerMessage[] = []
  readonly #ws: WebSocket
  readonly #listeners = new Set<() => void>()
  readonly #client = `client${Math.random().toString(36).slice(2, 10)}`
  #count = 0
  #view: ClientRoomState | null = null
  isClosed = false

  private constructor(ws: WebSocket, code: string, cookie: string) {
    this.#ws = ws
    this.code = code
    this.cookie = cookie
    ws.on('message', (data) => this.#handleMessage(JSON.parse(String(data))))
    ws.on('error', () => {})
    ws.on('close', () => {
      this.isClosed = true
      this.#notify()
    })
    onTestFinished(() => ws.terminate())
  }

  /** Connects to a room, with a new identity unless a cookie is given; resolves with the welcome. */
  static async connect(address: string, code: string, cookie?: string): Promise<TestClient> {
    const own = cookie ?? (await newCookie(address))
    const ws = new WebSocket(`${address.replace(/^http/, 'ws')}/api/rooms/${code}/socket`, {
      headers: { cookie: own },
    })
    const client = new TestClient(ws, code, own)
    const isAnswered = () => client.messages.some(({ type }) => type === 'welcome') || client.isClosed
    await client.waitUntil(isAnswered, 'a welcome')
    if (client.isClosed) throw new Error('The connection was closed before the welcome.')
    return client
  }

  #handleMessage(message: ServerMessage): void {
    this.messages.push(message)
    this.#view = reduceRoom(this.#view, message)
    this.#notify()
  }

  get match(): RoomMatchView | null {
    return this.#view?.match ?? null
  }

  get phase(): RoomView['phase'] | null {
    return this.#view?.room.phase ?? null
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  /** `what` names the condition in the timeout error. */
  async waitUntil(condition: () => boolean, what = `${condition}`): Promise<void> {
    if (condition()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const listener = () => condition() && resolve()
    this.#listeners.add(listener)
    try {
      await waitFor(() => `${what}; ${this.#state}`, promise)
    } finally {
      this.#listeners.delete(listener)
    }
  }

  get #state(): string {
    const last = JSON.stringify(this.messages.at(-1))?.slice(0, 300)
    return `this connection is ${this.isClosed ? 'closed' : 'open'} and last received: ${last}`
  }

  /** The reply to a request; null if the connection is lost before. */
  async request(body: RequestBody): Promise<Reply | null> {
    const id = body.id ?? `${this.#client}-${++this.#count}`
    const receivedCount = this.messages.length
    this.#ws.send(JSON.stringify({ ...body, id }))
    const reply = () =>
      this.messages
        .slice(receivedCount)
        .find((message): message is Reply => 'id' in message && message.id === id)
    await this.waitUntil(() => reply() !== undefined || this.isClosed, `a reply to ${JSON.stringify(body)}`)
    return reply() ?? null
  }

  /** Does the same as `request`, but throws unless the request is carried out. */
  async requestOrThrow(body: RequestBody): Promise<void> {
    const reply = await this.request(body)
    if (reply?.type === 'error' || !reply)
      throw new Error(`${JSON.stringify(body)} was refused: ${JSON.stringify(reply)}`)
  }

  get version(): number {
    return this.messages.reduce((last, message) => ('version' in message ? message.version : last), 0)
  }

  async disconnect(): Promise<void> {
    if (this.isClosed) return
    const closed = once(this.#ws, 'close')
    this.#ws.terminate()
    await waitFor('the socket to close', closed)
  }
}

const isAsked = ({ match }: TestClient): boolean => match?.own.prompt != null

/** The first client with an open prompt, once there is one. */
export function waitForAsked(clients: readonly TestClient[]): Promise<TestClient> {
  return waitUntil('a client with an open prompt', () => clients.find(isAsked))
}

async function newCookie(address: string): Promise<string> {
  const response = await fetchInTime(`${address}/api/me`)
  return response.headers.getSetCookie()[0].split(';')[0]
}

/** A new room with players in their seats, the host first; nothing has started. */
export async function createSeatedRoom(address: string, players: number): Promise<TestClient[]> {
  const cookie = await newCookie(address)
  const response = await fetchInTime(`${address}/api/rooms`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Guest 0' }),
  })
  const { code } = (await response.json()) as { code: string }
  const clients = [await TestClient.connect(address, code, cookie)]
  // All clients answer: no reaction window ends by itself, however long a busy machine takes to restart a server.
  await clients[0].requestOrThrow({ type: 'change-room', pace: 'relaxed', windowSeconds: 60 })
  for (let seat = 1; seat < players; seat++) {
    const client = await TestClient.connect(address, code)
    await client.requestOrThrow({ type: 'join', name: `Guest ${seat}` })
    await client.requestOrThrow({ type: 'sit', seat })
    await client.requestOrThrow({ type: 'ready', isReady: true })
    clients.push(client)
  }
  return clients
}
