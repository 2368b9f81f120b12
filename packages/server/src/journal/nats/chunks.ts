import type { KV } from '@nats-io/kv'

/** JetStream accepts at most 1 MB per message by default. */
const MAX_CHUNK_BYTES = 512 * 1024

/** Stored under the key in place of a long text; no record begins like this. */
const CHUNKED_MARKER = /^in (\d+) pieces$/

/**
 * Splits a text that is too long for one message into several, stored beside its key. Returns what to store under the
 * key itself.
 */
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

/** Returns the text stored under a key, joined if it was split into chunks. */
export async function readChunks(bucket: KV, key: string, text: string): Promise<string> {
  const pieces = Number(CHUNKED_MARKER.exec(text)?.[1] ?? 0)
  if (pieces === 0) return text
  const found: Uint8Array[] = []
  for (let piece = 0; piece < pieces; piece++)
    found.push((await bucket.get(`${key}.${piece}`))?.value ?? new Uint8Array())
  return Buffer.concat(found).toString()
}
