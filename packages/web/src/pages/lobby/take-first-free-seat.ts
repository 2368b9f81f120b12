import type { RequestBody } from '@slapwise/client'
import { type ErrorCode, isSeatTaken, type ProtocolError, type RoomView } from '@slapwise/protocol'

export const isFreeSeat = (seat: RoomView['seats'][number]) => !isSeatTaken(seat)

interface LobbyRoom {
  readonly store: { get(): { readonly room: Pick<RoomView, 'phase' | 'seats'> | null } }
  tryRequest(body: RequestBody): Promise<ProtocolError | null>
}

/**
 * Takes the first free seat of the lobby, for this member or a bot; if somebody else was faster, the next one. Returns the
 * code of any other error; null, too, if there is no free seat left.
 */
export async function takeFirstFreeSeat(
  remote: LobbyRoom,
  request: (seat: number) => RequestBody,
): Promise<ErrorCode | null> {
  const tried = new Set<number>()
  for (;;) {
    const { room } = remote.store.get()
    const isCandidate = (view: RoomView['seats'][number], seat: number) =>
      isFreeSeat(view) && !tried.has(seat)
    const seat = room?.phase === 'lobby' ? room.seats.findIndex(isCandidate) : -1
    if (seat < 0) return null
    tried.add(seat)
    const error = await remote.tryRequest(request(seat))
    if (error?.code !== 'seat-taken') return error?.code ?? null
  }
}
