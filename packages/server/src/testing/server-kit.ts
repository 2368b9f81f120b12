/** A whole server on a free port, and clients with cookies. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameRegistry } from '@slapwise/kernel'
import { fetchInTime, waitFor } from '@slapwise/kernel/testing/wait'
import { type ServerMessage, serverMessageSchema } from '@slapwise/protocol'
import { WebSocket } from 'ws'
import { readConfig } from '../config.ts'
import { type Server, serve } from '../serve.ts'
import type { RequestBody } from './registry-kit.ts'
import { TEST_LIBRARY } from './test-library.ts'

export interface TestServer extends Server {
  readonly folder: string
}

export async function startTestServer(
  environment: Record<string, string> = {},
  games: GameRegistry = TEST_LIBRARY.games,
  webRoot: string | null = null,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
  const server = await serve(
    readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      SLAPWISE_DATA: folder,
      SLAPWISE_LOG: 'silent',
      ...environment,
    }),
    { ...TEST_LIBRARY, games },
    webRoot,
  )
  return {
    ...server,
    folder,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export class TestBrowser {
  readonly address: string
  cookie = ''

  constructor({ address }: Pick<Server, 'address'>) {
    this.address = address.replace('localhost', '127.0.0.1')
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...init.headers }
    const response = await fetchInTime(this.address + path, { redirect: 'manual', ...init, headers })
    const [given] = response.headers.getSetCookie()
    if (given) this.cookie = given.split(';')[0]
    return response
  }

  /** Gets an identity. */
  async identify(): Promise<this> {
    await this.fetch('/api/me')
    return this
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  /** Creates a room, and returns its code. */
  async createRoom(name: string, isPublic = false): Promise<string> {
    const response = await this.post('/api/rooms', { name, isPublic })
    return ((await response.json()) as { code: string }).code
  }

  async connect(code: string): Promise<TestSocket> {
    if (!this.cookie) await this.identify()
    const socket = new TestSocket(this.openSocket(`/api/rooms/${code}/socket`))
    await waitFor(`the socket to ${code} to open`, once(socket.socket, 'open'))
    return socket
  }

  openSocket(path: string, headers: Record<string, string> = {}): WebSocket {
    const url = this.address.replace('http', 'ws') + path
    return new WebSocket(url, { headers: { ...(this.cookie && { cookie: this.cookie }), ...headers } })
  }
}

/** The status and the error code of a refused HTTP request. */
export async function readError(response: Response): Promise<[status: number, code: string]> {
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  return [response.status, error.code]
}

let sockets = 0

/** A connection that records its messages, and can wait for more. */
export class TestSocket {
  readonly socket: WebSocket
  readonly received: ServerMessage[] = []
  readonly #listeners = new Set<() => void>()
  readonly #client = `socket${++sockets}`
  #requests = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      this.received.push(serverMessageSchema.parse(JSON.parse(String(data))))
      for (const listener of this.#listeners) listener()
    })
    socket.on('close', () => {
      for (const listener of this.#listeners) listener()
    })
  }

  /** The first matching message of a type, received already or later. */
  waitForMessage<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: ServerMessage & { type: Type }) => boolean = () => true,
  ): Promise<ServerMessage & { type: Type }> {
    return this.#waitForFirst(
      (message): message is ServerMessage & { type: Type } =>
        message.type === type && fits(message as ServerMessage & { type: Type }),
      `a message of type ${type}`,
    )
  }

  /** Fails if the connection closes, or at the timeout. */
  async #waitForFirst<M extends ServerMessage>(
    fits: (message: ServerMessage) => message is M,
    what: string,
  ): Promise<M> {
    const { promise, resolve, reject } = Promise.withResolvers<M>()
    const look = () => {
      const found = this.received.find(fits)
      if (found) resolve(found)
      else if (this.socket.readyState === WebSocket.CLOSED)
        reject(new Error(`The connection was closed before ${what}.`))
    }
    this.#listeners.add(look)
    look()
    try {
      return await waitFor(() => `${what}; received ${this.received.map(({ type }) => type)}`, promise)
    } finally {
      this.#listeners.delete(look)
    }
  }

  send(text: unknown): void {
    this.socket.send(typeof text === 'string' || Buffer.isBuffer(text) ? text : JSON.stringify(text))
  }

  /** `done`, or the error code. */
  async request(body: RequestBody): Promise<string> {
    const id = `${this.#client}-${++this.#requests}`
    this.send({ ...body, id })
    const isAnswer = (message: ServerMessage): message is ServerMessage & { type: 'done' | 'error' } =>
      (message.type === 'done' || message.type === 'error') && message.id === id
    const answer = await this.#waitForFirst(isAnswer, `the reply to ${body.type}`)
    return answer.type === 'error' ? answer.error.code : 'done'
  }

  waitForClose(): Promise<number> {
    return waitFor('the socket to close', new Promise((closed) => this.socket.once('close', closed)))
  }
}

/** The HTTP reply to a WebSocket handshake that is refused. */
export function waitForRefusal(socket: WebSocket): Promise<{ status: number; body: string }> {
  const refusal = new Promise<{ status: number; body: string }>((refused, failed) => {
    socket.on('open', () => failed(new Error('The connection was accepted.')))
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => refused({ status: response.statusCode!, body }))
    })
  })
  return waitFor('the socket to be refused', refusal)
}
