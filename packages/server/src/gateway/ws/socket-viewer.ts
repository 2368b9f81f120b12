import type { Duplex } from 'node:stream'
import type { Chunks } from '@slapwise/protocol'
import { CLOSE_MEMBER_REMOVED, CLOSE_ROOM_GONE } from '@slapwise/protocol'
import type { WebSocket } from 'ws'
import type { Viewer } from '../../rooms/session/room-session.ts'
import { BacklogLimiter, type SlowReader } from '../limits/backlog-limiter.ts'
import { FRAME_BUFFER_BYTES, FrameWriter, hasPendingWrites, messageLength } from './frame-writer.ts'

const CLOSE_TRY_AGAIN = 1013
const CLOSE_POLICY_VIOLATION = 1008
/** Close reasons after which a client must not reconnect; for all others it should. */
const PERMANENT_CLOSE_CODES: Readonly<Record<string, number>> = {
  'room-closed': CLOSE_ROOM_GONE,
  'member-removed': CLOSE_MEMBER_REMOVED,
  'rate-limited': CLOSE_POLICY_VIOLATION,
}

/**
 * Characters that may wait for a slow socket: a welcome, the history of a round and some dozens of updates. With more,
 * the client is disconnected, and reconnects to a fresh welcome.
 */
const MAX_BACKLOG_LENGTH = 200_000

/** Viewers with output to write at the end of this turn. */
const pendingViewers: SocketViewer[] = []

function flushAll(): void {
  for (const viewer of pendingViewers) viewer.flush()
  pendingViewers.length = 0
  frameWriter.clearCache()
}

const NO_MESSAGES: Chunks[] = []
const EMPTY_BUFFER = Buffer.alloc(0)

const frameWriter = new FrameWriter()
const backlogLimiter = new BacklogLimiter()

/**
 * A viewer connected by WebSocket. Writes all messages of a turn at once, and encodes the frames itself: `ws` writes
 * each frame in two pieces, which takes twice as long (decision 23). While the socket is slow, messages wait as strings
 * instead of bytes, because slow readers of a room then share most of their text.
 */
export class SocketViewer implements Viewer, SlowReader {
  readonly identity: string
  readonly ownerIdentity: string
  readonly address: string
  readonly #ws: WebSocket
  readonly #socket: Duplex
  #pending = NO_MESSAGES
  /** Whether the socket has output pending, and will call back when it is written. */
  #isSlow = false
  /** Whether slowness has begun or ended since `takeStalled` was last called. */
  #hasProgressed = false
  /** Characters waiting while the socket is slow. */
  #backlogLength = 0

  constructor(ws: WebSocket, raw: Duplex, identity: string, holder: string, address: string) {
    this.#ws = ws
    this.#socket = raw
    this.identity = identity
    this.ownerIdentity = holder
    this.address = address
  }

  send(...chunks: Chunks): void {
    if (this.#isSlow) this.#queueMessage(chunks)
    else if (this.#pending !== NO_MESSAGES) this.#pending.push(chunks)
    else {
      if (pendingViewers.length === 0) process.nextTick(flushAll)
      pendingViewers.push(this)
      this.#pending = [chunks]
    }
  }

  #queueMessage(chunks: Chunks): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#backlogLength > MAX_BACKLOG_LENGTH) {
      this.disconnect()
      return
    }
    if (this.#pending === NO_MESSAGES) this.#pending = [chunks]
    else this.#pending.push(chunks)
    this.#backlogLength += messageLength(chunks)
    this.#reportBacklog()
  }

  #reportBacklog(): void {
    const bytes = Math.max(FRAME_BUFFER_BYTES, this.#socket.writableLength)
    backlogLimiter.update(this, this.#isSlow ? this.#backlogLength + bytes : 0)
  }

  disconnect(): void {
    this.#ws.terminate()
    this.#setPending(NO_MESSAGES)
    backlogLimiter.update(this, 0)
  }

  close(reason: string): void {
    if (this.#ws.readyState === this.#ws.OPEN) frameWriter.write(this.#socket, this.#pending, true)
    this.#setPending(NO_MESSAGES)
    this.#ws.close(PERMANENT_CLOSE_CODES[reason] ?? CLOSE_TRY_AGAIN, reason)
  }

  /** Writes the waiting messages, as far as the socket accepts them. */
  flush(): void {
    const messages = this.#pending
    if (this.#ws.readyState !== this.#ws.OPEN) this.#setPending(NO_MESSAGES)
    else this.#setPending(messages.slice(frameWriter.write(this.#socket, messages)))
  }

  /** Keeps messages until the socket has written the rest. */
  #setPending(messages: Chunks[]): void {
    this.#pending = messages.length === 0 ? NO_MESSAGES : messages
    if (!hasPendingWrites(this.#socket) && !this.#isSlow) return
    this.#backlogLength = messages.reduce((sum, chunks) => sum + messageLength(chunks), 0)
    // `drain` comes only after much more data, so an empty write with a callback is used instead: callbacks run in
    // order.
    if (!this.#isSlow) {
      this.#isSlow = true
      this.#hasProgressed = true
      this.#socket.write(EMPTY_BUFFER, () => this.#resume())
    }
    this.#reportBacklog()
  }

  /** Returns whether the socket has accepted no data since the last call, although some is pending. */
  takeStalled(): boolean {
    const standsStill = this.#isSlow && !this.#hasProgressed
    this.#hasProgressed = false
    return standsStill
  }

  #resume(): void {
    this.#isSlow = false
    this.#reportBacklog()
    this.flush()
  }
}
