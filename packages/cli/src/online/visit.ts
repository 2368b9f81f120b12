import type { Socket } from '@slapwise/client'
import { GONE, type ProtocolError } from '@slapwise/protocol'
import WebSocket from 'ws'
import { UsageError } from '../usage-error.ts'
import { keepIdentity, readIdentity } from './identity-file.ts'

const COOKIE = /^slapwise=([^;]+)/

const NOT_FOUND = 404
const LOST = 1006

/** A server, and who we are there. */
export class Visit {
  readonly #url: URL
  #token: string | null

  private constructor(url: URL) {
    this.#url = url
    this.#token = readIdentity(url.host)
  }

  static async at(address: string): Promise<Visit> {
    const url = URL.parse(/^https?:/.test(address) ? address : `http://${address}`)
    if (!url) throw new UsageError(`--url is an address such as http://localhost:3000, not '${address}'.`)
    const visit = new Visit(url)
    await visit.#call('GET', 'api/me')
    return visit
  }

  get address(): string {
    return this.#url.href.replace(/\/$/, '')
  }

  async open(name: string): Promise<string> {
    const { code } = (await this.#call('POST', 'api/rooms', { name })) as { code: string }
    return code
  }

  /** The code as the server writes it. */
  async look(code: string): Promise<string> {
    const found = (await this.#call('GET', `api/rooms/${encodeURIComponent(code)}`)) as { code: string }
    return found.code
  }

  linkTo(code: string): string {
    return new URL(`room/${code}`, this.#url).href
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.#fetch(method, path, body)
    const set = response.headers.getSetCookie().map((cookie) => COOKIE.exec(cookie)?.[1])
    const token = set.find((value) => value !== undefined)
    if (token !== undefined) {
      this.#token = token
      keepIdentity(this.#url.host, token)
    }
    const json = (await response.json().catch(() => null)) as { error?: ProtocolError } | null
    if (json === null) throw new UsageError(`${this.address} is no Slapwise server.`)
    if (!response.ok) throw new UsageError(json.error?.message ?? `${this.address} is no Slapwise server.`)
    return json
  }

  async #fetch(method: string, path: string, body: unknown): Promise<Response> {
    const headers = { ...this.#cookie(), ...(body !== undefined && { 'content-type': 'application/json' }) }
    try {
      return await fetch(new URL(path, this.#url), {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch {
      throw new UsageError(`Nobody answers at ${this.address}.`)
    }
  }

  #cookie(): Record<string, string> {
    return this.#token === null ? {} : { cookie: `slapwise=${this.#token}` }
  }

  connect(code: string, since: number | null): Socket {
    const url = new URL(`api/rooms/${code}/socket`, this.#url)
    url.protocol = url.protocol.replace('http', 'ws')
    if (since !== null) url.searchParams.set('since', String(since))
    const ws = new WebSocket(url, { headers: this.#cookie() })
    const socket = ws as unknown as Socket
    ws.on('unexpected-response', (request, { statusCode }) => {
      request.destroy()
      socket.onclose?.({ code: statusCode === NOT_FOUND ? GONE : LOST, reason: '' })
    })
    return socket
  }
}
