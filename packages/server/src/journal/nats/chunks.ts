import type { KV } from '@nats-io/kv'

/** Bytes that are put into one message: JetStream takes no more than a megabyte unless it is told to. */
const MAX_CHUNK_BYTES = 512 * 1024

/** What stands in the place of a long text; no record begins like that. */
const CHUNKED_MARKER = /^in (\d+) pieces$/

/** Lays down what is too long for a message in several, beside its key, and tells what to write there instead. */
export async function writeChunks(bucket: KV, key: string, text: string): Promise<string> {
  const bytes = Buffer.from(text)
  if (bytes.length <= MAX_CHUNK_BYTES) return text
  const pieces = Math.ceil(bytes.length / MAX_CHUNK_BYTES)
  for (let piece = 0; piece < pieces; piece++)
    await bucket.put(
      `${key}.${piece}`,
      bytes.subarray(piece * MAX_CHUNK_BYTES, (piece + 1) * MAX_CHUNK_BYTES),
    )
  return `in ${pieces} pieces`
}

/** The text that is written at a key, or lies in pieces beside it. */
export async function readChunks(bucket: KV, key: string, text: string): Promise<string> {
  const pieces = Number(CHUNKED_MARKER.exec(text)?.[1] ?? 0)
  if (pieces === 0) return text
  const found: Uint8Array[] = []
  for (let piece = 0; piece < pieces; piece++)
    found.push((await bucket.get(`${key}.${piece}`))?.value ?? new Uint8Array())
  return Buffer.concat(found).toString()
}
