import type { ProtocolError } from '@slapwise/protocol'
import { WebSocket } from 'ws'

/** The server has refused to let somebody in, or to open a room. */
export class TurnedAway extends Error {
  readonly status: number
  readonly error: ProtocolError | null

  constructor(status: number, error: ProtocolError | null) {
    super(error?.message ?? `The server answered ${status}.`)
    this.status = status
    this.error = error
  }
}

/** Which setting of the server is too low for so many guests; null if that is not the reason. */
export function limitBehind({ status, error }: TurnedAway): string | null {
  if (status !== 429 && error?.code !== 'too-many-rooms') return null
  if (error?.code === 'too-many-connections') return 'SLAPWISE_MAX_SOCKETS'
  return error?.code === 'too-many-rooms' ? 'SLAPWISE_MAX_ROOMS' : 'SLAPWISE_ROOMS_PER_HOUR'
}

/** The ways into a server. */
export class Door {
  readonly #url: string
  readonly #socketUrl: string

  constructor(url: string) {
    this.#url = url.replace(/\/$/, '')
    this.#socketUrl = this.#url.replace(/^http/, 'ws')
  }

  /** The cookie of somebody new. */
  async newcomer(): Promise<string> {
    const response = await this.#fetch('/api/me', {})
    return response.headers.getSetCookie()[0].split(';')[0]
  }

  /** Opens a room, and tells its code. */
  async openRoom(cookie: string, name: string): Promise<string> {
    const headers = { cookie, 'content-type': 'application/json' }
    const body = JSON.stringify({ name })
    const response = await this.#fetch('/api/rooms', { method: 'POST', headers, body })
    return ((await response.json()) as { code: string }).code
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(this.#url + path, init)
    if (response.ok) return response
    throw new TurnedAway(response.status, errorIn(await response.text()))
  }

  /** A socket to a room. `turnedAway` is told why, if the server does not want it. */
  socket(
    code: string,
    cookie: string,
    since: number | null,
    turnedAway: (why: TurnedAway) => void,
  ): WebSocket {
    const query = since === null ? '' : `?since=${since}`
    const ws = new WebSocket(`${this.#socketUrl}/api/rooms/${code}/socket${query}`, {
      headers: { cookie },
      perMessageDeflate: false,
    })
    ws.on('unexpected-response', (_, response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => {
        turnedAway(new TurnedAway(response.statusCode ?? 0, errorIn(text)))
        ws.terminate()
      })
    })
    return ws
  }
}

function errorIn(text: string): ProtocolError | null {
  try {
    return (JSON.parse(text) as { error?: ProtocolError }).error ?? null
  } catch {
    return null
  }
}
