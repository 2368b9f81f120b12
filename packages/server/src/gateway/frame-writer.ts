import type { Duplex } from 'node:stream'
import type { Parts } from '../rooms/letters.ts'

/** Bytes: nearly all that anybody is told in one go is less. */
const SIZE = 16_384
/** What UTF-8 needs at most for one of JavaScript's characters. */
const WIDEST = 3
/** In front of a message: a whole message of text, and its length. */
const HEAD = 4
const TEXT = 0x81
const LONGEST_IN_ONE_BYTE = 125
/** In place of the length, where that is in the next two bytes. */
const IN_TWO_BYTES = 126
const BYTE = 8

/**
 * Puts the frames of WebSocket messages together before they leave, in one piece of memory for all connections: a socket has
 * nearly always taken what it is given when `write` returns (decision 23).
 */
export class FrameWriter {
  #bytes = Buffer.allocUnsafeSlow(SIZE)
  #end = 0

  /** Writes messages to a socket in one go; what is too long goes its own way, in its turn. Nothing is left for whoever comes next. */
  write(socket: Duplex, messages: readonly Parts[], writeLong: (message: Parts) => void): void {
    this.#end = 0
    for (const message of messages) {
      if (this.#add(message)) continue
      this.#handOver(socket)
      if (!this.#add(message)) writeLong(message)
    }
    this.#handOver(socket)
  }

  /** Whether there was room for it. */
  #add(message: Parts): boolean {
    const start = this.#end
    if (start + HEAD + lengthOf(message) * WIDEST > SIZE) return false
    let end = start + HEAD
    for (const part of message) end += this.#bytes.write(part, end)
    this.#end = end
    this.#writeHead(start, end - start - HEAD)
    return true
  }

  /** A short length has a short head: then the message moves up to it. */
  #writeHead(start: number, length: number): void {
    const bytes = this.#bytes
    bytes[start] = TEXT
    if (length <= LONGEST_IN_ONE_BYTE) {
      bytes[start + 1] = length
      bytes.copyWithin(start + 2, start + HEAD, this.#end)
      this.#end -= 2
    } else {
      bytes[start + 1] = IN_TWO_BYTES
      bytes[start + 2] = length >> BYTE
      bytes[start + 3] = length % (1 << BYTE)
    }
  }

  #handOver(socket: Duplex): void {
    if (this.#end === 0) return
    const frames = this.#bytes.subarray(0, this.#end)
    this.#end = 0
    if (socket.writableLength > 0) socket.write(Buffer.from(frames))
    else {
      socket.write(frames)
      // What it has not taken yet, it goes on to read from there.
      if (socket.writableLength > 0) this.#bytes = Buffer.allocUnsafeSlow(SIZE)
    }
  }
}

function lengthOf(message: Parts): number {
  let length = 0
  for (const part of message) length += part.length
  return length
}
