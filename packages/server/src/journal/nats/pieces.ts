import type { KV } from '@nats-io/kv'

/** Bytes that are put into one message: JetStream takes no more than a megabyte unless it is told to. */
const PIECE = 512 * 1024

/** What stands in the place of a long text; no record begins like that. */
const PIECES = /^in (\d+) pieces$/

/** Lays down what is too long for a message in several, beside its key, and tells what to write there instead. */
export async function inPieces(bucket: KV, key: string, text: string): Promise<string> {
  const bytes = Buffer.from(text)
  if (bytes.length <= PIECE) return text
  const pieces = Math.ceil(bytes.length / PIECE)
  for (let piece = 0; piece < pieces; piece++)
    await bucket.put(`${key}.${piece}`, bytes.subarray(piece * PIECE, (piece + 1) * PIECE))
  return `in ${pieces} pieces`
}

/** The text that is written at a key, or lies in pieces beside it. */
export async function pieced(bucket: KV, key: string, text: string): Promise<string> {
  const pieces = Number(PIECES.exec(text)?.[1] ?? 0)
  if (pieces === 0) return text
  const found: Uint8Array[] = []
  for (let piece = 0; piece < pieces; piece++)
    found.push((await bucket.get(`${key}.${piece}`))?.value ?? new Uint8Array())
  return Buffer.concat(found).toString()
}
