import type { Duplex } from 'node:stream'
import type { Chunks } from '@slapwise/protocol'
import { GONE, SENT_AWAY } from '@slapwise/protocol'
import type { WebSocket } from 'ws'
import type { Viewer } from '../../rooms/session/room-session.ts'
import { Backlogs, type SlowReader } from '../limits/backlogs.ts'
import { FRAMES_AT_ONCE, FrameWriter, isStuck, lengthOf } from './frame-writer.ts'

const TRY_AGAIN = 1013
const MISBEHAVED = 1008
/** Where they need not come again; anybody else is asked to. */
const FOR_GOOD: Readonly<Record<string, number>> = {
  'room-closed': GONE,
  'sent-away': SENT_AWAY,
  'too-fast': MISBEHAVED,
}

/**
 * Characters that may wait behind what a socket is being written: a welcome, what happened in the round, and some dozens of
 * updates. A client that is told more while so much waits is cut off, and comes back to a welcome.
 */
const LARGEST_BACKLOG = 200_000

/** Those that have something to write before anything else happens. */
const waiting: SocketViewer[] = []

function writeAll(): void {
  for (const viewer of waiting) viewer.flush()
  waiting.length = 0
  frames.forget()
}

const NOTHING: Chunks[] = []
const EMPTY = Buffer.alloc(0)

const frames = new FrameWriter()
const backlogs = new Backlogs()

/**
 * Somebody who looks at a room through a WebSocket. All that comes up in one go is written in one go, and frames are written here:
 * `ws` hands each of them over in two pieces, which takes twice as long (decision 23). While a socket has not taken what was
 * written to it, messages wait here as they are, not as bytes: slow readers of a room then share most of their text.
 */
export class SocketViewer implements Viewer, SlowReader {
  readonly identity: string
  readonly holder: string
  readonly address: string
  readonly #ws: WebSocket
  readonly #raw: Duplex
  #held = NOTHING
  /** The socket has yet to take something, and says when it has. */
  #isSlow = false
  /** Whether it has begun or ended to be slow since somebody asked. */
  #hasMoved = false
  /** Characters of what is held while the socket is slow. */
  #backlog = 0

  constructor(ws: WebSocket, raw: Duplex, identity: string, holder: string, address: string) {
    this.#ws = ws
    this.#raw = raw
    this.identity = identity
    this.holder = holder
    this.address = address
  }

  send(...parts: Chunks): void {
    if (this.#isSlow) this.#wait(parts)
    else if (this.#held !== NOTHING) this.#held.push(parts)
    else {
      if (waiting.length === 0) process.nextTick(writeAll)
      waiting.push(this)
      this.#held = [parts]
    }
  }

  #wait(parts: Chunks): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#backlog > LARGEST_BACKLOG) {
      this.cutOff()
      return
    }
    if (this.#held === NOTHING) this.#held = [parts]
    else this.#held.push(parts)
    this.#backlog += lengthOf(parts)
    this.#note()
  }

  #note(): void {
    const bytes = Math.max(FRAMES_AT_ONCE, this.#raw.writableLength)
    backlogs.note(this, this.#isSlow ? this.#backlog + bytes : 0)
  }

  cutOff(): void {
    this.#ws.terminate()
    this.#hold(NOTHING)
    backlogs.note(this, 0)
  }

  close(reason: string): void {
    if (this.#ws.readyState === this.#ws.OPEN) frames.write(this.#raw, this.#held, true)
    this.#hold(NOTHING)
    this.#ws.close(FOR_GOOD[reason] ?? TRY_AGAIN, reason)
  }

  /** Writes what is waiting, as far as the socket takes it. */
  flush(): void {
    const messages = this.#held
    if (this.#ws.readyState !== this.#ws.OPEN) this.#hold(NOTHING)
    else this.#hold(messages.slice(frames.write(this.#raw, messages)))
  }

  /** Messages that the socket is to be written once it has taken the rest. */
  #hold(messages: Chunks[]): void {
    this.#held = messages.length === 0 ? NOTHING : messages
    if (!isStuck(this.#raw) && !this.#isSlow) return
    this.#backlog = messages.reduce((sum, parts) => sum + lengthOf(parts), 0)
    // There is no event for it: `drain` comes only after much more. What was written is called back in its order.
    if (!this.#isSlow) {
      this.#isSlow = true
      this.#hasMoved = true
      this.#raw.write(EMPTY, () => this.#goOn())
    }
    this.#note()
  }

  /** Whether the socket has taken nothing of what waits for it since this was asked last. */
  standsStill(): boolean {
    const standsStill = this.#isSlow && !this.#hasMoved
    this.#hasMoved = false
    return standsStill
  }

  #goOn(): void {
    this.#isSlow = false
    this.#note()
    this.flush()
  }
}
