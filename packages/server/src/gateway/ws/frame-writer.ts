import type { Duplex } from 'node:stream'
import type { Chunks } from '@slapwise/protocol'

/** Nearly all output of one turn is smaller. */
export const FRAME_BUFFER_BYTES = 16_384
/** Maximum UTF-8 length of one UTF-16 code unit. */
const MAX_UTF8_BYTES = 3
/** WebSocket frame header: FIN + text opcode, then the payload length. */
const HEADER_BYTES = 4
const FIN_TEXT_FRAME = 0x81
const MAX_7_BIT_LENGTH = 125
const MAX_16_BIT_LENGTH = 0xffff
/** Values of the length byte that announce a 16-bit or 64-bit length. */
const LENGTH_16_BIT = 126
const LENGTH_64_BIT = 127
const BITS_PER_BYTE = 8

/**
 * Assembles WebSocket frames in one buffer for all connections: a socket has nearly always taken the data when `write`
 * returns (decision 23).
 */
export class FrameWriter {
  #buffer = Buffer.allocUnsafeSlow(FRAME_BUFFER_BYTES)
  #end = 0
  /** Encoding of the last long chunk, shared by all clients that receive the same one. */
  #encodedCache: { readonly part: string; readonly bytes: Buffer } | null = null

  /**
   * Writes messages to a socket until it stops accepting data; returns the number of messages written. `areLast` writes
   * all of them regardless.
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

  /** Call it when the following messages share no chunks with the earlier ones. */
  clearCache(): void {
    this.#encodedCache = null
  }

  /** Returns whether the message fitted into the buffer. */
  #addFrame(message: Chunks): boolean {
    const start = this.#end
    if (start + HEADER_BYTES + messageLength(message) * MAX_UTF8_BYTES > FRAME_BUFFER_BYTES) return false
    let end = start + HEADER_BYTES
    for (const chunk of message) end += this.#buffer.write(chunk, end)
    this.#end = end
    this.#writeHeader(start, end - start - HEADER_BYTES)
    return true
  }

  /** Short payloads have a short header: moves the header next to the payload. */
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
    // The socket still reads from the buffer: use a new one.
    if (hasPendingWrites(socket)) this.#buffer = Buffer.allocUnsafeSlow(FRAME_BUFFER_BYTES)
  }

  #writeLongFrame(socket: Duplex, message: Chunks): void {
    const pieces = message.map((chunk) => this.#encode(chunk))
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
    socket.cork()
    socket.write(createLongHeader(length))
    for (const piece of pieces) socket.write(piece)
    socket.uncork()
  }

  #encode(chunk: string): Buffer {
    if (chunk.length * MAX_UTF8_BYTES <= FRAME_BUFFER_BYTES) return Buffer.from(chunk)
    if (chunk !== this.#encodedCache?.part) this.#encodedCache = { part: chunk, bytes: Buffer.from(chunk) }
    return this.#encodedCache.bytes
  }
}

export const hasPendingWrites = ({ writableLength }: Duplex): boolean => writableLength > 0

export function messageLength(message: Chunks): number {
  let length = 0
  for (const chunk of message) length += chunk.length
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
