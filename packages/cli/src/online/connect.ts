import { ApiClient, ApiError, type WebSocketLike } from '@slapwise/client'
import { CLOSE_MEMBER_REMOVED, CLOSE_ROOM_GONE } from '@slapwise/protocol'
import { UsageError } from '../args/usage-error.ts'
import { createGuestClient } from '../guest-client.ts'
import { openSocket, toSocket } from '../socket.ts'
import { createCookieFile } from './cookie-file.ts'

/** How a connection that is not let in would have ended. */
const CLOSE_CODES: Readonly<Record<number, number>> = { 403: CLOSE_MEMBER_REMOVED, 404: CLOSE_ROOM_GONE }

/** The door of a server that knows us from before, unless we come as a guest. */
export async function connectApi(address: string, isGuest: boolean): Promise<ApiClient> {
  const url = URL.parse(/^https?:/.test(address) ? address : `http://${address}`)
  if (!url) throw new UsageError(`--url is an address such as http://localhost:3000, not '${address}'.`)
  const api = isGuest ? createGuestClient(url.href) : new ApiClient(url.href, createCookieFile(url.host))
  await withServerErrors(api, () => api.fetchIdentity())
  return api
}

/** What a server says no to, or that there is none, becomes a line for the user. */
export async function withServerErrors<T>(api: ApiClient, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (!(error instanceof ApiError)) throw new UsageError(`Nobody answers at ${api.baseUrl}.`)
    throw new UsageError(error.protocolError?.message ?? `${api.baseUrl} is no Slapwise server.`)
  }
}

/** A room that is not there any more, or shut, stays so; anything else may be over in a moment. */
export function openRoomSocket(api: ApiClient, code: string, since: number | null): WebSocketLike {
  const socket = toSocket(
    openSocket(api, code, since, ({ status }) => {
      const code = CLOSE_CODES[status]
      if (code !== undefined) socket.onclose?.({ code, reason: '' })
    }),
  )
  return socket
}
