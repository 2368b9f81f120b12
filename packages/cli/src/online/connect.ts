import { Door, type Socket, TurnedAway } from '@slapwise/client'
import { GONE, SENT_AWAY } from '@slapwise/protocol'
import { UsageError } from '../args/usage-error.ts'
import { createGuestClient } from '../guest-client.ts'
import { openSocket, toSocket } from '../socket.ts'
import { createCookieFile } from './cookie-file.ts'

/** How a connection that is not let in would have ended. */
const CLOSE_CODES: Readonly<Record<number, number>> = { 403: SENT_AWAY, 404: GONE }

/** The door of a server that knows us from before, unless we come as a guest. */
export async function connectApi(address: string, isGuest: boolean): Promise<Door> {
  const url = URL.parse(/^https?:/.test(address) ? address : `http://${address}`)
  if (!url) throw new UsageError(`--url is an address such as http://localhost:3000, not '${address}'.`)
  const door = isGuest ? createGuestClient(url.href) : new Door(url.href, createCookieFile(url.host))
  await withServerErrors(door, () => door.fetchIdentity())
  return door
}

/** What a server says no to, or that there is none, becomes a line for the user. */
export async function withServerErrors<T>(door: Door, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (!(error instanceof TurnedAway)) throw new UsageError(`Nobody answers at ${door.baseUrl}.`)
    throw new UsageError(error.protocolError?.message ?? `${door.baseUrl} is no Slapwise server.`)
  }
}

/** A room that is not there any more, or shut, stays so; anything else may be over in a moment. */
export function openRoomSocket(door: Door, code: string, since: number | null): Socket {
  const socket = toSocket(
    openSocket(door, code, since, ({ status }) => {
      const code = CLOSE_CODES[status]
      if (code !== undefined) socket.onclose?.({ code, reason: '' })
    }),
  )
  return socket
}
