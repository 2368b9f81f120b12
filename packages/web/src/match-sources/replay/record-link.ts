import { MAX_RECORD_BYTES, type MatchRecord } from '@slapwise/kernel'

/** In front of a record in the fragment of an address, which browsers send to no server. */
const PREFIX = '#match='

/** Messengers cut longer links. A match of 1,000 decisions takes 1,500 to 3,000. */
const MAX_LENGTH = 16_000

const FORMAT = 'deflate-raw'

/** Safari has it since version 16.4. */
export const canLinkRecords = (): boolean => 'CompressionStream' in globalThis

export const containsRecord = (fragment: string): boolean => fragment.startsWith(PREFIX)

/** A whole match as the fragment of an address: deflated JSON as base64url. Null if it is too long for a link. */
export async function encodeRecordLink(record: MatchRecord): Promise<string | null> {
  const stream = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream(FORMAT))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  if (bytes.length > MAX_LENGTH) return null
  const fragment = PREFIX + toBase64Url(bytes)
  return fragment.length > MAX_LENGTH ? null : fragment
}

/** The text of the record in a fragment; null if a part of the link is missing. */
export async function decodeRecordLink(fragment: string): Promise<string | null> {
  try {
    const bytes = fromBase64Url(fragment.slice(PREFIX.length))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT))
    return await readText(stream)
  } catch {
    return null
  }
}

/** Throws as soon as there is more than any record may have: a few kilobytes can be inflated to gigabytes. */
async function readText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    length += next.value.length
    if (length > MAX_RECORD_BYTES) {
      await reader.cancel()
      throw new RangeError('The record is too large.')
    }
    chunks.push(next.value)
  }
  return new Blob(chunks).text()
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
