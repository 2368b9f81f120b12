import { type Glance, isLoopback, type Listing, type OwnRoom, type ProtocolError } from '@slapwise/protocol'

/** Where an identity is kept, if nobody else does: browsers keep it themselves. */
export interface Jar {
  read(): string | null
  keep(cookie: string): void
}

/** What opens a room. */
export interface Wanted {
  readonly name: string
  readonly avatar?: number | null
  readonly game?: string
  readonly isPublic?: boolean
}

/** One of those on which somebody is the same person. */
export interface Device {
  readonly id: string
  /** What it says about itself. */
  readonly name: string | null
  readonly since: number
  readonly isThis: boolean
}

/** The server has said no, and why; or something else answers at its address. */
export class TurnedAway extends Error {
  readonly status: number
  readonly error: ProtocolError | null

  constructor(status: number, error: ProtocolError | null) {
    super(error?.message ?? `The server answered ${status}.`)
    this.status = status
    this.error = error
  }
}

const COOKIE = /^slapwise=[^;]+/

/** The way into a server, by HTTP; rooms themselves are behind sockets. */
export class Door {
  readonly address: string
  readonly #jar: Jar | null

  constructor(address: string, jar: Jar | null = null) {
    this.address = address.replace(/\/$/, '')
    this.#jar = jar
  }

  /** Whoever has no identity yet gets one by this. Tells which build of the page is served. */
  greet(): Promise<{ readonly build: string | null }> {
    return this.#call('/api/me')
  }

  open(wanted: Wanted): Promise<{ readonly code: string; readonly link: string }> {
    return this.#call('/api/rooms', wanted)
  }

  look(code: string): Promise<Glance> {
    return this.#call(`/api/rooms/${encodeURIComponent(code)}`)
  }

  async rooms(): Promise<readonly Listing[]> {
    return (await this.#call<{ rooms: readonly Listing[] }>('/api/rooms')).rooms
  }

  /** The record of a match that is over. */
  record(code: string, match: number): Promise<unknown> {
    return this.#call(`/api/rooms/${encodeURIComponent(code)}/matches/${match}`)
  }

  /** A link that makes another device the same person. */
  async carry(): Promise<string> {
    return (await this.#call<{ link: string }>('/api/me/carry', {})).link
  }

  /** From then on this device is the person whose token this is. */
  async takeCarried(token: string): Promise<void> {
    await this.#call('/api/carry', { token })
  }

  /** Where one is the same person. */
  async devices(): Promise<readonly Device[]> {
    return (await this.#call<{ devices: readonly Device[] }>('/api/me/devices')).devices
  }

  /** The rooms that one is in, on whichever device one came into them. */
  async ownRooms(): Promise<readonly OwnRoom[]> {
    return (await this.#call<{ rooms: readonly OwnRoom[] }>('/api/me/rooms')).rooms
  }

  async endDevice(id: string): Promise<void> {
    await this.#call(`/api/me/devices/${encodeURIComponent(id)}`, undefined, 'DELETE')
  }

  /** Where other devices reach the server; null where it is only known as localhost, which leads them to themselves. */
  async addressForOthers(): Promise<string | null> {
    if (!isLoopback(new URL(this.address).hostname)) return this.address
    return (await this.#call<{ address: string | null }>('/api/address')).address
  }

  /** The link to a room for other devices, as far as the server knows how they reach it. */
  async linkTo(code: string): Promise<string> {
    return `${(await this.addressForOthers()) ?? this.address}/room/${code}`
  }

  /** `watches`: whoever only watches sees what everybody may see, even with a hand on another device. */
  socketAddress(code: string, since: number | null, watches = false): string {
    const query = new URLSearchParams({
      ...(since !== null && { since: String(since) }),
      ...(watches && { watch: '' }),
    })
    return `${this.address.replace(/^http/, 'ws')}/api/rooms/${code}/socket?${query}`
  }

  /** For whoever has to send it along by themselves. */
  get headers(): Record<string, string> {
    const cookie = this.#jar?.read() ?? null
    return cookie === null ? {} : { cookie }
  }

  async #call<T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
    const response = await fetch(this.address + path, {
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    this.#keepCookie(response)
    const answer = await response.json().catch(() => null)
    if (!response.ok || answer === null) throw new TurnedAway(response.status, answer?.error ?? null)
    return answer
  }

  #keepCookie({ headers }: Response): void {
    if (!this.#jar) return
    for (const set of headers.getSetCookie()) {
      const cookie = COOKIE.exec(set)
      if (cookie) this.#jar.keep(cookie[0])
    }
  }
}
