import { ApiClient, ApiError, type WebSocketLike } from '@slapwise/client'
import { CLOSE_MEMBER_REMOVED, CLOSE_ROOM_GONE } from '@slapwise/protocol'
import { UsageError } from '../args/usage-error.ts'
import { createGuestClient } from '../guest-client.ts'
import { openSocket, toSocket } from '../socket.ts'
import { createCookieFile } from './cookie-file.ts'

/** The WebSocket close code that corresponds to an HTTP status of the handshake. */
const CLOSE_CODES: Readonly<Record<number, number>> = { 403: CLOSE_MEMBER_REMOVED, 404: CLOSE_ROOM_GONE }

/** An API client with the identity that is stored on this machine, or a new one for a guest. */
export async function connectApi(address: string, isGuest: boolean): Promise<ApiClient> {
  const url = URL.parse(/^https?:/.test(address) ? address : `http://${address}`)
  if (!url) throw new UsageError(`--url must be an address such as http://localhost:3000, not '${address}'.`)
  const api = isGuest ? createGuestClient(url.href) : new ApiClient(url.href, createCookieFile(url.host))
  await withServerErrors(api, () => api.fetchIdentity())
  return api
}

/** Turns an error of the server, or a failed connection, into a `UsageError`. */
export async function withServerErrors<T>(api: ApiClient, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (!(error instanceof ApiError))
      throw new UsageError(
        `No server answers at ${api.baseUrl}; check the address and whether the server runs.`,
      )
    throw new UsageError(error.protocolError?.message ?? `${api.baseUrl} is not a Slapwise server.`)
  }
}

/** A room that is gone or closed to us ends the session; after any other rejection the client reconnects. */
export function openRoomSocket(api: ApiClient, code: string, since: number | null): WebSocketLike {
  const socket = toSocket(
    openSocket(api, code, since, ({ status }) => {
      const code = CLOSE_CODES[status]
      if (code !== undefined) socket.onclose?.({ code, reason: '' })
    }),
  )
  return socket
}
