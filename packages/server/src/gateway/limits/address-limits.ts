import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { parseRoomCode } from '@slapwise/protocol'
import type { Config } from '../../config.ts'
import { RoomError } from '../../rooms/commands/room-error.ts'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import type { RoomPreview } from '../../rooms/views/room-preview.ts'
import { ConcurrencyLimit, TokenBuckets } from '../../token-bucket.ts'

/** Connection attempts, successful or not; reloading a page again and again stays below it. */
export const MIN_CONNECT_BURST = 100
export const MIN_CONNECTS_PER_SECOND = 8
/** Loading a page takes a few requests, and many people may share one address. */
export const MIN_REQUESTS_PER_SECOND = 40
export const MIN_REQUEST_BURST = 1_000
/** Allows mistyped room codes, but not guessing. */
export const FAILED_LOOKUPS_PER_SECOND = 0.1
export const FAILED_LOOKUP_BURST = 30
/** Histories, records and exports, which read much of a journal; the catalogue is long as well. */
export const HISTORY_READS_PER_SECOND = 1
export const HISTORY_READ_BURST = 12
/** Previews of links; a messenger asks for a page and its picture, and many people may use the same messenger. */
export const PREVIEWS_PER_SECOND = 4
export const PREVIEW_BURST = 60
/** Transfers created or redeemed, and devices revoked: each is stored forever. */
const TRANSFERS_PER_SECOND = 0.1
const TRANSFER_BURST = 60
/** A page has one WebSocket to its room, and fetches files over a few more connections. */
const CONNECTIONS_PER_SOCKET = 8

/** Unanswered requests per connection: browsers send one after the other. */
const MAX_PIPELINED_REQUESTS = 16
/**
 * Pipelining abuses per second after which new connections of an address are closed; parsing a large pipeline takes
 * milliseconds.
 */
const PIPELINE_ABUSES_PER_SECOND = 0.1
const PIPELINE_ABUSE_BURST = 5

const SECONDS_PER_HOUR = 3_600

/** Address and identity of a client. */
export interface Caller {
  readonly address: string
  readonly identity: string | null
}

/** Rate limits and connection limits per network address, over HTTP and WebSockets. */
export class AddressLimits {
  readonly #registry: RoomRegistry
  /** Open HTTP connections by address, each with its close listener. */
  readonly #connections = new Map<string, Map<Duplex, () => void>>()
  readonly #maxConnections: number
  /** Unanswered requests per connection. */
  readonly #pipelinedRequests = new WeakMap<Socket, number>()
  readonly #pipelineAbuses = new TokenBuckets(PIPELINE_ABUSES_PER_SECOND, PIPELINE_ABUSE_BURST)
  readonly #openSockets: ConcurrencyLimit
  readonly #connectAttempts: TokenBuckets
  readonly #requests: TokenBuckets
  readonly #roomCreations: TokenBuckets
  readonly #failedLookups = new TokenBuckets(FAILED_LOOKUPS_PER_SECOND, FAILED_LOOKUP_BURST)
  readonly #historyReads = new TokenBuckets(HISTORY_READS_PER_SECOND, HISTORY_READ_BURST)
  readonly #previews = new TokenBuckets(PREVIEWS_PER_SECOND, PREVIEW_BURST)
  readonly #transfers = new TokenBuckets(TRANSFERS_PER_SECOND, TRANSFER_BURST)

  constructor(
    registry: RoomRegistry,
    { SLAPWISE_MAX_SOCKETS: limit, SLAPWISE_ROOMS_PER_HOUR: rooms }: Config,
  ) {
    this.#registry = registry
    this.#maxConnections = limit * CONNECTIONS_PER_SOCKET
    this.#openSockets = new ConcurrencyLimit(limit)
    this.#connectAttempts = new TokenBuckets(
      Math.max(MIN_CONNECTS_PER_SECOND, limit / 8),
      Math.max(MIN_CONNECT_BURST, limit * 2),
    )
    this.#requests = new TokenBuckets(
      Math.max(MIN_REQUESTS_PER_SECOND, limit / 2),
      Math.max(MIN_REQUEST_BURST, limit * 8),
    )
    this.#roomCreations = new TokenBuckets(rooms / SECONDS_PER_HOUR, rooms)
  }

  /** Closes a connection before reading from it if its address has too many open. */
  acceptConnection(connection: Socket): void {
    const address = networkPrefix(connection.remoteAddress ?? '')
    const connections = this.#connections.get(address) ?? new Map()
    if (
      connections.size >= this.#maxConnections ||
      !this.#pipelineAbuses.hasToken(address, performance.now())
    ) {
      connection.destroy()
      return
    }
    const onClose = () => this.releaseConnection(connection, address)
    this.#connections.set(address, connections.set(connection, onClose))
    connection.once('close', onClose)
  }

  /** Stops counting a connection: it was upgraded to a WebSocket, or closed. */
  releaseConnection(connection: Duplex, address: string): void {
    const connections = this.#connections.get(address)
    const onClose = connections?.get(connection)
    if (!connections || !onClose) return
    connection.off('close', onClose)
    connections.delete(connection)
    if (connections.size === 0) this.#connections.delete(address)
  }

  /** Whether another request may be pipelined on this connection. */
  admitRequest({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false
    const waiting = this.#pipelinedRequests.get(socket) ?? 0
    if (waiting >= MAX_PIPELINED_REQUESTS) {
      this.#closeConnections(socket)
      return false
    }
    this.#pipelinedRequests.set(socket, waiting + 1)
    response.once('close', () =>
      this.#pipelinedRequests.set(socket, this.#pipelinedRequests.get(socket)! - 1),
    )
    return true
  }

  /** An address that abuses pipelining on one connection may do so on all of them: closes them all. */
  #closeConnections(connection: Socket): void {
    const address = networkPrefix(connection.remoteAddress ?? '')
    this.#pipelineAbuses.charge(address, performance.now())
    connection.destroy()
    for (const other of this.#connections.get(address)?.keys() ?? []) other.destroy()
  }

  /** Whether an address may open another WebSocket; if so, it counts until `releaseSocket`. */
  admitSocket(address: string): boolean {
    return this.#connectAttempts.take(address, performance.now()) && this.#openSockets.acquire(address)
  }

  releaseSocket(address: string): void {
    this.#openSockets.release(address)
  }

  checkRequest(address: string): void {
    takeOrThrow(this.#requests, address)
  }

  checkRoomCreation(address: string): void {
    takeOrThrow(this.#roomCreations, address)
  }

  checkHistoryRead(address: string): void {
    takeOrThrow(this.#historyReads, address)
  }

  checkTransfer(address: string): void {
    takeOrThrow(this.#transfers, address)
  }

  /** Whether an address may read a history now. */
  admitHistoryRead(address: string): boolean {
    return this.#historyReads.take(address, performance.now())
  }

  /**
   * Finds a room by its code. After too many failed lookups, a client gets the same error for all codes except those of
   * its own rooms, whether or not the room exists.
   */
  async findRoom(text: string, { address, identity }: Caller): Promise<RoomSession> {
    if (identity === null) throw new RoomError('not-a-member', 'Request an identity from /api/me first.')
    const code = parseRoomCode(text)
    if (!this.#failedLookups.hasToken(address, performance.now()) && !this.#isKnownMember(code, identity))
      throw rateLimitError()
    try {
      if (code === null) throw new RoomError('no-such-room', 'There is no room with that code.')
      return await this.#registry.find(code)
    } catch (error) {
      if (error instanceof RoomError && error.protocolError.code === 'no-such-room')
        this.#failedLookups.charge(address, performance.now())
      throw error
    }
  }

  /**
   * Looks a room up for the preview of its link, which needs no identity. Null if there is none to show: unknown and
   * locked rooms count as failed lookups, and an address that has too many of them sees no room at all.
   */
  async findPreview(text: string, address: string): Promise<RoomPreview | null> {
    const code = parseRoomCode(text)
    const now = performance.now()
    if (!this.#failedLookups.hasToken(address, now) || !this.#previews.take(address, now)) return null
    const preview = code === null ? null : await this.#registry.summaries.findPreview(code)
    if (preview === null) this.#failedLookups.charge(address, performance.now())
    return preview
  }

  #isKnownMember(code: string | null, identity: string): boolean {
    return code !== null && this.#registry.isMemberOfLoadedRoom(code, identity)
  }
}

const rateLimitError = () => new RoomError('rate-limited', 'Too many requests; try again later.')

function takeOrThrow(buckets: TokenBuckets, address: string): void {
  if (!buckets.take(address, performance.now())) throw rateLimitError()
}

/** Client address, as reported by the trusted proxies: each appends the address of its client on the right. */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const forwardedFor = hops === 0 ? [] : String(headers['x-forwarded-for'] ?? '').split(',')
  const addresses = [...forwardedFor.map((text) => text.trim()).filter(Boolean), socket.remoteAddress ?? '']
  return networkPrefix(addresses[Math.max(0, addresses.length - 1 - hops)])
}

/** An IPv6 subscriber has a whole /64 prefix, so limits apply to the prefix. */
function networkPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head, tail = ''] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = plain.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
