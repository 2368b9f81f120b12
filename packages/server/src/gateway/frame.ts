import type { Writable } from 'node:stream'

/** The whole of a text message (RFC 6455, 5.2): the last frame of it, and what is in it is text. */
const WHOLE_TEXT = 0x81
/** In place of a length: the real one comes next, in so many bytes. */
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127

/**
 * Writes a message in one piece, if it can be: `ws` writes two, which is a fifth dearer. As a string, not as bytes of our own, which
 * somebody would have to clear away.
 */
export function writeText(socket: Writable, text: string): void {
  const length = Buffer.byteLength(text)
  const header = headerFor(length)
  // Where each character is one byte, it is the same one.
  if (length === text.length) socket.write(header + text, 'latin1')
  else {
    socket.write(header, 'latin1')
    socket.write(text)
  }
}

/** A character for each byte. No string is longer than four bytes can say. */
function headerFor(length: number): string {
  const low = [(length >> 8) & 0xff, length & 0xff]
  if (length < IN_TWO_BYTES) return String.fromCharCode(WHOLE_TEXT, length)
  if (length <= 0xffff) return String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, ...low)
  return String.fromCharCode(
    WHOLE_TEXT,
    IN_EIGHT_BYTES,
    0,
    0,
    0,
    0,
    length >>> 24,
    (length >> 16) & 0xff,
    ...low,
  )
}
