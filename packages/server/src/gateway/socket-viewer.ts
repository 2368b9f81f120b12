import type { Duplex } from 'node:stream'
import { GONE, SENT_AWAY } from '@slapwise/protocol'
import type { WebSocket } from 'ws'
import type { Viewer } from '../rooms/live-room.ts'
import { keepsUp } from './keeps-up.ts'

const TRY_AGAIN = 1013
const MISBEHAVED = 1008
/** Where they need not come again; anybody else is asked to. */
const FOR_GOOD: Readonly<Record<string, number>> = {
  'room-closed': GONE,
  'sent-away': SENT_AWAY,
  'too-fast': MISBEHAVED,
}

/** Longer ones, and those that UTF-8 writes in another way, are left to `ws`. */
const LONGEST_FRAME = 0xffff
const LONGEST_SHORT_FRAME = 125
/** In place of the length, where that is in the next two bytes. */
const TWO_BYTES = 126
/** A whole message of text. */
const TEXT = 0x81

const BYTE = 8

/** Those that have something to write before anything else happens. */
const waiting: SocketViewer[] = []

function writeAll(): void {
  for (const viewer of waiting) viewer.flush()
  waiting.length = 0
}

/**
 * Somebody who looks at a room through a WebSocket. All that comes up in one go is written in one go, and frames are written here, as
 * one string of bytes: `ws` hands each of them over in two pieces, which takes twice as long (decision 23).
 */
export class SocketViewer implements Viewer {
  readonly identity: string
  readonly holder: string
  readonly #ws: WebSocket
  readonly #raw: Duplex
  #frames = ''

  constructor(ws: WebSocket, raw: Duplex, identity: string, holder: string) {
    this.#ws = ws
    this.#raw = raw
    this.identity = identity
    this.holder = holder
  }

  send(text: string): void {
    if (!keepsUp(this.#ws)) return
    if (isPlain(text)) this.#hold(frameOf(text))
    else {
      this.flush()
      this.#ws.send(text)
    }
  }

  close(reason: string): void {
    this.flush()
    this.#ws.close(FOR_GOOD[reason] ?? TRY_AGAIN, reason)
  }

  #hold(frame: string): void {
    if (this.#frames === '') {
      if (waiting.length === 0) process.nextTick(writeAll)
      waiting.push(this)
    }
    this.#frames += frame
  }

  /** Writes what is waiting. */
  flush(): void {
    if (this.#frames === '') return
    const frames = this.#frames
    this.#frames = ''
    if (this.#ws.readyState === this.#ws.OPEN) this.#raw.write(frames, 'latin1')
  }
}

const isPlain = (text: string): boolean =>
  text.length <= LONGEST_FRAME && Buffer.byteLength(text) === text.length

const frameOf = (text: string): string => headFor(text.length) + text

const headFor = (length: number): string =>
  length <= LONGEST_SHORT_FRAME
    ? String.fromCharCode(TEXT, length)
    : String.fromCharCode(TEXT, TWO_BYTES, length >> BYTE, length % (1 << BYTE))
