import { type ClientRequest, clientRequestSchema, type ErrorCode } from '@slapwise/protocol'

/** Longer messages are answered with an error. */
export const MAX_MESSAGE_LENGTH = 8_000

type ParsedRequest =
  | { readonly request: ClientRequest }
  | { readonly problem: ErrorCode; readonly message: string; readonly id: string | null }

export const badMessageResult = (message: string, id: string | null = null): ParsedRequest => ({
  problem: 'bad-message',
  message,
  id,
})

/** Bytes at the end of a message in which its id is looked for. */
const ID_TAIL_BYTES = 60

/** Finds the id of a message that is not parsed: our own client puts it last. */
export const extractRequestId = (bytes: Buffer): string | null =>
  /"id":"([^"\\]{1,40})"\}$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - ID_TAIL_BYTES)))?.[1] ??
  null

/** Maximum UTF-8 length of one UTF-16 code unit. */
const MAX_UTF8_BYTES = 3

export function parseRequest(bytes: Buffer): ParsedRequest {
  const text = bytes.length > MAX_MESSAGE_LENGTH * MAX_UTF8_BYTES ? null : String(bytes)
  if (text === null || text.length > MAX_MESSAGE_LENGTH)
    return {
      problem: 'too-large',
      message: `A message has at most ${MAX_MESSAGE_LENGTH} characters.`,
      id: null,
    }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return badMessageResult('A message has to be JSON.')
  }
  const parsed = clientRequestSchema.safeParse(json)
  if (parsed.success) return { request: parsed.data }
  const [{ path, message }] = parsed.error.issues
  const id = (json as { id?: unknown } | null)?.id
  return badMessageResult(
    `${path.join('.') || 'message'}: ${message}`,
    typeof id === 'string' ? id.slice(0, 40) : null,
  )
}
