import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Longer ones, and those that UTF-8 writes in another way, are left to `ws`. */
const LONGEST_FRAME = 0xffff
const LONGEST_SHORT_FRAME = 125
/** In place of the length, where that is in the next two bytes. */
const TWO_BYTES = 126
/** A whole message of text. */
const TEXT = 0x81

const BYTE = 8

/** Those that have something to write before anything else happens. */
const waiting: Outbox[] = []

function writeAll(): void {
  for (const outbox of waiting) outbox.flush()
  waiting.length = 0
}

/**
 * What is to be sent through one connection: all that comes up in one go is written in one go. Frames are written here, as one string
 * of bytes: `ws` hands each of them over in two pieces, which takes twice as long (decision 23).
 */
export class Outbox {
  readonly #ws: WebSocket
  readonly #raw: Duplex
  #frames = ''

  constructor(ws: WebSocket, raw: Duplex) {
    this.#ws = ws
    this.#raw = raw
  }

  send(text: string): void {
    if (isPlain(text)) this.#hold(frameOf(text))
    else {
      this.flush()
      this.#ws.send(text)
    }
  }

  #hold(frame: string): void {
    if (this.#frames === '') {
      if (waiting.length === 0) process.nextTick(writeAll)
      waiting.push(this)
    }
    this.#frames += frame
  }

  /** To be called before anything else is written to the same connection that is to come later. */
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
