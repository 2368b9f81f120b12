import {
  isLoopback,
  type JoinedRoom,
  type PastViews,
  type PlayedMatch,
  type ProtocolError,
  type RoomListing,
  type RoomSummary,
} from '@slapwise/protocol'

/** Stores the identity cookie outside browsers. */
export interface CookieStore {
  read(): string | null
  write(cookie: string): void
}

export interface CreateRoomOptions {
  readonly name: string
  readonly avatar?: number | null
  readonly game?: string
  readonly isPublic?: boolean
}

/** A device that is signed in to the same identity. */
export interface Device {
  readonly id: string
  /** The device's own description, such as its browser. */
  readonly name: string | null
  readonly addedAt: number
  readonly isCurrent: boolean
}

/** An error response of the server, or a response that is not from a Slapwise server at all. */
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

/** The HTTP client of a server; rooms are joined by WebSocket. */
export class ApiClient {
  readonly baseUrl: string
  readonly #cookieStore: CookieStore | null

  constructor(address: string, cookieStore: CookieStore | null = null) {
    this.baseUrl = address.replace(/\/$/, '')
    this.#cookieStore = cookieStore
  }

  /** Creates an identity if there is none yet. Returns the build id of the page that is served. */
  fetchIdentity(): Promise<{ readonly build: string | null }> {
    return this.#call('/api/me')
  }

  createRoom(options: CreateRoomOptions): Promise<{ readonly code: string; readonly link: string }> {
    return this.#call('/api/rooms', options)
  }

  fetchRoom(code: string): Promise<RoomSummary> {
    return this.#call(`/api/rooms/${encodeURIComponent(code)}`)
  }

  async fetchPublicRooms(): Promise<readonly RoomListing[]> {
    return (await this.#call<{ rooms: readonly RoomListing[] }>('/api/rooms')).rooms
  }

  /** The record of a finished match. */
  fetchRecord(code: string, match: number): Promise<unknown> {
    return this.#call(`/api/rooms/${encodeURIComponent(code)}/matches/${match}`)
  }

  /** A part of the running match, from a version on, as the own seat was shown it. */
  fetchPastViews(code: string, from: number): Promise<PastViews> {
    return this.#call(`/api/rooms/${encodeURIComponent(code)}/match/views?from=${from}`)
  }

  /** Creates a link that signs another device in to this identity. */
  async createTransferLink(): Promise<string> {
    return (await this.#call<{ link: string }>('/api/me/transfers', {})).link
  }

  /** Signs this device in to the identity of the token. */
  async acceptTransfer(token: string): Promise<void> {
    await this.#call('/api/transfers', { token })
  }

  async fetchDevices(): Promise<readonly Device[]> {
    return (await this.#call<{ devices: readonly Device[] }>('/api/me/devices')).devices
  }

  /** The rooms of this identity, joined on any device. */
  async fetchJoinedRooms(): Promise<readonly JoinedRoom[]> {
    return (await this.#call<{ rooms: readonly JoinedRoom[] }>('/api/me/rooms')).rooms
  }

  /** The finished matches of this identity, in rooms of which it is a member. */
  async fetchPlayedMatches(): Promise<readonly PlayedMatch[]> {
    return (await this.#call<{ matches: readonly PlayedMatch[] }>('/api/me/matches')).matches
  }

  async revokeDevice(id: string): Promise<void> {
    await this.#call(`/api/me/devices/${encodeURIComponent(id)}`, undefined, 'DELETE')
  }

  /**
   * The address for other devices; null if the server is only known as localhost, which would lead them to themselves.
   */
  async fetchShareableAddress(): Promise<string | null> {
    if (!isLoopback(new URL(this.baseUrl).hostname)) return this.baseUrl
    return (await this.#call<{ address: string | null }>('/api/address')).address
  }

  /** The link to a room, with the shareable address if the server has one. */
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

  /** The cookie header for clients that have to send the cookie themselves, because no browser does it. */
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
