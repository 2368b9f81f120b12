/**
 * What was carried out for one client: its name, the last number, which of those just before it, as bits, and the version of the room
 * that the last of them led to. A client counts its requests, and its name is another one each time it starts.
 */
export type ClientLog = [name: string, last: number, before: number, version: number]

/** The requests of one person that were carried out. */
export interface RequestLog {
  clients: readonly ClientLog[]
  /** All that was carried out for clients that are forgotten led to this version, or an earlier one. */
  forgottenVersion: number
}

export const createRequestLog = (): RequestLog => ({ clients: [], forgottenVersion: 0 })

/** A request, and the version of the room that its client had seen when it first sent it. */
export interface SentRequest {
  readonly id: string
  readonly seenVersion?: number | undefined
}

/** How many numbers before the last are told apart; whatever is older was carried out, or refused, long ago. */
const TRACKED_REQUESTS = 32

/** How many clients of one person are remembered: pages that are open, and those from before. */
const MAX_CLIENTS = 16

const REQUEST_NUMBER = /^\d{1,9}$/

/** An id is `CLIENT-NUMBER`; ids from before that was so are in some journals. */
function parseRequestId(id: string): { name: string; number: number } | null {
  const dash = id.lastIndexOf('-')
  const digits = id.slice(dash + 1)
  return dash > 0 && REQUEST_NUMBER.test(digits) ? { name: id.slice(0, dash), number: Number(digits) } : null
}

/**
 * Whether something is asked for the first time. Of a client that is not known it may be forgotten whether it was: then all that it got
 * had been carried out by `forgottenAt`, so that whatever it asked for when it had seen that version is new.
 */
export function requestStatus(
  { clients, forgottenVersion }: RequestLog,
  { id, seenVersion = 0 }: SentRequest,
): 'new' | 'repeated' | 'forgotten' {
  const asked = parseRequestId(id)
  if (!asked) return 'new'
  const client = clients.find(([name]) => name === asked.name)
  if (!client) return seenVersion < forgottenVersion ? 'forgotten' : 'new'
  const [, last, before] = client
  const age = last - asked.number
  if (age <= 0) return age === 0 ? 'repeated' : 'new'
  return age > TRACKED_REQUESTS || (before & (1 << (age - 1))) !== 0 ? 'repeated' : 'new'
}

/**
 * Something has led to a version. The client that was heard of last comes last. Another list only where it has to be: most hear of the
 * same one again and again. One that has grown would keep room for more.
 */
export function logRequest(carriedOut: RequestLog, id: string, version: number): void {
  const asked = parseRequestId(id)
  if (!asked) return
  const { clients } = carriedOut
  const known = clients.find(([name]) => name === asked.name)
  if (known) markRequest(known, asked.number, version)
  if (known && known === clients.at(-1)) return
  const others = clients.filter((other) => other !== known)
  const all = [...others, known ?? ([asked.name, asked.number, 0, version] satisfies ClientLog)]
  for (const [, , , last] of all.slice(0, -MAX_CLIENTS))
    carriedOut.forgottenVersion = Math.max(carriedOut.forgottenVersion, last)
  carriedOut.clients = all.slice(-MAX_CLIENTS)
}

function markRequest(client: ClientLog, number: number, version: number): void {
  const [, last, before] = client
  const ahead = number - last
  client[3] = version
  if (ahead > 0) {
    client[1] = number
    client[2] = ahead > TRACKED_REQUESTS ? 0 : shiftLeft(before, ahead) | (1 << (ahead - 1))
  } else if (ahead < 0 && -ahead <= TRACKED_REQUESTS) client[2] = before | (1 << (-ahead - 1))
}

/** JavaScript shifts by 32 not at all. */
const shiftLeft = (bits: number, by: number): number => (by >= TRACKED_REQUESTS ? 0 : bits << by)
