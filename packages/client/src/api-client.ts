import {
  isLoopback,
  type JoinedRoom,
  type ProtocolError,
  type RoomListing,
  type RoomSummary,
} from '@slapwise/protocol'

/** Where an identity is kept, if nobody else does: browsers keep it themselves. */
export interface CookieStore {
  read(): string | null
  write(cookie: string): void
}

/** What opens a room. */
export interface CreateRoomOptions {
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
  readonly addedAt: number
  readonly isCurrent: boolean
}

/** The server has said no, and why; or something else answers at its address. */
export class ApiError extends Error {
  readonly status: number
  readonly protocolError: ProtocolError | null

  constructor(status: number, error: ProtocolError | null) {
    super(error?.message ?? `The server answered ${status}.`)
    this.status = status
    this.protocolError = error
  }
}

const COOKIE_PATTERN = /^slapwise=[^;]+/

/** The way into a server, by HTTP; rooms themselves are behind sockets. */
export class ApiClient {
  readonly baseUrl: string
  readonly #cookieStore: CookieStore | null

  constructor(address: string, jar: CookieStore | null = null) {
    this.baseUrl = address.replace(/\/$/, '')
    this.#cookieStore = jar
  }

  /** Whoever has no identity yet gets one by this. Tells which build of the page is served. */
  fetchIdentity(): Promise<{ readonly build: string | null }> {
    return this.#call('/api/me')
  }

  createRoom(wanted: CreateRoomOptions): Promise<{ readonly code: string; readonly link: string }> {
    return this.#call('/api/rooms', wanted)
  }

  fetchRoom(code: string): Promise<RoomSummary> {
    return this.#call(`/api/rooms/${encodeURIComponent(code)}`)
  }

  async fetchPublicRooms(): Promise<readonly RoomListing[]> {
    return (await this.#call<{ rooms: readonly RoomListing[] }>('/api/rooms')).rooms
  }

  /** The record of a match that is over. */
  fetchRecord(code: string, match: number): Promise<unknown> {
    return this.#call(`/api/rooms/${encodeURIComponent(code)}/matches/${match}`)
  }

  /** A link that makes another device the same person. */
  async createTransferLink(): Promise<string> {
    return (await this.#call<{ link: string }>('/api/me/transfers', {})).link
  }

  /** From then on this device is the person whose token this is. */
  async acceptTransfer(token: string): Promise<void> {
    await this.#call('/api/transfers', { token })
  }

  /** Where one is the same person. */
  async fetchDevices(): Promise<readonly Device[]> {
    return (await this.#call<{ devices: readonly Device[] }>('/api/me/devices')).devices
  }

  /** The rooms that one is in, on whichever device one came into them. */
  async fetchJoinedRooms(): Promise<readonly JoinedRoom[]> {
    return (await this.#call<{ rooms: readonly JoinedRoom[] }>('/api/me/rooms')).rooms
  }

  async revokeDevice(id: string): Promise<void> {
    await this.#call(`/api/me/devices/${encodeURIComponent(id)}`, undefined, 'DELETE')
  }

  /** Where other devices reach the server; null where it is only known as localhost, which leads them to themselves. */
  async fetchShareableAddress(): Promise<string | null> {
    if (!isLoopback(new URL(this.baseUrl).hostname)) return this.baseUrl
    return (await this.#call<{ address: string | null }>('/api/address')).address
  }

  /** The link to a room for other devices, as far as the server knows how they reach it. */
  async fetchRoomLink(code: string): Promise<string> {
    return `${(await this.fetchShareableAddress()) ?? this.baseUrl}/room/${code}`
  }

  /** `isScreen`: a shared screen receives only what everybody may see, even if this person has a hand on another device. */
  socketUrl(code: string, since: number | null, isScreen = false): string {
    const query = new URLSearchParams({
      ...(since !== null && { since: String(since) }),
      ...(isScreen && { screen: '' }),
    })
    return `${this.baseUrl.replace(/^http/, 'ws')}/api/rooms/${code}/socket?${query}`
  }

  /** For whoever has to send it along by themselves. */
  get requestHeaders(): Record<string, string> {
    const cookie = this.#cookieStore?.read() ?? null
    return cookie === null ? {} : { cookie }
  }

  async #call<T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
    const response = await fetch(this.baseUrl + path, {
      headers: { ...this.requestHeaders, ...(body && { 'content-type': 'application/json' }) },
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    this.#storeCookie(response)
    const answer = await response.json().catch(() => null)
    if (!response.ok || answer === null) throw new ApiError(response.status, answer?.error ?? null)
    return answer
  }

  #storeCookie({ headers }: Response): void {
    if (!this.#cookieStore) return
    for (const set of headers.getSetCookie()) {
      const cookie = COOKIE_PATTERN.exec(set)
      if (cookie) this.#cookieStore.write(cookie[0])
    }
  }
}
