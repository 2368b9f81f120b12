import type { Duplex } from 'node:stream'
import type { Chunks } from '@slapwise/protocol'

/** Bytes: nearly all that anybody is told in one go is less. */
export const FRAME_BUFFER_BYTES = 16_384
/** What UTF-8 needs at most for one of JavaScript's characters. */
const MAX_UTF8_BYTES = 3
/** In front of a message: a whole message of text, and its length. */
const HEADER_BYTES = 4
const FIN_TEXT_FRAME = 0x81
const MAX_7_BIT_LENGTH = 125
const MAX_16_BIT_LENGTH = 0xffff
/** In place of the length, where that is in the next two bytes, or the next eight. */
const LENGTH_16_BIT = 126
const LENGTH_64_BIT = 127
const BITS_PER_BYTE = 8

/**
 * Puts the frames of WebSocket messages together before they leave, in one piece of memory for all connections: a socket has
 * nearly always taken what it is given when `write` returns (decision 23).
 */
export class FrameWriter {
  #buffer = Buffer.allocUnsafeSlow(FRAME_BUFFER_BYTES)
  #end = 0
  /** The last long part that was encoded: several clients are told the same, and share the buffer while they read it. */
  #encodedCache: { readonly part: string; readonly bytes: Buffer } | null = null

  /**
   * Writes messages to a socket in one go, until it has not taken what it was given; tells how many messages it was given. All of them if
   * they are the last.
   */
  write(socket: Duplex, messages: readonly Chunks[], areLast = false): number {
    this.#end = 0
    for (let i = 0; i < messages.length; i++) {
      if (this.#addFrame(messages[i])) continue
      this.#flush(socket)
      if (hasPendingWrites(socket) && !areLast) return i
      if (this.#addFrame(messages[i])) continue
      this.#writeLongFrame(socket, messages[i])
      if (hasPendingWrites(socket) && !areLast) return i + 1
    }
    this.#flush(socket)
    return messages.length
  }

  /** To be called when what follows is something else. */
  clearCache(): void {
    this.#encodedCache = null
  }

  /** Whether there was room for it. */
  #addFrame(message: Chunks): boolean {
    const start = this.#end
    if (start + HEADER_BYTES + messageLength(message) * MAX_UTF8_BYTES > FRAME_BUFFER_BYTES) return false
    let end = start + HEADER_BYTES
    for (const part of message) end += this.#buffer.write(part, end)
    this.#end = end
    this.#writeHeader(start, end - start - HEADER_BYTES)
    return true
  }

  /** A short length has a short head: then the message moves up to it. */
  #writeHeader(start: number, length: number): void {
    const bytes = this.#buffer
    bytes[start] = FIN_TEXT_FRAME
    if (length <= MAX_7_BIT_LENGTH) {
      bytes[start + 1] = length
      bytes.copyWithin(start + 2, start + HEADER_BYTES, this.#end)
      this.#end -= 2
    } else {
      bytes[start + 1] = LENGTH_16_BIT
      bytes[start + 2] = length >> BITS_PER_BYTE
      bytes[start + 3] = length % (1 << BITS_PER_BYTE)
    }
  }

  #flush(socket: Duplex): void {
    if (this.#end === 0) return
    socket.write(this.#buffer.subarray(0, this.#end))
    this.#end = 0
    // What it has not taken yet, it goes on to read from there.
    if (hasPendingWrites(socket)) this.#buffer = Buffer.allocUnsafeSlow(FRAME_BUFFER_BYTES)
  }

  #writeLongFrame(socket: Duplex, message: Chunks): void {
    const pieces = message.map((part) => this.#encode(part))
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
    socket.cork()
    socket.write(createLongHeader(length))
    for (const piece of pieces) socket.write(piece)
    socket.uncork()
  }

  #encode(part: string): Buffer {
    if (part.length * MAX_UTF8_BYTES <= FRAME_BUFFER_BYTES) return Buffer.from(part)
    if (part !== this.#encodedCache?.part) this.#encodedCache = { part, bytes: Buffer.from(part) }
    return this.#encodedCache.bytes
  }
}

/** Whether it has yet to take something that was written to it. */
export const hasPendingWrites = ({ writableLength }: Duplex): boolean => writableLength > 0

export function messageLength(message: Chunks): number {
  let length = 0
  for (const part of message) length += part.length
  return length
}

function createLongHeader(length: number): Buffer {
  const isShorter = length <= MAX_16_BIT_LENGTH
  const head = Buffer.alloc(isShorter ? HEADER_BYTES : 10)
  head[0] = FIN_TEXT_FRAME
  head[1] = isShorter ? LENGTH_16_BIT : LENGTH_64_BIT
  if (isShorter) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
