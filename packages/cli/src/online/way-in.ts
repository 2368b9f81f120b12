import { Door, type Socket, TurnedAway } from '@slapwise/client'
import { GONE, SENT_AWAY } from '@slapwise/protocol'
import { UsageError } from '../args/usage-error.ts'
import { guestDoor } from '../guest-door.ts'
import { asSocket, openSocket } from '../socket.ts'
import { identityAt } from './identity-file.ts'

/** How a connection that is not let in would have ended. */
const ENDS: Readonly<Record<number, number>> = { 403: SENT_AWAY, 404: GONE }

/** The door of a server that knows us from before, unless we come as a guest. */
export async function doorAt(address: string, isGuest: boolean): Promise<Door> {
  const url = URL.parse(/^https?:/.test(address) ? address : `http://${address}`)
  if (!url) throw new UsageError(`--url is an address such as http://localhost:3000, not '${address}'.`)
  const door = isGuest ? guestDoor(url.href) : new Door(url.href, identityAt(url.host))
  await politely(door, () => door.greet())
  return door
}

/** What a server says no to, or that there is none, becomes a line for the user. */
export async function politely<T>(door: Door, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof UsageError) throw error
    if (!(error instanceof TurnedAway)) throw new UsageError(`Nobody answers at ${door.address}.`)
    throw new UsageError(error.error?.message ?? `${door.address} is no Slapwise server.`)
  }
}

/** A room that is not there any more, or shut, stays so; anything else may be over in a moment. */
export function connectTo(door: Door, code: string, since: number | null): Socket {
  const socket = asSocket(
    openSocket(door, code, since, ({ status }) => {
      const code = ENDS[status]
      if (code !== undefined) socket.onclose?.({ code, reason: '' })
    }),
  )
  return socket
}
