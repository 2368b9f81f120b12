import type { Duplex } from 'node:stream'
import type { Chunks } from '@slapwise/protocol'

/** Bytes: nearly all that anybody is told in one go is less. */
export const FRAMES_AT_ONCE = 16_384
/** What UTF-8 needs at most for one of JavaScript's characters. */
const WIDEST = 3
/** In front of a message: a whole message of text, and its length. */
const HEAD = 4
const TEXT = 0x81
const LONGEST_IN_ONE_BYTE = 125
const LONGEST_IN_TWO_BYTES = 0xffff
/** In place of the length, where that is in the next two bytes, or the next eight. */
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127
const BYTE = 8

/**
 * Puts the frames of WebSocket messages together before they leave, in one piece of memory for all connections: a socket has
 * nearly always taken what it is given when `write` returns (decision 23).
 */
export class FrameWriter {
  #bytes = Buffer.allocUnsafeSlow(FRAMES_AT_ONCE)
  #end = 0
  /** The last long part that was encoded: several clients are told the same, and share the buffer while they read it. */
  #shared: { readonly part: string; readonly bytes: Buffer } | null = null

  /**
   * Writes messages to a socket in one go, until it has not taken what it was given; tells how many messages it was given. All of them if
   * they are the last.
   */
  write(socket: Duplex, messages: readonly Chunks[], areLast = false): number {
    this.#end = 0
    for (let i = 0; i < messages.length; i++) {
      if (this.#add(messages[i])) continue
      this.#handOver(socket)
      if (isStuck(socket) && !areLast) return i
      if (this.#add(messages[i])) continue
      this.#writeLong(socket, messages[i])
      if (isStuck(socket) && !areLast) return i + 1
    }
    this.#handOver(socket)
    return messages.length
  }

  /** To be called when what follows is something else. */
  forget(): void {
    this.#shared = null
  }

  /** Whether there was room for it. */
  #add(message: Chunks): boolean {
    const start = this.#end
    if (start + HEAD + lengthOf(message) * WIDEST > FRAMES_AT_ONCE) return false
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
    socket.write(this.#bytes.subarray(0, this.#end))
    this.#end = 0
    // What it has not taken yet, it goes on to read from there.
    if (isStuck(socket)) this.#bytes = Buffer.allocUnsafeSlow(FRAMES_AT_ONCE)
  }

  #writeLong(socket: Duplex, message: Chunks): void {
    const pieces = message.map((part) => this.#encode(part))
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
    socket.cork()
    socket.write(longHead(length))
    for (const piece of pieces) socket.write(piece)
    socket.uncork()
  }

  #encode(part: string): Buffer {
    if (part.length * WIDEST <= FRAMES_AT_ONCE) return Buffer.from(part)
    if (part !== this.#shared?.part) this.#shared = { part, bytes: Buffer.from(part) }
    return this.#shared.bytes
  }
}

/** Whether it has yet to take something that was written to it. */
export const isStuck = ({ writableLength }: Duplex): boolean => writableLength > 0

export function lengthOf(message: Chunks): number {
  let length = 0
  for (const part of message) length += part.length
  return length
}

function longHead(length: number): Buffer {
  const isShorter = length <= LONGEST_IN_TWO_BYTES
  const head = Buffer.alloc(isShorter ? HEAD : 10)
  head[0] = TEXT
  head[1] = isShorter ? IN_TWO_BYTES : IN_EIGHT_BYTES
  if (isShorter) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
