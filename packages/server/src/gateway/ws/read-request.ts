import { type ErrorCode, type Request, requestSchema } from '@slapwise/protocol'

/** Characters in a message; more are answered with an error. */
const LARGEST_MESSAGE = 8_000

type Read =
  | { readonly request: Request }
  | { readonly problem: ErrorCode; readonly message: string; readonly id: string | null }

export const badMessage = (message: string, id: string | null = null): Read => ({
  problem: 'bad-message',
  message,
  id,
})

/** Bytes at the end of a message in which its id is looked for. */
const TAIL = 60

/** The id of a message that is not read: our own client puts it last. */
export const lastId = (bytes: Buffer): string | null =>
  /"id":"([^"\\]{1,40})"\}$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL)))?.[1] ?? null

/** UTF-8 takes no more for a character as JavaScript counts them. */
const BYTES_PER_CHARACTER = 3

export function readRequest(bytes: Buffer): Read {
  const text = bytes.length > LARGEST_MESSAGE * BYTES_PER_CHARACTER ? null : String(bytes)
  if (text === null || text.length > LARGEST_MESSAGE)
    return { problem: 'too-large', message: `At most ${LARGEST_MESSAGE} characters.`, id: null }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return badMessage('Messages are JSON.')
  }
  const parsed = requestSchema.safeParse(json)
  if (parsed.success) return { request: parsed.data }
  const [{ path, message }] = parsed.error.issues
  const id = (json as { id?: unknown } | null)?.id
  return badMessage(
    `${path.join('.') || 'message'}: ${message}`,
    typeof id === 'string' ? id.slice(0, 40) : null,
  )
}
