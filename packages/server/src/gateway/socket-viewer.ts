import type { Duplex } from 'node:stream'
import { GONE, SENT_AWAY } from '@slapwise/protocol'
import type { WebSocket } from 'ws'
import type { Parts } from '../rooms/letters.ts'
import type { Viewer } from '../rooms/live-room.ts'
import { FrameWriter } from './frame-writer.ts'
import { keepsUp } from './keeps-up.ts'

const TRY_AGAIN = 1013
const MISBEHAVED = 1008
/** Where they need not come again; anybody else is asked to. */
const FOR_GOOD: Readonly<Record<string, number>> = {
  'room-closed': GONE,
  'sent-away': SENT_AWAY,
  'too-fast': MISBEHAVED,
}

/** Those that have something to write before anything else happens. */
const waiting: SocketViewer[] = []

function writeAll(): void {
  for (const viewer of waiting) viewer.flush()
  waiting.length = 0
}

const NOTHING: Parts[] = []

const frames = new FrameWriter()

/**
 * Somebody who looks at a room through a WebSocket. All that comes up in one go is written in one go, and frames are written here:
 * `ws` hands each of them over in two pieces, which takes twice as long (decision 23).
 */
export class SocketViewer implements Viewer {
  readonly identity: string
  readonly holder: string
  readonly #ws: WebSocket
  readonly #raw: Duplex
  #held = NOTHING

  constructor(ws: WebSocket, raw: Duplex, identity: string, holder: string) {
    this.#ws = ws
    this.#raw = raw
    this.identity = identity
    this.holder = holder
  }

  send(...parts: Parts): void {
    if (!keepsUp(this.#ws)) return
    if (this.#held !== NOTHING) this.#held.push(parts)
    else {
      if (waiting.length === 0) process.nextTick(writeAll)
      waiting.push(this)
      this.#held = [parts]
    }
  }

  close(reason: string): void {
    this.flush()
    this.#ws.close(FOR_GOOD[reason] ?? TRY_AGAIN, reason)
  }

  /** Writes what is waiting. */
  flush(): void {
    const messages = this.#held
    this.#held = NOTHING
    if (this.#ws.readyState !== this.#ws.OPEN) return
    frames.write(this.#raw, messages, (message) => this.#ws.send(message.join('')))
  }
}
