import type { Duplex } from 'node:stream'
import type { Chunks } from '@slapwise/protocol'
import { CLOSE_MEMBER_REMOVED, CLOSE_ROOM_GONE } from '@slapwise/protocol'
import type { WebSocket } from 'ws'
import type { Viewer } from '../../rooms/session/room-session.ts'
import { BacklogLimiter, type SlowReader } from '../limits/backlog-limiter.ts'
import { FRAME_BUFFER_BYTES, FrameWriter, hasPendingWrites, messageLength } from './frame-writer.ts'

const CLOSE_TRY_AGAIN = 1013
const CLOSE_POLICY_VIOLATION = 1008
/** Where they need not come again; anybody else is asked to. */
const PERMANENT_CLOSE_CODES: Readonly<Record<string, number>> = {
  'room-closed': CLOSE_ROOM_GONE,
  'member-removed': CLOSE_MEMBER_REMOVED,
  'rate-limited': CLOSE_POLICY_VIOLATION,
}

/**
 * Characters that may wait behind what a socket is being written: a welcome, what happened in the round, and some dozens of
 * updates. A client that is told more while so much waits is cut off, and comes back to a welcome.
 */
const MAX_BACKLOG_LENGTH = 200_000

/** Those that have something to write before anything else happens. */
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
 * Somebody who looks at a room through a WebSocket. All that comes up in one go is written in one go, and frames are written here:
 * `ws` hands each of them over in two pieces, which takes twice as long (decision 23). While a socket has not taken what was
 * written to it, messages wait here as they are, not as bytes: slow readers of a room then share most of their text.
 */
export class SocketViewer implements Viewer, SlowReader {
  readonly identity: string
  readonly ownerIdentity: string
  readonly address: string
  readonly #ws: WebSocket
  readonly #socket: Duplex
  #pending = NO_MESSAGES
  /** The socket has yet to take something, and says when it has. */
  #isSlow = false
  /** Whether it has begun or ended to be slow since somebody asked. */
  #hasProgressed = false
  /** Characters of what is held while the socket is slow. */
  #backlogLength = 0

  constructor(ws: WebSocket, raw: Duplex, identity: string, holder: string, address: string) {
    this.#ws = ws
    this.#socket = raw
    this.identity = identity
    this.ownerIdentity = holder
    this.address = address
  }

  send(...parts: Chunks): void {
    if (this.#isSlow) this.#queueMessage(parts)
    else if (this.#pending !== NO_MESSAGES) this.#pending.push(parts)
    else {
      if (pendingViewers.length === 0) process.nextTick(flushAll)
      pendingViewers.push(this)
      this.#pending = [parts]
    }
  }

  #queueMessage(parts: Chunks): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#backlogLength > MAX_BACKLOG_LENGTH) {
      this.disconnect()
      return
    }
    if (this.#pending === NO_MESSAGES) this.#pending = [parts]
    else this.#pending.push(parts)
    this.#backlogLength += messageLength(parts)
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

  /** Writes what is waiting, as far as the socket takes it. */
  flush(): void {
    const messages = this.#pending
    if (this.#ws.readyState !== this.#ws.OPEN) this.#setPending(NO_MESSAGES)
    else this.#setPending(messages.slice(frameWriter.write(this.#socket, messages)))
  }

  /** Messages that the socket is to be written once it has taken the rest. */
  #setPending(messages: Chunks[]): void {
    this.#pending = messages.length === 0 ? NO_MESSAGES : messages
    if (!hasPendingWrites(this.#socket) && !this.#isSlow) return
    this.#backlogLength = messages.reduce((sum, parts) => sum + messageLength(parts), 0)
    // There is no event for it: `drain` comes only after much more. What was written is called back in its order.
    if (!this.#isSlow) {
      this.#isSlow = true
      this.#hasProgressed = true
      this.#socket.write(EMPTY_BUFFER, () => this.#resume())
    }
    this.#reportBacklog()
  }

  /** Whether the socket has taken nothing of what waits for it since this was asked last. */
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
