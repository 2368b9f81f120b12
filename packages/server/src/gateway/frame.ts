/** The whole of a text message (RFC 6455, 5.2): the last frame of it, and what is in it is text. */
const WHOLE_TEXT = 0x81
/** Lengths from here on say how many bytes the real one takes. */
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127
const MOST_IN_TWO = 0xffff

/** A message as it goes over the wire, in one piece: `ws` would write two, and that is half as dear again. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length < IN_TWO_BYTES ? 2 : length <= MOST_IN_TWO ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = WHOLE_TEXT
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = IN_TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = IN_EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, start)
  return frame
}
