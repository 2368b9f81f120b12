import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { parseRoomCode } from '@slapwise/protocol'
import type { Config } from '../../config.ts'
import { RoomError } from '../../rooms/commands/room-error.ts'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import { ConcurrencyLimit, TokenBuckets } from '../../token-bucket.ts'

/** Attempts to connect, let in or not: a page that is opened again and again does not come near that. */
export const MIN_CONNECT_BURST = 100
export const MIN_CONNECTS_PER_SECOND = 8
/** Whoever opens a page asks a few things, and a whole club may do so together. */
export const MIN_REQUESTS_PER_SECOND = 40
export const MIN_REQUEST_BURST = 1_000
/** Whoever mistypes a code a few times is let be; whoever guesses gets nowhere. */
export const FAILED_LOOKUPS_PER_SECOND = 0.1
export const FAILED_LOOKUP_BURST = 30
/** Histories, records and exports: much is read for them. A catalogue is long as well. */
export const HISTORY_READS_PER_SECOND = 1
export const HISTORY_READ_BURST = 12
/** Links to other devices, made, used or ended: each is kept for ever. */
const TRANSFERS_PER_SECOND = 0.1
const TRANSFER_BURST = 60
/** A page has one connection to its room, and fetches files by a few more. */
const CONNECTIONS_PER_SOCKET = 8

/** Requests that may wait for their answers on one line: browsers send one after the other. */
const MAX_PIPELINED_REQUESTS = 16
/** Heaps of them, each of which takes milliseconds to read: who sends them again and again is not listened to. */
const PIPELINE_ABUSES_PER_SECOND = 0.1
const PIPELINE_ABUSE_BURST = 5

const SECONDS_PER_HOUR = 3_600

/** Somebody at the door: where they come from, and who they say they are. */
export interface Caller {
  readonly address: string
  readonly identity: string | null
}

/** Counts what each address does, by socket or not, so that none of them takes the house for itself. */
export class AddressLimits {
  readonly #registry: RoomRegistry
  /** Those on which something may be asked, by address, and what is called when they are gone. */
  readonly #connections = new Map<string, Map<Duplex, () => void>>()
  readonly #maxConnections: number
  /** How many requests wait on each line. */
  readonly #pipelinedRequests = new WeakMap<Socket, number>()
  readonly #pipelineAbuses = new TokenBuckets(PIPELINE_ABUSES_PER_SECOND, PIPELINE_ABUSE_BURST)
  readonly #openSockets: ConcurrencyLimit
  readonly #connectAttempts: TokenBuckets
  readonly #requests: TokenBuckets
  readonly #roomCreations: TokenBuckets
  readonly #failedLookups = new TokenBuckets(FAILED_LOOKUPS_PER_SECOND, FAILED_LOOKUP_BURST)
  readonly #historyReads = new TokenBuckets(HISTORY_READS_PER_SECOND, HISTORY_READ_BURST)
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

  /** Hangs up on who has too many lines open, whatever is said on them, before anything is read. */
  acceptConnection(line: Socket): void {
    const address = networkPrefix(line.remoteAddress ?? '')
    const lines = this.#connections.get(address) ?? new Map()
    if (lines.size >= this.#maxConnections || !this.#pipelineAbuses.hasToken(address, performance.now())) {
      line.destroy()
      return
    }
    const hungUp = () => this.releaseConnection(line, address)
    this.#connections.set(address, lines.set(line, hungUp))
    line.once('close', hungUp)
  }

  /** Nothing more is asked on a line: it has become a connection to a table, or is gone. */
  releaseConnection(line: Duplex, address: string): void {
    const lines = this.#connections.get(address)
    const hungUp = lines?.get(line)
    if (!lines || !hungUp) return
    line.off('close', hungUp)
    lines.delete(line)
    if (lines.size === 0) this.#connections.delete(address)
  }

  /** Whether another request may wait on its line. */
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

  /** With a heap on one line there may be heaps on all of them, which would be read in one go. */
  #closeConnections(line: Socket): void {
    const address = networkPrefix(line.remoteAddress ?? '')
    this.#pipelineAbuses.charge(address, performance.now())
    line.destroy()
    for (const other of this.#connections.get(address)?.keys() ?? []) other.destroy()
  }

  /** Whether somebody may connect. Who may is counted until they `leave`. */
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

  /** Whether an address may have something of the past read for it. */
  admitHistoryRead(address: string): boolean {
    return this.#historyReads.take(address, performance.now())
  }

  /**
   * The room of a code. Who has guessed too often is told the same of every room but those they are in, whether there
   * is one or not. Who guesses a lot at once pays for it later.
   */
  async findRoom(text: string, { address, identity }: Caller): Promise<RoomSession> {
    if (identity === null) throw new RoomError('not-a-member', 'Ask /api/me for an identity first.')
    const code = parseRoomCode(text)
    if (!this.#failedLookups.hasToken(address, performance.now()) && !this.#isKnownMember(code, identity))
      throw tooFastError()
    try {
      if (code === null) throw new RoomError('no-such-room', 'There is no room of that code.')
      return await this.#registry.find(code)
    } catch (error) {
      if (error instanceof RoomError && error.protocolError.code === 'no-such-room')
        this.#failedLookups.charge(address, performance.now())
      throw error
    }
  }

  #isKnownMember(code: string | null, identity: string): boolean {
    return code !== null && this.#registry.isMemberOfLoadedRoom(code, identity)
  }
}

const tooFastError = () => new RoomError('rate-limited', 'Not so fast.')

function takeOrThrow(buckets: TokenBuckets, address: string): void {
  if (!buckets.take(address, performance.now())) throw tooFastError()
}

/** Where somebody connects from: each proxy that whoever hosts trusts has added who came to it, on the right. */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const told = hops === 0 ? [] : String(headers['x-forwarded-for'] ?? '').split(',')
  const way = [...told.map((place) => place.trim()).filter(Boolean), socket.remoteAddress ?? '']
  return networkPrefix(way[Math.max(0, way.length - 1 - hops)])
}

/** Whoever has one address of the new kind has 2⁶⁴ of them. */
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
