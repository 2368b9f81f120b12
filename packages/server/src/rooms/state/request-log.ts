/**
 * Requests carried out for one client: its name, the last request number, a bit mask of the 32 numbers before it, and
 * the version of the room after the last one. A client numbers its requests, and has a new name each time it starts.
 */
export type ClientLog = [name: string, last: number, before: number, version: number]

/** The requests of one member that were carried out. */
export interface RequestLog {
  clients: readonly ClientLog[]
  /** All requests of forgotten clients had been carried out by this version. */
  forgottenVersion: number
}

export const createRequestLog = (): RequestLog => ({ clients: [], forgottenVersion: 0 })

/** A request id, and the version of the room that the client had seen when it first sent it. */
export interface SentRequest {
  readonly id: string
  readonly seenVersion?: number | undefined
}

/** The number of requests before a client's last one that are logged one by one; older ones count as carried out. */
const TRACKED_REQUESTS = 32

/** The number of clients, which are open or closed pages, that are logged per member. */
const MAX_CLIENTS = 16

const REQUEST_NUMBER = /^\d{1,9}$/

/** An id is `CLIENT-NUMBER`; early journals contain other forms. */
function parseRequestId(id: string): { name: string; number: number } | null {
  const dash = id.lastIndexOf('-')
  const digits = id.slice(dash + 1)
  return dash > 0 && REQUEST_NUMBER.test(digits) ? { name: id.slice(0, dash), number: Number(digits) } : null
}

/**
 * Whether a request was carried out before. The log of an unknown client may have been dropped, but all dropped
 * requests were carried out by `forgottenVersion`: a request from a client that had seen that version when it was first
 * sent is new.
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
 * Notes that a request was carried out, and moves its client to the end of the list. Creates a new list only if the
 * order changes, and of exact size, to save memory.
 */
export function logRequest(log: RequestLog, id: string, version: number): void {
  const asked = parseRequestId(id)
  if (!asked) return
  const { clients } = log
  const known = clients.find(([name]) => name === asked.name)
  if (known) markRequest(known, asked.number, version)
  if (known && known === clients.at(-1)) return
  const others = clients.filter((other) => other !== known)
  const all = [...others, known ?? ([asked.name, asked.number, 0, version] satisfies ClientLog)]
  for (const [, , , last] of all.slice(0, -MAX_CLIENTS))
    log.forgottenVersion = Math.max(log.forgottenVersion, last)
  log.clients = all.slice(-MAX_CLIENTS)
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

/** `<<` by 32 would shift by 0. */
const shiftLeft = (bits: number, by: number): number => (by >= TRACKED_REQUESTS ? 0 : bits << by)
