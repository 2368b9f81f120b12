import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { readRoomCode } from '@slapwise/protocol'
import type { Config } from '../../config.ts'
import { Buckets, Counter } from '../../limits.ts'
import { RoomError } from '../../rooms/commands/errors.ts'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'

/** Attempts to connect, let in or not: a page that is opened again and again does not come near that. */
const LEAST_KNOCKS_AT_ONCE = 100
const LEAST_KNOCKS_PER_SECOND = 8
/** Whoever opens a page asks a few things, and a whole club may do so together. */
const LEAST_REQUESTS_PER_SECOND = 40
const LEAST_REQUESTS_AT_ONCE = 1_000
/** Whoever mistypes a code a few times is let be; whoever guesses gets nowhere. */
const MISSES_PER_SECOND = 0.1
const MISSES_AT_ONCE = 30
/** Histories, records and exports: much is read for them. A catalogue is long as well. */
const RETROSPECTS_PER_SECOND = 1
const RETROSPECTS_AT_ONCE = 12
/** Links to other devices, made, used or ended: each is kept for ever. */
const CARRIES_PER_SECOND = 0.1
const CARRIES_AT_ONCE = 60
/** A page has one connection to its room, and fetches files by a few more. */
const LINES_PER_SOCKET = 8

/** Requests that may wait for their answers on one line: browsers send one after the other. */
const MOST_ON_A_LINE = 16
/** Heaps of them, each of which takes milliseconds to read: who sends them again and again is not listened to. */
const HEAPS_PER_SECOND = 0.1
const HEAPS_AT_ONCE = 5

const HOUR = 3_600

/** Somebody at the door: where they come from, and who they say they are. */
export interface Caller {
  readonly address: string
  readonly identity: string | null
}

/** Counts what each address does, by socket or not, so that none of them takes the house for itself. */
export class AddressLimits {
  readonly #house: RoomRegistry
  /** Those on which something may be asked, by address, and what is called when they are gone. */
  readonly #lines = new Map<string, Map<Duplex, () => void>>()
  readonly #mostLines: number
  /** How many requests wait on each line. */
  readonly #onLine = new WeakMap<Socket, number>()
  readonly #heaps = new Buckets(HEAPS_PER_SECOND, HEAPS_AT_ONCE)
  readonly #inside: Counter
  readonly #knocks: Buckets
  readonly #requests: Buckets
  readonly #openings: Buckets
  readonly #misses = new Buckets(MISSES_PER_SECOND, MISSES_AT_ONCE)
  readonly #retrospects = new Buckets(RETROSPECTS_PER_SECOND, RETROSPECTS_AT_ONCE)
  readonly #carries = new Buckets(CARRIES_PER_SECOND, CARRIES_AT_ONCE)

  constructor(house: RoomRegistry, { SLAPWISE_MAX_SOCKETS: most, SLAPWISE_ROOMS_PER_HOUR: rooms }: Config) {
    this.#house = house
    this.#mostLines = most * LINES_PER_SOCKET
    this.#inside = new Counter(most)
    this.#knocks = new Buckets(
      Math.max(LEAST_KNOCKS_PER_SECOND, most / 8),
      Math.max(LEAST_KNOCKS_AT_ONCE, most * 2),
    )
    this.#requests = new Buckets(
      Math.max(LEAST_REQUESTS_PER_SECOND, most / 2),
      Math.max(LEAST_REQUESTS_AT_ONCE, most * 8),
    )
    this.#openings = new Buckets(rooms / HOUR, rooms)
  }

  /** Hangs up on who has too many lines open, whatever is said on them, before anything is read. */
  pickUp(line: Socket): void {
    const address = neighbourhood(line.remoteAddress ?? '')
    const lines = this.#lines.get(address) ?? new Map()
    if (lines.size >= this.#mostLines || !this.#heaps.has(address, performance.now())) {
      line.destroy()
      return
    }
    const hungUp = () => this.putThrough(line, address)
    this.#lines.set(address, lines.set(line, hungUp))
    line.once('close', hungUp)
  }

  /** Nothing more is asked on a line: it has become a connection to a table, or is gone. */
  putThrough(line: Duplex, address: string): void {
    const lines = this.#lines.get(address)
    const hungUp = lines?.get(line)
    if (!lines || !hungUp) return
    line.off('close', hungUp)
    lines.delete(line)
    if (lines.size === 0) this.#lines.delete(address)
  }

  /** Whether another request may wait on its line. */
  mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false
    const waiting = this.#onLine.get(socket) ?? 0
    if (waiting >= MOST_ON_A_LINE) {
      this.#hangUp(socket)
      return false
    }
    this.#onLine.set(socket, waiting + 1)
    response.once('close', () => this.#onLine.set(socket, this.#onLine.get(socket)! - 1))
    return true
  }

  /** With a heap on one line there may be heaps on all of them, which would be read in one go. */
  #hangUp(line: Socket): void {
    const address = neighbourhood(line.remoteAddress ?? '')
    this.#heaps.owe(address, performance.now())
    line.destroy()
    for (const other of this.#lines.get(address)?.keys() ?? []) other.destroy()
  }

  /** Whether somebody may connect. Who may is counted until they `leave`. */
  admits(address: string): boolean {
    return this.#knocks.take(address, performance.now()) && this.#inside.enter(address)
  }

  leave(address: string): void {
    this.#inside.leave(address)
  }

  checkRequest(address: string): void {
    check(this.#requests, address)
  }

  checkOpening(address: string): void {
    check(this.#openings, address)
  }

  checkRetrospect(address: string): void {
    check(this.#retrospects, address)
  }

  checkCarry(address: string): void {
    check(this.#carries, address)
  }

  /** Whether an address may have something of the past read for it. */
  mayLookBack(address: string): boolean {
    return this.#retrospects.take(address, performance.now())
  }

  /**
   * The room of a code. Who has guessed too often is told the same of every room but those they are in, whether there
   * is one or not. Who guesses a lot at once pays for it later.
   */
  async find(text: string, { address, identity }: Caller): Promise<RoomSession> {
    if (identity === null) throw new RoomError('not-a-member', 'Ask /api/me for an identity first.')
    const code = readRoomCode(text)
    if (!this.#misses.has(address, performance.now()) && !this.#isKnown(code, identity)) throw tooFast()
    try {
      if (code === null) throw new RoomError('no-such-room', 'There is no room of that code.')
      return await this.#house.find(code)
    } catch (error) {
      if (error instanceof RoomError && error.error.code === 'no-such-room')
        this.#misses.owe(address, performance.now())
      throw error
    }
  }

  #isKnown(code: string | null, identity: string): boolean {
    return code !== null && this.#house.hasInMemory(code, identity)
  }
}

const tooFast = () => new RoomError('too-fast', 'Not so fast.')

function check(buckets: Buckets, address: string): void {
  if (!buckets.take(address, performance.now())) throw tooFast()
}

/** Where somebody connects from: each proxy that whoever hosts trusts has added who came to it, on the right. */
export function addressOf({ headers, socket }: IncomingMessage, hops: number): string {
  const told = hops === 0 ? [] : String(headers['x-forwarded-for'] ?? '').split(',')
  const way = [...told.map((place) => place.trim()).filter(Boolean), socket.remoteAddress ?? '']
  return neighbourhood(way[Math.max(0, way.length - 1 - hops)])
}

/** Whoever has one address of the new kind has 2⁶⁴ of them. */
function neighbourhood(address: string): string {
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
